package drop.explain;

import drop.net.Firing;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** The transitions that a probe set could have had: those that are enabled and change the marking. */
final class EnabledTransitions {
  private final PetriNet net;

  EnabledTransitions(PetriNet net) {
    this.net = net;
  }

  List<Integer> without(BitSet some, int[] marking) {
    List<Integer> others = new ArrayList<>();
    for (int t = some.nextClearBit(0); t < net.transitionCount(); t = some.nextClearBit(t + 1)) {
      if (Firing.enabled(net, t, marking) && changes(t, marking)) {
        others.add(t);
      }
    }
    return others;
  }

  private boolean changes(int transition, int[] marking) {
    int[] after = marking.clone();
    Firing.fire(net, transition, after);
    return !Arrays.equals(marking, after);
  }
}
