package drop.dpor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of executions that the papers publish. */
class PublishedCountsTest {
  private static final StatelessOptions DEFAULT = StatelessOptions.DEFAULT;

  static Program program(String name, int n) {
    return switch (name) {
      case "readers" -> Benchmarks.readers(n);
      case "rw" -> Benchmarks.readersWriters(n);
      case "ring" -> Benchmarks.ring(n);
      case "ring-extended" -> Benchmarks.ringExtended(n);
      case "branching" -> Benchmarks.branching(n);
      case "lastzero" -> Benchmarks.lastZero(n);
      case "wakeup" -> Benchmarks.wakeupStress(n);
      case "indexer" -> Benchmarks.indexer(n);
      case "filesystem" -> Benchmarks.fileSystem(n);
      case "figure10" -> Benchmarks.figure10(n);
      default -> throw new IllegalArgumentException(name);
    };
  }

  @ParameterizedTest
  @CsvSource({
    "readers, 2, 4", "readers, 8, 256", "readers, 13, 8192",
    "rw, 2, 2", "rw, 3, 4", "rw, 9, 256", "rw, 17, 65536",
    "ring, 2, 2", "ring, 3, 6", "ring, 9, 510", "ring, 16, 65534",
    "ring-extended, 2, 6", "ring-extended, 3, 90", "ring-extended, 4, 786",
    "ring-extended, 5, 5730", "ring-extended, 6, 38466",
    "branching, 2, 11", "branching, 3, 28", "branching, 4, 103", "branching, 5, 311",
    "branching, 6, 1010", "branching, 7, 3165", "branching, 8, 10063", "branching, 9, 31780",
    "indexer, 11, 1", "indexer, 12, 8", "indexer, 15, 4096",
    "filesystem, 13, 1", "filesystem, 14, 2", "filesystem, 16, 8", "filesystem, 18, 32",
    "filesystem, 19, 64", "lastzero, 5, 64", "lastzero, 10, 3328"
  })
  void sourceRuns(String name, int n, long published) {
    StatelessExploration result = StatelessExplorer.SOURCE.explore(program(name, n), DEFAULT);
    assertThat(result.executions()).isEqualTo(published);
    assertThat(result.outcome().complete()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"readers, 2, 5", "readers, 8, 3281", "readers, 13, 797162", "rw, 9, 256"})
  void classicRuns(String name, int n, long published) {
    StatelessExploration result = StatelessExplorer.CLASSIC.explore(program(name, n), DEFAULT);
    assertThat(result.executions() + result.blockedExecutions()).isEqualTo(published);
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "3, 12", "4, 47", "5, 153"})
  void sourceChecksRacesOfReadersWriters(int n, long published) {
    StatelessExploration result =
        StatelessExplorer.SOURCE.explore(Benchmarks.readersWriters(n), DEFAULT);
    assertThat(result.raceChecks()).isEqualTo(published);
  }
}
