package drop.structure;

import static org.assertj.core.api.Assertions.assertThat;

import drop.family.Families;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokenBoundsTest {
  /** Also of an unbounded net each marking that is reached must keep to the bounds. */
  @Test
  void boundsHoldInEveryMarkingThatIsReached() {
    int known = 0;
    for (long seed = 0; seed < 5000; seed++) {
      PetriNet net = RandomNets.net(seed);
      TokenBounds bounds = TokenBounds.structural(net);
      for (int[] marking : ReferenceStateSpace.of(net, 300).states()) {
        for (int p = 0; p < marking.length; p++) {
          assertThat(!bounds.isKnown(p) || marking[p] <= bounds.at(p))
              .as("%s, place %d with %d tokens, bound %d", net, p, marking[p], bounds.at(p))
              .isTrue();
        }
      }
      known += IntStream.range(0, net.placeCount()).filter(bounds::isKnown).count();
    }
    assertThat(known).as("known bounds of about 25 000").isGreaterThan(10_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "philosophers:7 | 1", "filesystem:20 | 1", "indexer:20 | 1", "szymanski:6 | 1",
        "bakery:4,4 | 4", "phil:100 | 1", "fs:14 | 1", "fsv:18 | 1", "idx:12 | 1", "idxv:15 | 1",
        "ring:50 | 1", "kanban:7 | 7", "fms:6 | 6", "buffer:5,9 | 9",
      })
  void everyPlaceOfTheFamiliesIsBounded(String spec, int most) throws ModelException {
    PetriNet net = Families.net(spec);
    TokenBounds bounds = TokenBounds.structural(net);
    int[] all = IntStream.range(0, net.placeCount()).map(bounds::at).toArray();
    assertThat(IntStream.of(all)).allMatch(bound -> bound >= 0);
    assertThat(IntStream.of(all).max()).hasValue(most);
  }

  @Test
  void weightsCount() {
    PetriNet.Builder net = PetriNet.builder("weights");
    int coins = net.place("coins", 7);
    int notes = net.place("notes", 0);
    int change = net.transition("change");
    net.input(coins, change, 3).output(change, notes, 1);
    int back = net.transition("back");
    net.input(notes, back, 1).output(back, coins, 3);
    TokenBounds bounds = TokenBounds.structural(net.build());
    assertThat(bounds.at(coins)).isEqualTo(7);
    assertThat(bounds.at(notes)).isEqualTo(2);
  }

  @Test
  void aPlaceThatFillsForEverHasNone() {
    PetriNet.Builder net = PetriNet.builder("tap");
    int water = net.place("water", 0);
    net.output(net.transition("run"), water, 1);
    assertThat(TokenBounds.structural(net.build()).isKnown(water)).isFalse();
  }

  @Test
  void aLargeNetIsBoundedInReasonableTime() throws ModelException {
    PetriNet net = Families.net("phil:100000");
    TokenBounds bounds = TokenBounds.structural(net);
    assertThat(IntStream.range(0, net.placeCount()).allMatch(p -> bounds.at(p) == 1)).isTrue();
  }
}
