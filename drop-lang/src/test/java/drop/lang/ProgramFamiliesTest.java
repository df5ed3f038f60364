package drop.lang;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The programs of the papers have as many Mazurkiewicz traces as the papers say. */
class ProgramFamiliesTest {
  @ParameterizedTest
  @CsvSource({
    "readers.dl:2, 4",
    "readers.dl:4, 16",
    "readers-writers.dl:2, 2",
    "readers-writers.dl:3, 4",
    "readers-writers.dl:6, 32",
    "ring.dl:2, 2",
    "ring.dl:3, 6",
    "ring.dl:6, 62",
    "ring-extended.dl:2, 6",
    "ring-extended.dl:3, 90",
    "shared-pointer.dl:1, 3",
    "shared-pointer.dl:5, 11",
    "branching.dl:2, 11",
    "branching.dl:3, 28",
    "indexer.dl:2, 1",
    "indexer-small.dl:2, 1",
    "indexer-small.dl:3, 2",
    "indexer-small.dl:4, 4",
    "last-zero.dl:2, 2",
    "last-zero.dl:3, 6",
    "last-zero.dl:4, 16",
    "last-zero.dl:5, 40",
    "lastzero.dl:5, 64",
    "filesystem.dl:2, 1",
    "spawning.dl:1, 5",
    "spawning.dl:2, 9",
    "wakeup-stress.dl:1, 2",
    "wakeup-stress.dl:2, 4",
    "wakeup-stress.dl:3, 12",
    "disjoint.dl:3, 1",
    "dynamic.dl, 3",
    "program-order.dl, 4",
    "unsatisfiable.dl, 3",
    "sections.dl, 5",
    "global-branchings.dl, 3",
    "thesis.dl, 16"
  })
  void hasTheTracesOfThePaper(String spec, int traces) throws Exception {
    assertThat(TraceCount.byInterleavings(ProgramFamilies.system(spec)).size()).isEqualTo(traces);
  }

  @ParameterizedTest
  @CsvSource({
    "indexer.dl:11, 1",
    "indexer.dl:12, 8",
    "indexer.dl:13, 64",
    "filesystem.dl:13, 1",
    "filesystem.dl:14, 2",
    "filesystem.dl:16, 8",
    "branching.dl:6, 1010",
    "ring-extended.dl:4, 786",
    "readers-writers.dl:11, 1024",
    "ring.dl:10, 1022",
    "shared-pointer.dl:50, 101",
    "last-zero.dl:9, 1152",
    "lastzero.dl:10, 3328",
    "spawning.dl:9, 37",
  })
  void hasTheTracesOfThePaperWhereRacesAreReversed(String spec, int traces) throws Exception {
    assertThat(TraceCount.byReversals(ProgramFamilies.system(spec)).size()).isEqualTo(traces);
  }
}
