package drop.probe;

/** Enumerates the tokens that a transition can take in the target of a trace: its concrete actions. */
final class TokenChoices {
  private final TokenTrace trace;
  private final Choice choice = new Choice();
  private Actions into;
  private int transition;

  TokenChoices(TokenTrace trace) {
    this.trace = trace;
  }

  /** Adds every concrete action of a transition that is enabled in the target. */
  void enabled(int t, Actions actions) {
    transition = t;
    into = actions;
    choice.clear();
    need(trace.actions.needFirst[t]);
  }

  private void need(int need) {
    SymbolicActions actions = trace.actions;
    if (need == actions.needFirst[transition + 1]) {
      into.add(transition, choice);
      return;
    }
    int first = trace.groupsOf(actions.needPlace[need]);
    group(need, first, actions.needDeletes[need], actions.needReads[need]);
  }

  private void group(int need, int from, int deletes, int reads) {
    if (deletes == 0 && reads == 0) {
      need(need + 1);
      return;
    }
    int g = from;
    while (g != Trace.NONE && !trace.present(g)) {
      g = trace.next[g];
    }
    if (g == Trace.NONE) {
      return;
    }
    int tokens = trace.count[g];
    for (int d = Math.min(tokens, deletes); d >= 0; d--) {
      for (int r = Math.min(tokens - d, reads); r >= 0; r--) {
        boolean taken = d > 0 || r > 0;
        if (taken) {
          choice.add(g, d, r);
        }
        group(need, trace.next[g], deletes - d, reads - r);
        if (taken) {
          choice.size--;
        }
      }
    }
  }
}
