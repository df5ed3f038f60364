package drop.probe;

import drop.net.PetriNet;
import drop.reference.ReferenceStateSpace;

/** Whether a net's state space has no cycle but of transitions that change nothing. */
final class Acyclic {
  private Acyclic() {}

  static boolean isAcyclic(PetriNet net) {
    ReferenceStateSpace full = ReferenceStateSpace.of(net, 1000);
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
