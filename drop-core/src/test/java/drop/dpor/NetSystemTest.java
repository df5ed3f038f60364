package drop.dpor;

import static org.assertj.core.api.Assertions.assertThat;

import drop.family.Families;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

class NetSystemTest {
  /** Two transitions want the token of a, one adds to b, one tests b and another moves c on. */
  private static PetriNet conflict() {
    PetriNet.Builder builder = PetriNet.builder("conflict");
    for (String place : new String[] {"a", "b", "c", "d"}) {
      builder.place(place, place.equals("a") || place.equals("c") ? 1 : 0);
    }
    builder.transition("left");
    builder.input(0, 0, 1);
    builder.output(0, 1, 1);
    builder.transition("right");
    builder.input(0, 1, 1);
    builder.transition("move");
    builder.input(2, 2, 1);
    builder.inhibitor(1, 2, 1);
    builder.output(2, 3, 1);
    return builder.build();
  }

  @Test
  void optimalRunsEachTraceOnce() {
    StatelessExploration result =
        StatelessExplorer.OPTIMAL.explore(new NetSystem(conflict()), StatelessOptions.DEFAULT);
    // left; move, left; right and move in any order.
    assertThat(result.executions()).isEqualTo(3);
    assertThat(result.blockedExecutions()).isZero();
    assertThat(result.finalStates().deadlocks()).isEqualTo(3);
  }

  @Test
  void aNetThatComesBackToAMarkingIsRefused() throws ModelException {
    PetriNet net = Families.net("philosophers:2");
    // LAZY refuses all nets, since transitions block.
    for (StatelessExplorer explorer : EnumSet.complementOf(EnumSet.of(StatelessExplorer.LAZY))) {
      StatelessExploration result =
          explorer.explore(new NetSystem(net), StatelessOptions.DEFAULT);
      assertThat(result.outcome())
          .isInstanceOfSatisfying(
              LimitReached.class,
              limit -> {
                assertThat(limit.limit()).isEqualTo(Limit.ENDLESS);
                assertThat(limit.detail()).contains("comes back to a marking by ");
              });
    }
  }

  @Test
  void aNetThatGrowsForeverIsStoppedByItsDepth() {
    PetriNet.Builder builder = PetriNet.builder("source");
    builder.place("a", 0);
    builder.transition("produce");
    builder.output(0, 0, 1);
    StatelessExploration result =
        StatelessExplorer.SOURCE.explore(
            new NetSystem(builder.build()), StatelessOptions.DEFAULT.withMaxDepth(1000));
    assertThat(result.outcome())
        .isInstanceOfSatisfying(
            LimitReached.class, limit -> assertThat(limit.limit()).isEqualTo(Limit.DEPTH));
  }
}
