package drop.dpor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Eager POR: the complete runs of its paper, and all traces of random programs. */
class EagerSearchTest {
  @ParameterizedTest
  @CsvSource({
    "rw, 2, 2", "rw, 3, 4", "rw, 9, 256", "rw, 17, 65536",
    "ring, 2, 2", "ring, 3, 6", "ring, 9, 510", "ring, 16, 65534",
    "ring-extended, 2, 6", "ring-extended, 3, 90", "ring-extended, 4, 786",
    "ring-extended, 5, 5730", "ring-extended, 6, 38466",
    "branching, 2, 11", "branching, 3, 28", "branching, 4, 103", "branching, 5, 311",
    "branching, 6, 1010", "branching, 7, 3165", "branching, 8, 10063", "branching, 9, 31780",
    "indexer, 11, 1", "indexer, 12, 8", "indexer, 13, 64", "indexer, 15, 4096",
    "indexer, 16, 32768"
  })
  void runsWhatIsPublished(String name, int n, long published) {
    for (StatelessExplorer explorer : EAGER) {
      StatelessExploration result =
          explorer.explore(PublishedCountsTest.program(name, n), StatelessOptions.DEFAULT);
      assertThat(result.outcome().complete()).isTrue();
      assertThat(result.executions()).as(explorer.label()).isEqualTo(published);
    }
  }

  private static final StatelessExplorer[] EAGER = {
    StatelessExplorer.EAGER, StatelessExplorer.EAGER_SHORT
  };

  @ParameterizedTest
  @EnumSource(names = {"FREE", "LOCKS"})
  void noTraceIsLost(RandomPrograms.Kind kind) {
    for (int seed = 0; seed < 1000; seed++) {
      long its = seed;
      Comparison comparison = Comparison.of(() -> RandomPrograms.program(kind, its), 2000);
      if (comparison != null) {
        for (StatelessExplorer explorer : EAGER) {
          assertThat(comparison.defects(explorer, StatelessOptions.DEFAULT))
              .as(kind + " " + its + " " + RandomPrograms.program(kind, its))
              .isEmpty();
        }
      }
    }
  }
}
