package drop.state;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.PaddedNets;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SuccessorsTest {
  /** Narrow states, then states of several words, then such that have a sparse table of effects. */
  @ParameterizedTest
  @CsvSource({"0, 1, 1500", "12, 2, 300", "70, 9, 200"})
  void firingDoesAsTheTextbookOrSaysThatTheResultDoesNotFit(int pads, int leastWords, int nets) {
    int refused = 0;
    int fired = 0;
    for (long seed = 0; seed < nets; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      PetriNet small = RandomNets.net(seed);
      PetriNet net = pads == 0 ? small : PaddedNets.around(small, seed, pads, 0, true);
      Layout layout = Markings.widened(Layout.counting(net), random, 4);
      assertThat(layout.words()).isGreaterThanOrEqualTo(leastWords);
      Successors successors = Successors.create(net, layout, new Tally());
      for (int i = 0; i < 10; i++) {
        int[] marking = Markings.random(layout, random);
        for (int t = 0; t < net.transitionCount(); t++) {
          if (ReferenceStateSpace.enabled(net, t, marking)) {
            if (firesAsTheTextbook(successors, marking, t)) {
              fired++;
            } else {
              refused++;
            }
          }
        }
      }
    }
    assertThat(fired).isGreaterThan(nets);
    assertThat(refused).isGreaterThan(nets / 4);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void aCarryShowsExactlyWhenTheSumDoesNotFit(int width) {
    for (int below : new int[] {0, 1, 7, 31, 62 - width, 63 - width, 64 - width}) {
      exhaust(width, below, 1 << width);
    }
  }

  @Test
  void aCarryOutOfAFieldOf31BitsShows() {
    int most = Integer.MAX_VALUE;
    for (int below : new int[] {0, 1, 2, 32, 33}) {
      PetriNet net = fieldAt(31, below, new int[] {1, 2, most - 1, most});
      Successors successors = Successors.create(net, Layout.counting(net), new Tally());
      int field = placeOf(net, "field");
      for (int tokens : new int[] {0, 1, 2, most / 2, most - 2, most - 1, most}) {
        for (int t = 0; t < 4; t++) {
          fireWithNeighbours(successors, field, tokens, t);
        }
      }
    }
  }

  /** Every count of the field with every gain that fits the field. */
  private static void exhaust(int width, int below, int values) {
    int[] gains = new int[values - 1];
    Arrays.setAll(gains, i -> i + 1);
    PetriNet net = fieldAt(width, below, gains);
    Layout layout = Layout.counting(net);
    int field = placeOf(net, "field");
    assertThat(layout.width(field)).isEqualTo(width);
    assertThat(layout.shift(field)).isEqualTo(below);
    Successors successors = Successors.create(net, layout, new Tally());
    for (int tokens = 0; tokens < values; tokens++) {
      for (int t = 0; t < gains.length; t++) {
        fireWithNeighbours(successors, field, tokens, t);
      }
    }
  }

  /** Fires with all other fields empty, then with all other fields full. */
  private static void fireWithNeighbours(Successors successors, int field, int tokens, int t) {
    Layout layout = successors.layout();
    int[] marking = new int[layout.placeCount()];
    marking[field] = tokens;
    firesAsTheTextbook(successors, marking, t);
    Arrays.setAll(marking, layout::capacity);
    marking[field] = tokens;
    firesAsTheTextbook(successors, marking, t);
  }

  /** A field after so many bits of its word, with a transition for each gain, among other fields. */
  private static PetriNet fieldAt(int width, int below, int[] gains) {
    PetriNet.Builder net = PetriNet.builder("field");
    int rest = below;
    while (rest > 0) {
      int bits = Math.min(rest, 31);
      net.place("below" + rest, (int) ((1L << bits) - 1));
      rest -= bits;
    }
    int neighbours = net.placeCount();
    int field = net.place("field", (int) ((1L << width) - 1));
    int above = net.place("above", 3);
    for (int i = 0; i < gains.length; i++) {
      net.output(net.transition("gain" + i), field, gains[i]);
    }
    for (int p = 0; p < neighbours; p++) {
      net.input(p, net.transition("take" + p), 1);
    }
    net.input(above, net.transition("takeAbove"), 1);
    return net.build();
  }

  private static int placeOf(PetriNet net, String id) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (net.placeId(p).equals(id)) {
        return p;
      }
    }
    throw new AssertionError(id);
  }

  /** Whether the result fits; fails unless the packed firing agrees with the plain one. */
  private static boolean firesAsTheTextbook(Successors successors, int[] marking, int t) {
    PetriNet net = successors.net();
    Layout layout = successors.layout();
    boolean fits = true;
    int[] expected = marking.clone();
    for (int p = 0; p < marking.length; p++) {
      long tokens = (long) marking[p] - net.inputs().weight(t, p) + net.outputs().weight(t, p);
      fits &= tokens <= layout.capacity(p);
      expected[p] = (int) tokens;
    }
    long[] state = new long[layout.words() + 2];
    layout.encode(marking, state, 2);
    Batch batch = new Batch(layout.words());
    batch.add(new long[layout.words()], 0);
    boolean fired = successors.fire(state, 2, t, batch);
    assertThat(fired).as("%s fires in %s", net.transitionId(t), Arrays.toString(marking)).isEqualTo(fits);
    assertThat(batch.size()).isEqualTo(fits ? 2 : 1);
    if (fits) {
      long[] packed = Markings.packed(layout, expected);
      long[] found = new long[layout.words()];
      batch.state(1, found);
      assertThat(found).as("%s in %s", net.transitionId(t), Arrays.toString(marking)).isEqualTo(packed);
      Batch same = new Batch(layout.words());
      same.add(packed, 0);
      assertThat(batch.hashes[1]).as("hash").isEqualTo(same.hashes[0]);
    }
    return fits;
  }
}
