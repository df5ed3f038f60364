package drop.probe;

/**
 * Missed actions on symbolic tokens: nothing tells which events a missed action needs, so every weak
 * prefix that the influencing events generate is tried against the marking that it leads to.
 */
final class MissedCounts extends MissedActions {
  private final CountTrace trace;
  private final SymbolicActions actions;
  private long[] direct = new long[1];
  private long[] none = new long[1];

  MissedCounts(CountTrace trace, Pitfalls pitfalls) {
    super(trace, pitfalls);
    this.trace = trace;
    this.actions = trace.actions;
  }

  @Override
  void considerNeed(int need) {
    consider(actions.deleters, actions.needPlace[need]);
  }

  @Override
  void candidate(int t, int b) {
    int words = trace.stride;
    if (direct.length < words) {
      direct = new long[2 * words];
      none = new long[2 * words];
    }
    Rows.clear(direct, 0, words);
    trace.influences(t, null, direct, 0);
    if (Rows.get(direct, 0, b)) {
      boolean enabled = actions.enabled(t, trace.target);
      prefixes(t, direct, causesOf(b), none, 0, enabled);
    }
  }

  private long[] causesOf(int b) {
    long[] must = new long[trace.stride];
    Rows.copy(must, 0, trace.causes, b * trace.stride, trace.stride);
    return must;
  }

  @Override
  boolean suffices(int t, int[] marking) {
    return actions.enabled(t, marking);
  }
}
