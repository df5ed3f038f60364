package drop.state;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.PaddedNets;
import drop.reference.RandomNets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dealing a batch out loses no state, and every state reaches its owner with its own hash. */
class ParcelTest {
  @ParameterizedTest
  @CsvSource({"0, 1", "0, 2", "0, 4", "20, 2", "40, 3", "70, 2"})
  void everyStateReachesItsOwnerInOrder(int padding, int owners) {
    PetriNet net = PaddedNets.around(RandomNets.net(3), 3, padding, 5, false);
    Layout layout = Layout.counting(net);
    int words = layout.words();
    Successors successors = Successors.create(net, layout, new Tally());
    SplittableRandom random = new SplittableRandom(padding);
    for (int me = 0; me < owners; me++) {
      Batch batch = new Batch(words);
      List<List<String>> expected = new ArrayList<>();
      Parcel[] parcels = new Parcel[owners];
      for (int i = 0; i < owners; i++) {
        expected.add(new ArrayList<>());
        parcels[i] = new Parcel(words, batch.capacity());
      }
      for (int i = 0; i < batch.capacity(); i++) {
        long[] state = random.longs(words).toArray();
        batch.add(state, 0);
        expected.get(Batch.owner(state, owners)).add(Arrays.toString(state));
      }
      successors.deal(batch, me, parcels);
      for (int i = 0; i < owners; i++) {
        Batch arrived = i == me ? batch : new Batch(words);
        if (i != me) {
          successors.unpack(parcels[i], 0, parcels[i].size(), arrived);
        }
        assertThat(states(arrived, words)).as("states of %d", i).isEqualTo(expected.get(i));
        assertHashes(arrived, words);
      }
    }
  }

  private static List<String> states(Batch batch, int words) {
    List<String> states = new ArrayList<>();
    long[] state = new long[words];
    for (int i = 0; i < batch.size(); i++) {
      batch.state(i, state);
      states.add(Arrays.toString(state));
    }
    return states;
  }

  private static void assertHashes(Batch batch, int words) {
    Batch again = new Batch(words);
    long[] state = new long[words];
    for (int i = 0; i < batch.size(); i++) {
      batch.state(i, state);
      again.add(state, 0);
      assertThat(batch.hashes[i]).isEqualTo(again.hashes[i]);
    }
  }
}
