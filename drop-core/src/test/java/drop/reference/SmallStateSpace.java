package drop.reference;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.Arrays;

/**
 * The full state space of a net of at most 16 places with at most 15 tokens each and at most 64
 * transitions, a marking in one {@code long}: fast enough to judge a reduction on a million nets.
 *
 * <p>Where the search is not complete, what was found of deadlocks and transitions is only a part.
 */
public final class SmallStateSpace {
  private static final int MOST = 15;
  private static final int PLACES = 16;

  /** The bits of a packed marking that are set where a place holds more than one token. */
  private static final long MORE_THAN_ONE = 0xEEEE_EEEE_EEEE_EEEEL;

  private long[] states = new long[64];
  private int count;

  /** An open-addressing table of state numbers plus 1, since every long is a marking. */
  private int[] table = new int[256];

  private long[] deadlocks = new long[4];
  private int dead;
  private long firings;
  private long fireable;
  private long marked;
  private boolean complete;

  private SmallStateSpace() {}

  /**
   * Explores breadth-first. It is incomplete if there are more states than that or a place gets more
   * than 15 tokens.
   */
  public static SmallStateSpace of(PetriNet net, int maxStates) {
    if (net.placeCount() > PLACES || net.transitionCount() > Long.SIZE) {
      throw new IllegalArgumentException(net + " is not small");
    }
    SmallStateSpace space = new SmallStateSpace();
    int[] initial = net.initialMarking();
    boolean fits = Arrays.stream(initial).allMatch(tokens -> tokens <= MOST);
    space.complete = fits && space.explore(rules(net), pack(initial), maxStates);
    space.deadlocks = Arrays.copyOf(space.deadlocks, space.dead);
    Arrays.sort(space.deadlocks);
    return space;
  }

  public boolean complete() {
    return complete;
  }

  public int states() {
    return count;
  }

  /** A packed marking that was reached; the first is the initial one. */
  public long state(int number) {
    return states[number];
  }

  /** The edges of the state space. */
  public long firings() {
    return firings;
  }

  /** The packed markings in which no transition is enabled, in the order of signed longs. */
  public long[] deadlocks() {
    return deadlocks.clone();
  }

  /** The transitions that fire somewhere: bit {@code t} is transition {@code t}. */
  public long fireable() {
    return fireable;
  }

  /** Whether no place ever holds more than one token. */
  public boolean safe() {
    return complete && (marked & MORE_THAN_ONE) == 0;
  }

  /** The packed markings that were reached, the initial one first. */
  public long[] markings() {
    return Arrays.copyOf(states, count);
  }

  /** Whether this marking was reached. */
  public boolean contains(long packed) {
    return table[slot(packed)] != 0;
  }

  /** A marking as one long: four bits a place, the first place lowest. */
  public static long pack(int[] marking) {
    if (marking.length > PLACES) {
      throw new IllegalArgumentException(marking.length + " places do not fit a long");
    }
    long packed = 0;
    for (int p = 0; p < marking.length; p++) {
      if (marking[p] < 0 || marking[p] > MOST) {
        throw new IllegalArgumentException(marking[p] + " tokens do not fit four bits");
      }
      packed |= (long) marking[p] << 4 * p;
    }
    return packed;
  }

  public static int[] unpack(long packed, int places) {
    int[] marking = new int[places];
    Arrays.setAll(marking, p -> (int) (packed >>> 4 * p) & MOST);
    return marking;
  }

  /**
   * What a transition asks of the places that it touches, and what it does to a packed marking.
   * Adding {@code change} is right as long as no place runs over, which {@code room} tells.
   *
   * @param shift where the place is in a packed marking
   * @param least the tokens that it needs at least
   * @param most the tokens that it may have at most
   * @param room the tokens that it may have at most for the tokens afterwards to fit
   */
  private record Rule(int[] shift, int[] least, int[] most, int[] room, long change) {}

  private static Rule[] rules(PetriNet net) {
    Rule[] rules = new Rule[net.transitionCount()];
    for (int t = 0; t < rules.length; t++) {
      rules[t] = rule(net, t);
    }
    return rules;
  }

  private static Rule rule(PetriNet net, int t) {
    int places = net.placeCount();
    int[] least = new int[places];
    int[] most = new int[places];
    int[] gain = new int[places];
    Arrays.fill(most, MOST);
    int touched = 0;
    Arcs in = net.inputs();
    for (int a = in.first(t); a < in.first(t + 1); a++) {
      least[in.place(a)] = in.weight(a);
      gain[in.place(a)] = -in.weight(a);
      touched |= 1 << in.place(a);
    }
    Arcs reads = net.reads();
    for (int a = reads.first(t); a < reads.first(t + 1); a++) {
      least[reads.place(a)] = Math.max(least[reads.place(a)], reads.weight(a));
      touched |= 1 << reads.place(a);
    }
    Arcs inhibitors = net.inhibitors();
    for (int a = inhibitors.first(t); a < inhibitors.first(t + 1); a++) {
      most[inhibitors.place(a)] = Math.min(MOST, inhibitors.weight(a) - 1);
      touched |= 1 << inhibitors.place(a);
    }
    Arcs out = net.outputs();
    for (int a = out.first(t); a < out.first(t + 1); a++) {
      gain[out.place(a)] += out.weight(a);
      touched |= 1 << out.place(a);
    }
    return compact(touched, least, most, gain);
  }

  private static Rule compact(int touched, int[] least, int[] most, int[] gain) {
    int size = Integer.bitCount(touched);
    Rule rule = new Rule(new int[size], new int[size], new int[size], new int[size], change(gain));
    int k = 0;
    for (int rest = touched; rest != 0; rest &= rest - 1) {
      int p = Integer.numberOfTrailingZeros(rest);
      rule.shift[k] = 4 * p;
      rule.least[k] = least[p];
      rule.most[k] = most[p];
      rule.room[k++] = MOST - gain[p];
    }
    return rule;
  }

  private static long change(int[] gain) {
    long change = 0;
    for (int p = 0; p < gain.length; p++) {
      change += (long) gain[p] << 4 * p;
    }
    return change;
  }

  private boolean explore(Rule[] rules, long initial, int maxStates) {
    add(initial);
    for (int next = 0; next < count; next++) {
      if (count > maxStates) {
        return false;
      }
      long marking = states[next];
      boolean isDead = true;
      for (int t = 0; t < rules.length; t++) {
        if (enabled(rules[t], marking)) {
          if (!fits(rules[t], marking)) {
            return false;
          }
          isDead = false;
          firings++;
          fireable |= 1L << t;
          add(marking + rules[t].change);
        }
      }
      if (isDead) {
        addDeadlock(marking);
      }
    }
    return true;
  }

  private static boolean enabled(Rule rule, long marking) {
    int[] shift = rule.shift;
    for (int k = 0; k < shift.length; k++) {
      int tokens = (int) (marking >>> shift[k]) & MOST;
      if (tokens < rule.least[k] || tokens > rule.most[k]) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(Rule rule, long marking) {
    int[] shift = rule.shift;
    for (int k = 0; k < shift.length; k++) {
      if (((int) (marking >>> shift[k]) & MOST) > rule.room[k]) {
        return false;
      }
    }
    return true;
  }

  private void addDeadlock(long marking) {
    if (dead == deadlocks.length) {
      deadlocks = Arrays.copyOf(deadlocks, 2 * dead);
    }
    deadlocks[dead++] = marking;
  }

  private void add(long marking) {
    int slot = slot(marking);
    if (table[slot] != 0) {
      return;
    }
    if (count == states.length) {
      states = Arrays.copyOf(states, 2 * count);
      table = new int[4 * states.length];
      for (int i = 0; i < count; i++) {
        table[slot(states[i])] = i + 1;
      }
      slot = slot(marking);
    }
    marked |= marking;
    states[count++] = marking;
    table[slot] = count;
  }

  /** Where the marking is in the table, or where it would be. */
  private int slot(long marking) {
    long mixed = marking * 0x9E37_79B9_7F4A_7C15L;
    int slot = (int) (mixed >>> 32) & table.length - 1;
    while (table[slot] != 0 && states[table[slot] - 1] != marking) {
      slot = slot + 1 & table.length - 1;
    }
    return slot;
  }
}
