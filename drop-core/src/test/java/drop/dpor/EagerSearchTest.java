package drop.dpor;

import static drop.dpor.Instruction.add;
import static drop.dpor.Instruction.copy;
import static drop.dpor.Instruction.go;
import static drop.dpor.Instruction.inc;
import static drop.dpor.Instruction.load;
import static drop.dpor.Instruction.loadAt;
import static drop.dpor.Instruction.set;
import static drop.dpor.Instruction.store;
import static drop.dpor.Instruction.storeLocal;
import static drop.dpor.Instruction.unless;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
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
    "indexer, 16, 32768",
    "shared-pointer, 10, 21", "shared-pointer, 20, 41", "shared-pointer, 50, 101",
    "last-zero, 2, 2", "last-zero, 6, 96", "last-zero, 10, 2560", "last-zero, 14, 57344"
  })
  void runsWhatIsPublished(String name, int n, long published) {
    for (StatelessExplorer explorer : EAGER) {
      StatelessExploration result =
          explorer.explore(program(name, n), StatelessOptions.DEFAULT);
      assertThat(result.outcome().complete()).isTrue();
      assertThat(result.executions()).as(explorer.label()).isEqualTo(published);
    }
  }

  private static final StatelessExplorer[] EAGER = {
    StatelessExplorer.EAGER, StatelessExplorer.EAGER_SHORT
  };

  @ParameterizedTest
  @EnumSource
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

  /** The paper's own race checks: those of a section are made once. */
  @ParameterizedTest
  @CsvSource({"2, 1", "3, 3", "4, 6", "9, 36", "17, 136"})
  void racesOfASectionAreLookedForOnce(int n, long published) {
    StatelessExploration result =
        StatelessExplorer.EAGER.explore(Benchmarks.readersWriters(n), StatelessOptions.DEFAULT);
    assertThat(result.raceChecks()).isEqualTo(published);
  }

  /** Representatives of a section that are not the least ones lose a trace here. */
  @Test
  void representativesAreTheLeast() {
    Program program =
        Program.of(2, List.of(List.of(store(1, 1), store(1, 1), inc(0)), List.of(load(0, 0))));
    for (StatelessExplorer explorer : EAGER) {
      assertThat(
              Comparison.of(program::copy, 100).defects(explorer, StatelessOptions.DEFAULT))
          .isEmpty();
    }
  }

  /** Sections end early enough, and the search needs no Java stack. */
  @Test
  void executionsMayBeLong() {
    Program program =
        Program.of(
            2,
            List.of(
                Collections.nCopies(50_000, store(0, 1)),
                Collections.nCopies(50_000, store(1, 1))));
    StatelessExploration result =
        StatelessExplorer.EAGER.explore(program, StatelessOptions.DEFAULT);
    assertThat(result.executions()).isEqualTo(1);
    assertThat(result.events()).isEqualTo(100_000);
  }

  private static Program program(String name, int n) {
    return switch (name) {
      case "shared-pointer" -> sharedPointer(n);
      case "last-zero" -> lastZero(n - 1);
      default -> PublishedCountsTest.program(name, n);
    };
  }

  /** Each of two threads follows its own pointer n times and then moves the other's. */
  private static Program sharedPointer(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      List<Instruction> thread = new ArrayList<>(Collections.nCopies(n, copy(2 + i, i, 0)));
      thread.add(store(1 - i, 1));
      threads.add(thread);
    }
    return Program.of(4, threads);
  }

  /** A reader looks upward for a zero. */
  private static Program lastZero(int writers) {
    List<List<Instruction>> threads = new ArrayList<>();
    threads.add(
        List.of(
            set(0, 1),
            loadAt(1, 0, 0),
            unless(1, 0, 4),
            go(6),
            add(0, 1, writers + 2),
            unless(0, writers + 1, 1)));
    for (int j = 1; j <= writers; j++) {
      threads.add(List.of(load(0, j - 1), storeLocal(j, 0, 1)));
    }
    return Program.of(writers + 1, threads);
  }
}
