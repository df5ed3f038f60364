package drop.reduce.check;

import drop.net.PetriNet;
import java.util.BitSet;

/** The transitions that change no marking. */
final class IdleTransitions {
  private IdleTransitions() {}

  static BitSet of(PetriNet net) {
    BitSet idle = new BitSet();
    for (int t = 0; t < net.transitionCount(); t++) {
      boolean changes = false;
      for (int p = 0; p < net.placeCount(); p++) {
        changes |= net.inputs().weight(t, p) != net.outputs().weight(t, p);
      }
      idle.set(t, !changes);
    }
    return idle;
  }
}
