package drop.explore;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.PaddedNets;
import drop.reference.ReferenceStateSpace;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A search that runs out of memory says so, and what it has found by then is true. */
class MemoryLimitTest {
  private static final int KIB = 1024;

  @ParameterizedTest
  @EnumSource(Way.class)
  void tooLittleMemoryForAnyStateIsAnOutcomeAndNoFailure(Way way) {
    for (long bytes : new long[] {0, 1, 100 * KIB}) {
      Exploration found =
          way.explore(CountedNets.cycles(12), Limits.NONE.withMaxMemory(bytes));
      assertMemoryReached(found);
      assertThat(found.statistics().states()).isZero();
      assertThat(found.statistics().maxTokens()).isZero();
      assertThat(found.space().size()).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void partOfASpaceIsTrueWhereverMemoryEnds(Way way) {
    PetriNet net = PaddedNets.around(CountedNets.line(4, 25), 1, 40, 0, false);
    ReferenceStateSpace reference = ReferenceStateSpace.of(net, 10_000);
    int reached = 0;
    for (long bytes = 512 * KIB; bytes < 5000 * KIB; bytes += 211 * KIB) {
      Exploration found = way.explore(net, Limits.NONE.withMaxMemory(bytes));
      assertThat(found.statistics().memoryBytes()).isLessThanOrEqualTo(bytes);
      if (found.outcome().complete()) {
        Comparison.assertSame(found, reference);
      } else {
        assertMemoryReached(found);
        Comparison.assertPart(found, reference);
        reached++;
      }
    }
    assertThat(reached).isGreaterThan(0);
  }

  private static void assertMemoryReached(Exploration found) {
    assertThat(found.outcome()).isInstanceOf(LimitReached.class);
    assertThat(((LimitReached) found.outcome()).limit()).isEqualTo(Limit.MEMORY);
  }
}
