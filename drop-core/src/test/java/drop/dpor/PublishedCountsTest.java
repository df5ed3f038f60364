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
  @CsvSource({
    "readers, 2, 4", "readers, 8, 256", "readers, 13, 8192",
    "rw, 9, 256", "rw, 17, 65536", "ring, 9, 510", "ring, 16, 65534",
    "ring-extended, 2, 6", "ring-extended, 3, 90", "ring-extended, 6, 38466",
    "branching, 2, 11", "branching, 3, 28", "branching, 4, 103", "branching, 9, 31780",
    "indexer, 12, 8", "indexer, 15, 4096",
    "filesystem, 14, 2", "filesystem, 16, 8", "filesystem, 18, 32", "filesystem, 19, 64",
    "lastzero, 5, 64", "lastzero, 10, 3328", "lastzero, 15, 147456",
    "figure10, 1, 5", "figure10, 2, 9", "figure10, 3, 13", "figure10, 9, 37",
    "wakeup, 1, 2", "wakeup, 2, 4", "wakeup, 3, 12", "wakeup, 4, 48", "wakeup, 5, 240"
  })
  void optimalRuns(String name, int n, long published) {
    StatelessExploration result = StatelessExplorer.OPTIMAL.explore(program(name, n), DEFAULT);
    assertThat(result.executions()).isEqualTo(published);
    assertThat(result.blockedExecutions()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"readers, 2, 5", "readers, 8, 3281", "readers, 13, 797162", "rw, 9, 256"})
  void classicRuns(String name, int n, long published) {
    StatelessExploration result = StatelessExplorer.CLASSIC.explore(program(name, n), DEFAULT);
    assertThat(result.executions() + result.blockedExecutions()).isEqualTo(published);
  }

  @ParameterizedTest
  @CsvSource({"filesystem, 14, 4", "filesystem, 16, 64", "filesystem, 18, 1024"})
  void classicRunsWithoutSleepSets(String name, int n, long published) {
    StatelessExploration result =
        StatelessExplorer.CLASSIC.explore(program(name, n), DEFAULT.withoutSleep());
    assertThat(result.executions()).isEqualTo(published);
  }

  /** The column DPOR of the LazyPOR thesis; its readers and writers are those of Source Sets. */
  @ParameterizedTest
  @CsvSource({
    "readers, 1, 3", "readers, 2, 26", "readers, 3, 493", "readers, 4, 16559",
    "indexer, 12, 23", "indexer, 13, 529", "indexer, 14, 12167",
    "branching, 2, 23", "branching, 3, 299", "branching, 4, 5731", "branching, 5, 112168"
  })
  void classicRunsAsInTheThesis(String name, int n, long published) {
    StatelessExploration result =
        StatelessExplorer.CLASSIC.explore(
            program(name, n), DEFAULT.asPrinted().withoutSleep().withReadsConflicting());
    assertThat(result.executions()).isEqualTo(published);
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "3, 12", "4, 47", "5, 153"})
  void sourceChecksRacesOfReadersWriters(int n, long published) {
    StatelessExploration result =
        StatelessExplorer.SOURCE.explore(Benchmarks.readersWriters(n), DEFAULT);
    assertThat(result.raceChecks()).isEqualTo(published);
  }
}
