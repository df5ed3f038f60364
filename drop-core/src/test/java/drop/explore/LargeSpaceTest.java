package drop.explore;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.PaddedNets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** State spaces in which tables grow and layouts widen while threads share the work. */
class LargeSpaceTest {
  @ParameterizedTest
  @EnumSource(Way.class)
  void independentCyclesMultiply(Way way) {
    assertCounts(way.explore(CountedNets.cycles(18)), 1 << 18, 18L << 18, 0, 1);
  }

  /** Twelve words for a state: chunks are small, and the table grows ten times. */
  @ParameterizedTest
  @EnumSource(Way.class)
  void independentCyclesMultiplyInWideStates(Way way) {
    PetriNet net = PaddedNets.around(CountedNets.cycles(15), 3, 70, 130, false);
    Exploration found = way.explore(net);
    assertThat(found.space().layout().words()).isGreaterThan(8);
    assertCounts(found, 1 << 15, 15L << 15, 0, found.statistics().maxTokensInPlace());
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void tokensOnALineAreCountedThoughTheLayoutWidensAgainAndAgain(Way way) {
    int places = 5;
    int tokens = 45;
    assertCounts(
        way.explore(CountedNets.line(places, tokens)),
        CountedNets.binomial(tokens + places - 1, places - 1),
        (places - 1) * CountedNets.binomial(tokens + places - 2, places - 1),
        1,
        tokens);
  }

  @ParameterizedTest
  @EnumSource(value = Way.class, names = {"TWO_FROM_THE_START", "FOUR_AFTER_FIVE_STATES"})
  void repeatedParallelSearchesAgree(Way way) {
    for (int i = 0; i < 10; i++) {
      assertCounts(way.explore(CountedNets.cycles(16)), 1 << 16, 16L << 16, 0, 1);
    }
  }

  @Test
  void aDepthFirstStackMayBeAsLongAsTheStateSpace() {
    Exploration found = Way.DEPTH_FIRST.explore(CountedNets.line(2, 300_000));
    assertCounts(found, 300_001, 300_000, 1, 300_000);
  }

  private static void assertCounts(
      Exploration found, long states, long transitions, long deadlocks, int maxInPlace) {
    assertThat(found.outcome().complete()).isTrue();
    assertThat(found.statistics().states()).as("states").isEqualTo(states);
    assertThat(found.statistics().transitions()).as("transitions").isEqualTo(transitions);
    assertThat(found.statistics().deadlocks()).as("deadlocks").isEqualTo(deadlocks);
    assertThat(found.statistics().maxTokensInPlace()).isEqualTo(maxInPlace);
  }
}
