package drop.explore;

import static org.assertj.core.api.Assertions.assertThat;

import drop.export.LtsWriter;
import drop.export.LtsWriters;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.net.Nupn;
import drop.net.PetriNet;
import drop.reference.ConservativeNets;
import drop.reference.PaddedNets;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The same net gives the same answer, whoever asks and whatever the model claims of itself. */
class RepeatabilityTest {
  @ParameterizedTest
  @EnumSource(value = Way.class, names = {"BREADTH_FIRST", "DEPTH_FIRST"})
  void theSameExplorationGivesTheSameNumbersAndTheSameFiles(Way way) throws IOException {
    for (long seed = 0; seed < 100; seed++) {
      PetriNet net = seed % 2 == 0 ? RandomNets.net(seed) : ConservativeNets.net(seed);
      if (ReferenceStateSpace.of(net, 300).complete()) {
        StoredSpace once = (StoredSpace) way.explore(net).space();
        StoredSpace again = (StoredSpace) way.explore(net).space();
        for (LtsWriter writer : LtsWriters.all()) {
          assertThat(written(writer, again)).isEqualTo(written(writer, once));
        }
      }
    }
  }

  private static byte[] written(LtsWriter writer, StoredSpace space) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    writer.write(new StoredLts(space), bytes);
    return bytes.toByteArray();
  }

  /** States of a depth-first search are numbered as a textbook recursion would discover them. */
  @ParameterizedTest
  @EnumSource(value = Way.class, names = "DEPTH_FIRST")
  void depthFirstNumbersStatesInTheOrderOfARecursiveSearch(Way way) {
    for (long seed = 0; seed < 300; seed++) {
      PetriNet net = seed % 2 == 0 ? RandomNets.net(seed) : ConservativeNets.net(seed);
      if (seed % 5 == 0) {
        net = PaddedNets.around(net, seed, 10, 150, true);
      }
      if (ReferenceStateSpace.of(net, 300).complete()) {
        List<List<Integer>> expected = RecursiveSearch.of(net);
        StateSpace space = way.explore(net).space();
        assertThat(space.size()).isEqualTo(expected.size());
        for (int number = 0; number < expected.size(); number++) {
          int[] marking = expected.get(number).stream().mapToInt(Integer::intValue).toArray();
          assertThat(Comparison.marking(space, number).array())
              .as("state %d of %s", number, net.id())
              .isEqualTo(marking);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void aWrongClaimOfSafetyChangesNothing(Way way) {
    Nupn.Unit unit = new Nupn.Unit("u", List.of(0, 1, 2), List.of());
    Nupn wrong = new Nupn(true, 0, List.of(unit));
    PetriNet net = CountedNets.lineBuilder(3, 9).nupn(wrong).build();
    assertThat(net.nupn()).contains(wrong);
    Comparison.assertSame(way.explore(net), ReferenceStateSpace.of(net, 100));
    assertThat(way.explore(net).statistics().maxTokensInPlace()).isEqualTo(9);
  }
}
