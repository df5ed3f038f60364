package drop.family;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.ReferenceStateSpace;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Sizes at which threads get into each other's way, explored by random runs: they are too large.
 */
class FamilyConflictTest {
  @ParameterizedTest
  @CsvSource({
    "filesystem, _end, 14", "filesystem, _end, 26", "fs, _end, 20", "fsv, _end, 26",
    "indexer, _get5, 12", "indexer, _get5, 32", "idx, _m4, 24", "idxv, _m4, 32",
    "fsfull, _end, 14", "fsfull, _end, 26", "idxfull, _get5, 12"
  })
  void everyThreadComesToItsEnd(String family, String end, int threads) throws ModelException {
    PetriNet net = Families.net(family + ":" + threads);
    for (int[] last : lastMarkings(net, 20)) {
      long ended =
          IntStream.range(0, net.placeCount())
              .filter(p -> net.placeId(p).endsWith(end) && last[p] == 1)
              .count();
      assertThat(ended).isEqualTo(threads);
    }
  }

  /** As many deadlocks as other tools find in the benchmark nets of these sizes. */
  @ParameterizedTest
  @CsvSource({"fsv:13, 1", "fsv:14, 2", "fsv:16, 8", "idxv:11, 1", "idxv:12, 8"})
  void keptValuesTellTheOutcomesApart(String spec, int deadlocks) throws ModelException {
    Set<List<Integer>> outcomes = new HashSet<>();
    for (int[] last : lastMarkings(Families.net(spec), 3000)) {
      outcomes.add(Arrays.stream(last).boxed().toList());
    }
    assertThat(outcomes).hasSize(deadlocks);
  }

  @ParameterizedTest
  @ValueSource(strings = {"filesystem:16", "fs:16", "indexer:13", "idx:13"})
  void forgottenValuesDoNot(String spec) throws ModelException {
    Set<List<Integer>> outcomes = new HashSet<>();
    for (int[] last : lastMarkings(Families.net(spec), 50)) {
      outcomes.add(Arrays.stream(last).boxed().toList());
    }
    assertThat(outcomes).hasSize(1);
  }

  private static List<int[]> lastMarkings(PetriNet net, int runs) {
    return IntStream.range(0, runs).mapToObj(seed -> run(net, new SplittableRandom(seed))).toList();
  }

  private static int[] run(PetriNet net, SplittableRandom random) {
    int[] marking = net.initialMarking();
    while (true) {
      int[] now = marking;
      int[] enabled =
          IntStream.range(0, net.transitionCount())
              .filter(t -> ReferenceStateSpace.enabled(net, t, now))
              .toArray();
      if (enabled.length == 0) {
        return marking;
      }
      marking =
          ReferenceStateSpace.fire(net, enabled[random.nextInt(enabled.length)], marking);
    }
  }
}
