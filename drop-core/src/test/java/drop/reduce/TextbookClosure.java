package drop.reduce;

import drop.net.PetriNet;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Strong stubborn sets by closure as the textbook has them, for every demand: with an enabled transition
 * all that depend on it, with a disabled one all that can help it over one obstacle; for a target first
 * all that can help over one obstacle to it. Any one condition can be left out.
 */
public final class TextbookClosure implements EnabledFilter, Independence {
  /** A condition. */
  public enum Rule {
    /** With an enabled transition those that disable it. */
    DISABLING,
    /** With an enabled transition those that it disables. */
    DISABLED,
    /** With a transition that lacks tokens those that bring some. */
    PRODUCERS,
    /** With a transition that is inhibited those that take tokens away. */
    CONSUMERS,
    /** With a visible transition the others, or for linear time everything that is enabled. */
    VISIBLE,
    /** Only one transition, or else everything that is enabled, for branching time. */
    ALONE,
    /** Transitions that change nothing count where their firing does. */
    IDLE,
    /** What can help to reach the target. */
    TARGET
  }

  private final PetriNet net;
  private final Demand demand;
  private final MarkingFormula target;
  private final Rule dropped;
  private final boolean[][] disturbs;
  private final int[][] effect;
  private final int[][] needed;
  private final int[][] forbidden;
  private final boolean[] counts;

  /**
   * @param dropped the condition to leave out, or null
   */
  public TextbookClosure(PetriNet net, Demand demand, Rule dropped) {
    this.net = net;
    this.demand = demand;
    this.target = (MarkingFormula) demand.target();
    this.dropped = dropped;
    int transitions = net.transitionCount();
    this.disturbs = new boolean[transitions][transitions];
    this.counts = new boolean[transitions];
    this.effect = table(TextbookClosure::effect);
    this.needed =
        table((n, t, p) -> Math.max(n.inputs().weight(t, p), n.reads().weight(t, p)));
    this.forbidden = table((n, t, p) -> n.inhibitors().weight(t, p));
    for (int t = 0; t < transitions; t++) {
      counts[t] = !demand.leavesOutIdle() && dropped != Rule.IDLE || changes(t);
      for (int u = 0; u < transitions; u++) {
        disturbs[u][t] = disturbs(u, t);
      }
    }
  }

  @Override
  public void retainIndependent(int t, long[] set) {
    for (int u : BitSet.valueOf(set).stream().toArray()) {
      if (depends(t, u)) {
        set[u >>> 6] &= ~(1L << u);
      }
    }
  }

  @Override
  public void filter(int[] marking, long[] enabled) {
    BitSet all = BitSet.valueOf(enabled);
    BitSet best = null;
    if (target != null && dropped != Rule.TARGET) {
      best = target.holds(marking) ? all : closure(marking, all, target.helpers(net, marking));
    } else {
      for (int seed : all.stream().filter(t -> counts[t]).toArray()) {
        BitSet one = new BitSet();
        one.set(seed);
        BitSet set = closure(marking, all, one);
        if (accepts(set) && (best == null || set.cardinality() < best.cardinality())) {
          best = set;
        }
      }
    }
    if (best != null) {
      Arrays.fill(enabled, 0);
      System.arraycopy(best.toLongArray(), 0, enabled, 0, best.toLongArray().length);
    }
  }

  private boolean accepts(BitSet set) {
    if (demand.level().compareTo(Preserve.LTL) < 0) {
      return true;
    }
    return (dropped == Rule.VISIBLE || !set.intersects(demand.visible()))
        && (demand.level() == Preserve.LTL || dropped == Rule.ALONE || set.cardinality() == 1);
  }

  /** The enabled ones of the smallest set that has these and keeps to the rules. */
  private BitSet closure(int[] marking, BitSet enabled, BitSet from) {
    BitSet set = (BitSet) from.clone();
    BitSet done = new BitSet();
    while (!done.equals(set)) {
      BitSet open = (BitSet) set.clone();
      open.andNot(done);
      int t = open.nextSetBit(0);
      done.set(t);
      for (int u = 0; u < net.transitionCount(); u++) {
        if (counts[u] && (enabled.get(t) ? depends(t, u) : helps(marking, t, u))) {
          set.set(u);
        }
      }
    }
    set.and(enabled);
    return set;
  }

  private boolean depends(int t, int u) {
    return dropped != Rule.DISABLING && disturbs[u][t]
        || dropped != Rule.DISABLED && disturbs[t][u]
        || dropped != Rule.VISIBLE && demand.ordered(t, u);
  }

  /** Whether u takes what t needs or gives what t must not find. */
  private boolean disturbs(int u, int t) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (effect[u][p] < 0 && needed[t][p] > 0 || effect[u][p] > 0 && forbidden[t][p] > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether u can help with the first reason why t is disabled. */
  private boolean helps(int[] marking, int t, int u) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (marking[p] < needed[t][p]) {
        return dropped != Rule.PRODUCERS && effect[u][p] > 0;
      }
      if (forbidden[t][p] > 0 && marking[p] >= forbidden[t][p]) {
        return dropped != Rule.CONSUMERS && effect[u][p] < 0;
      }
    }
    throw new AssertionError("enabled");
  }

  private boolean changes(int t) {
    return Arrays.stream(effect[t]).anyMatch(change -> change != 0);
  }

  private interface Entry {
    int of(PetriNet net, int t, int p);
  }

  private int[][] table(Entry entry) {
    int[][] table = new int[net.transitionCount()][net.placeCount()];
    for (int t = 0; t < table.length; t++) {
      int transition = t;
      Arrays.setAll(table[t], p -> entry.of(net, transition, p));
    }
    return table;
  }

  static int effect(PetriNet net, int t, int p) {
    return net.outputs().weight(t, p) - net.inputs().weight(t, p);
  }
}
