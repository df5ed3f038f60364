package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.lts.Lts;
import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The reduced system is connected: its edges lead to every target, and none is left out. */
class ReducedLtsTest {
  /** A missed action led back to the start of its own vector, which was the target of none. */
  @Test
  void aRestartInTheStartOfItsVectorIsReached() throws IOException {
    PetriNet net =
        NetText.parse(
            "own-start",
            """
            m0: 3*p0 3*p1
            t0: p1 -> p0
            t1: 3*p1 -> 2*p1
            t2: 2*p0 -> 2*p1
            """);
    assertConnected(net, ProbeOptions.DEFAULT.with(Strategy.CLOSURE), "closure");
  }

  @Test
  void theEdgesLeadToEveryTarget() throws IOException {
    int nets = 0;
    for (long seed = 0; seed < 400; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (SmallStateSpace.of(net, 64).complete()) {
        nets++;
        for (ProbeOptions options : ProbeFuzz.configurations()) {
          assertConnected(net, options, "seed " + seed + " " + options);
        }
      }
    }
    assertThat(nets).isGreaterThan(250);
  }

  private static void assertConnected(PetriNet net, ProbeOptions options, String as)
      throws IOException {
    ProbeExploration exploration =
        new ProbeExplorer(net, options, Limits.NONE).explore(new Monitor());
    Lts lts = exploration.lts();
    int[] marking = new int[net.placeCount()];
    int[] found = {0, 0};
    lts.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) {
            lts.marking(number, marking);
            found[0] += exploration.isTarget(marking) ? 1 : 0;
          }

          @Override
          public void edge(int from, int transition, int to) {
            found[1]++;
          }
        });
    assertThat(found[0]).as(as).isEqualTo(exploration.states());
    assertThat((long) found[1]).as(as).isEqualTo(lts.transitions());
  }
}
