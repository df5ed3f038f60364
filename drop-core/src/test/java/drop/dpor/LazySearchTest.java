package drop.dpor;

import static drop.dpor.Instruction.load;
import static drop.dpor.Instruction.store;
import static drop.dpor.Instruction.test;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LazyPOR: all traces of random programs, each as one execution. */
class LazySearchTest {
  @ParameterizedTest
  @CsvSource({
    "rw, 2, 2", "rw, 9, 256", "ring, 9, 510", "ring-extended, 4, 786", "branching, 5, 311",
    "indexer, 12, 8", "indexer, 13, 64", "indexer, 14, 512"
  })
  void runsEachTraceOnce(String name, int n, long traces) {
    StatelessExploration result =
        StatelessExplorer.LAZY.explore(
            PublishedCountsTest.program(name, n), StatelessOptions.DEFAULT);
    assertThat(result.outcome().complete()).isTrue();
    assertThat(result.executions()).isEqualTo(traces);
  }

  @Test
  void noTraceIsLost() {
    for (int seed = 0; seed < 1000; seed++) {
      long its = seed;
      Comparison comparison =
          Comparison.of(() -> RandomPrograms.program(RandomPrograms.Kind.FREE, its), 2000);
      if (comparison != null) {
        assertThat(comparison.defects(StatelessExplorer.LAZY, StatelessOptions.DEFAULT))
            .as("seed " + its)
            .isEmpty();
      }
    }
  }

  /** Not planning twice from the same state finds two of the three final states. */
  @Test
  void whatIsTrackedIsTracesAndNotStates() {
    Program program =
        Program.of(
            1, List.of(List.of(store(0, 1), store(0, 2)), List.of(test(0, 1, 2), load(0, 0))));
    StatelessExploration result =
        StatelessExplorer.LAZY.explore(program, StatelessOptions.DEFAULT);
    assertThat(result.finalStates().size()).isEqualTo(3);
  }

  /** A plan that ended at the race lost two of 41 traces here. */
  @Test
  void whatIsIndependentOfARaceStays() {
    Comparison comparison =
        Comparison.of(() -> RandomPrograms.program(RandomPrograms.Kind.FREE, 203_888), 2000);
    assertThat(comparison.traces()).isEqualTo(41);
    assertThat(comparison.defects(StatelessExplorer.LAZY, StatelessOptions.DEFAULT)).isEmpty();
  }

  @Test
  void executionsMayBeLong() {
    Program program =
        Program.of(
            2,
            List.of(
                Collections.nCopies(50_000, store(0, 1)),
                Collections.nCopies(50_000, store(1, 1))));
    StatelessExploration result =
        StatelessExplorer.LAZY.explore(program, StatelessOptions.DEFAULT);
    assertThat(result.executions()).isEqualTo(1);
  }

  @Test
  void whatBlocksIsRefused() {
    Program locked = RandomPrograms.program(RandomPrograms.Kind.LOCKS, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StatelessExplorer.LAZY.explore(locked, StatelessOptions.DEFAULT));
  }
}
