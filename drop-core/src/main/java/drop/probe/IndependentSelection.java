package drop.probe;

/**
 * The independent action strategy (thesis, Definition 39): one action that neither disables another
 * enabled one nor is disabled by it, and nothing is forgotten; where there is none, all actions, and all
 * that 2.10c lets forget is forgotten.
 */
final class IndependentSelection implements Selection {
  private final boolean anyChoice;

  /** Without a proviso the choice of small prime causes would hide that actions can be ignored. */
  IndependentSelection(Pitfalls pitfalls) {
    this.anyChoice = pitfalls.has(Pitfall.NO_PROVISO);
  }

  @Override
  public void select(
      Trace trace, Actions enabled, boolean[] candidates, long chance, ProbeSet into) {
    int found = 0;
    int best = -1;
    int bestCauses = Integer.MAX_VALUE;
    for (int a = 0; a < enabled.size; a++) {
      if (candidates[a] && Rows.isEmpty(enabled.conflicts, a * enabled.stride, enabled.stride)) {
        found++;
        int causes =
            anyChoice ? 0 : Rows.count(enabled.primeCause, a * trace.stride, trace.stride);
        if (chance == FIRST ? causes < bestCauses : chosen(chance, found)) {
          best = a;
          bestCauses = causes;
        }
      }
    }
    if (best < 0) {
      Selection.everything(trace, enabled, into);
    } else {
      into.prepare(enabled.size, trace.stride);
      into.add(best);
    }
  }

  /** Whether the latest of those found takes the place of the one chosen before it: each as likely. */
  private static boolean chosen(long chance, int found) {
    long mixed = (chance + found) * 0x9E3779B97F4A7C15L;
    return Selection.pick(mixed ^ mixed >>> 29, found) == 0;
  }
}
