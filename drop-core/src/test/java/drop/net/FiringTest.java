package drop.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FiringTest {
  @Test
  void plainFiringDoesAsTheReference() {
    for (long seed = 0; seed < 2000; seed++) {
      PetriNet net = RandomNets.net(seed);
      SplittableRandom random = new SplittableRandom(seed);
      int[] marking = new int[net.placeCount()];
      for (int p = 0; p < marking.length; p++) {
        marking[p] = random.nextInt(5);
      }
      for (int t = 0; t < net.transitionCount(); t++) {
        boolean enabled = ReferenceStateSpace.enabled(net, t, marking);
        assertThat(Firing.enabled(net, t, marking)).isEqualTo(enabled);
        if (enabled) {
          int[] next = marking.clone();
          Firing.fire(net, t, next);
          assertThat(next).isEqualTo(ReferenceStateSpace.fire(net, t, marking));
        }
      }
    }
  }

  /** The rule in figures, independent of any other code. */
  @Test
  void inputsReadsAndInhibitorsAreSeparateConditions() {
    PetriNet.Builder builder = PetriNet.builder("rule");
    int p = builder.place("p", 0);
    int t = builder.transition("t");
    builder.input(p, t, 2).read(p, t, 3).inhibitor(p, t, 5).output(t, p, 1);
    PetriNet net = builder.build();
    for (int tokens = 0; tokens < 8; tokens++) {
      int[] marking = {tokens};
      assertThat(Firing.enabled(net, t, marking))
          .as("%d tokens", tokens)
          .isEqualTo(tokens == 3 || tokens == 4);
      assertThat(ReferenceStateSpace.enabled(net, t, marking))
          .isEqualTo(tokens == 3 || tokens == 4);
    }
    int[] marking = {4};
    Firing.fire(net, t, marking);
    assertThat(marking).containsExactly(3);
  }

  @Test
  void moreTokensThanAnIntCountsAreRefused() {
    PetriNet.Builder builder = PetriNet.builder("overflow");
    int p = builder.place("p", Integer.MAX_VALUE);
    int t = builder.transition("t");
    PetriNet net = builder.output(t, p, 1).build();
    assertThatThrownBy(() -> Firing.fire(net, t, net.initialMarking()))
        .isInstanceOf(ArithmeticException.class);
  }
}
