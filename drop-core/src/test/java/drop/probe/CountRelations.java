package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ReferenceStateSpace;
import java.util.BitSet;

/** Traces on counts of tokens against the relations of places. */
final class CountRelations {
  private CountRelations() {}

  static boolean enabled(PetriNet net, int t, int[] marking) {
    return ReferenceStateSpace.enabled(net, t, marking);
  }

  static void fire(PetriNet net, int t, int[] marking) {
    assertThat(enabled(net, t, marking)).as("%d in\n%s", t, NetText.of(net)).isTrue();
    int[] next = ReferenceStateSpace.fire(net, t, marking);
    System.arraycopy(next, 0, marking, 0, next.length);
  }

  /** Prime causes by Definition 17; in conflict is all that is related either way. */
  static void assertRelations(CountTrace trace, Actions enabled) {
    PetriNet net = trace.actions.net();
    for (int a = 0; a < enabled.size; a++) {
      int t = enabled.transition[a];
      BitSet cause = new BitSet();
      for (int i = trace.size - 1; i >= 0; i--) {
        int event = trace.transition[i];
        if (NetRelations.influences(net, event, t)
            || cause.stream()
                .anyMatch(j -> NetRelations.influences(net, event, trace.transition[j]))) {
          cause.set(i);
        }
      }
      assertThat(Sets.of(enabled.primeCause, a * trace.stride, trace.stride)).isEqualTo(cause);
      for (int b = 0; b < enabled.size; b++) {
        int u = enabled.transition[b];
        assertThat(Rows.get(enabled.conflicts, a * enabled.stride, b))
            .as("%d and %d in\n%s", t, u, NetText.of(net))
            .isEqualTo(
                a != b
                    && (NetRelations.influences(net, t, u) || NetRelations.influences(net, u, t)));
      }
    }
  }
}
