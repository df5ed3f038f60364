package drop.property;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Order;
import drop.net.PetriNet;
import drop.property.VerdictFuzz.Engine;
import drop.reduce.Target;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every way to search answers as all markings do; {@link VerdictFuzz} as a program asks more. */
class VerdictFuzzTest {
  private static final int NETS = 2000;

  @ParameterizedTest
  @EnumSource(Engine.class)
  void theAnswersAreThoseOfAllMarkings(Engine engine) {
    int judged = 0;
    for (long seed = 0; judged < NETS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      SmallStateSpace full = SmallStateSpace.of(net, VerdictFuzz.MOST_STATES);
      if (full.complete()) {
        judged++;
        Order order = (seed & 2) == 0 ? Order.BFS : Order.DFS;
        assertThat(VerdictFuzz.judge(net, full, seed, engine, order, target -> target)).isEmpty();
      }
    }
  }

  /** What the comparison is worth: it notices a search that believes to be nowhere near its target. */
  @Test
  void theComparisonSeesMarkingsThatAreLost() {
    Target nowhere = (marking, grown, shrunk) -> true;
    int lost = 0;
    for (long seed = 0; seed < NETS && lost == 0; seed++) {
      PetriNet net = ProbeNets.net(seed);
      SmallStateSpace full = SmallStateSpace.of(net, VerdictFuzz.MOST_STATES);
      if (full.complete()
          && VerdictFuzz.judge(net, full, seed, Engine.TARGET, Order.BFS, t -> nowhere)
              .isPresent()) {
        lost++;
      }
    }
    assertThat(lost).isPositive();
  }
}
