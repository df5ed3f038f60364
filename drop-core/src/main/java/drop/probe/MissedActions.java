package drop.probe;

import java.util.Arrays;

/**
 * The missed actions phase (thesis, Definitions 25 and 26, corrected). Missed is a pair (v, a) of a weak
 * prefix v of w and an action a with v = ↓_a v, s ⊢ v·a, and v·a no weak prefix of w·a; it is fresh when
 * the last action b is in v. This takes the place of Definition 29 and of Propositions 1 and 2, which
 * lose deadlocks (nets P01, P02, P03, P06).
 *
 * <p>Here is what both concretisations share: the transitions that b can influence at all, and the
 * enumeration of the weak prefixes.
 */
abstract class MissedActions {
  /** Is told each missed action with the events of v and the marking after them, both on loan. */
  interface Sink {
    void found(int transition, long[] v, int base, int[] marking);
  }

  private final Trace trace;
  private final SymbolicActions actions;
  private final Pitfalls pitfalls;
  private final int[] considered;
  private int round;
  private Sink sink;
  private int candidate;
  private int last;
  private boolean enabledNow;
  private long[] influences = new long[1];
  private long[] levels = new long[4];
  private final int[] marking;

  MissedActions(Trace trace, Pitfalls pitfalls) {
    this.trace = trace;
    this.actions = trace.actions;
    this.pitfalls = pitfalls;
    this.considered = new int[actions.transitions()];
    this.marking = new int[actions.places()];
  }

  final boolean pitfall(Pitfall pitfall) {
    return pitfalls.has(pitfall);
  }

  /** Tells what is freshly missed with event b. */
  final void find(int b, Sink to) {
    sink = to;
    last = b;
    round++;
    int t = trace.transition[b];
    for (int i = actions.makeFirst[t]; i < actions.makeFirst[t + 1]; i++) {
      consider(actions.readers, actions.makePlace[i]);
      consider(actions.deleters, actions.makePlace[i]);
    }
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      if (actions.needDeletes[i] > 0) {
        consider(actions.forbidders, actions.needPlace[i]);
      }
      considerNeed(i);
    }
    for (int i = actions.forbidFirst[t]; i < actions.forbidFirst[t + 1]; i++) {
      consider(actions.creators, actions.forbidPlace[i]);
    }
  }

  /** Considers the transitions that take what b needs and still leaves to them. */
  abstract void considerNeed(int need);

  final void consider(PlaceIndex index, int p) {
    for (int i = index.first(p); i < index.first(p + 1); i++) {
      int t = index.transition(i);
      if (considered[t] != round) {
        considered[t] = round;
        if (!actions.pure(t)) {
          candidate(t, last);
        }
      }
    }
  }

  /** Finds the concrete actions of the transition and calls {@link #prefixes} for each. */
  abstract void candidate(int t, int b);

  /**
   * Tells each weak prefix that contains {@code must}, avoids {@code forbidden}, and is the prime cause
   * of the action in itself.
   *
   * @param direct the events that influence the action
   * @param enabled whether the tokens that it takes are there in the target
   */
  final void prefixes(int t, long[] direct, long[] must, long[] forbidden, int base, boolean enabled) {
    int words = trace.stride;
    candidate = t;
    influences = direct;
    enabledNow = enabled && actions.allowed(t, trace.target);
    room(0);
    Rows.copy(levels, 0, must, base, words);
    Rows.copy(levels, words, forbidden, base, words);
    if (pitfall(Pitfall.PRIME_CAUSE_BY_INFLUENCE)) {
      trace.closure(direct, 0, levels, 0);
      if (Rows.intersect(levels, 0, forbidden, base, words)) {
        return;
      }
      report(0);
    } else if (pitfall(Pitfall.SMALLEST_CAUSE_ONLY)) {
      report(0);
    } else {
      prefixes(0, 0);
    }
  }

  /** Decides on the influencing events one by one: inside with all its causes, or outside. */
  private void prefixes(int level, int from) {
    int words = trace.stride;
    int base = 2 * level * words;
    int event = Rows.next(influences, 0, words, from);
    while (event >= 0
        && (Rows.get(levels, base, event) || Rows.get(levels, base + words, event))) {
      event = Rows.next(influences, 0, words, event + 1);
    }
    if (event < 0) {
      report(base);
      return;
    }
    room(level + 1);
    int inner = base + 2 * words;
    Rows.copy(levels, inner, levels, base, 2 * words);
    Rows.or(levels, inner, trace.causes, event * words, words);
    if (!Rows.intersect(levels, inner, levels, inner + words, words)) {
      prefixes(level + 1, event + 1);
    }
    Rows.copy(levels, inner, levels, base, 2 * words);
    Rows.set(levels, inner + words, event);
    prefixes(level + 1, event + 1);
  }

  private void report(int base) {
    int words = trace.stride;
    if (enabledNow
        && (pitfall(Pitfall.ENABLED_IS_NOT_MISSED)
            || Rows.within(influences, 0, levels, base, words))) {
      return;
    }
    System.arraycopy(trace.start, 0, marking, 0, marking.length);
    trace.apply(levels, base, marking);
    if (actions.allowed(candidate, marking) && suffices(candidate, marking)) {
      sink.found(candidate, levels, base, marking);
    }
  }

  /** Whether the tokens are there, if that is not known already. */
  abstract boolean suffices(int t, int[] inMarking);

  private void room(int level) {
    int length = 2 * (level + 1) * trace.stride;
    if (levels.length < length) {
      levels = Arrays.copyOf(levels, 2 * length);
    }
  }
}
