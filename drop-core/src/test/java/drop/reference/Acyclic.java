package drop.reference;

/** Whether a state space has no cycle but of transitions that change nothing. */
public final class Acyclic {
  private Acyclic() {}

  public static boolean isAcyclic(ReferenceStateSpace full) {
    int states = full.states().size();
    int[] incoming = new int[states];
    full.edges().stream().filter(e -> e.from() != e.to()).forEach(e -> incoming[e.to()]++);
    boolean[] removed = new boolean[states];
    int left = states;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int state = 0; state < states; state++) {
        if (!removed[state] && incoming[state] == 0) {
          removed[state] = true;
          changed = true;
          left--;
          int from = state;
          full.edges().stream()
              .filter(e -> e.from() == from && e.to() != from)
              .forEach(e -> incoming[e.to()]--);
        }
      }
    }
    return left == 0;
  }
}
