package drop.state;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.PaddedNets;
import drop.reference.RandomNets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LayoutTest {
  private static final int NETS = 400;

  @Test
  void encodedMarkingsDecodeToThemselvesAndTouchNoOtherWords() {
    for (long seed = 0; seed < NETS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Layout layout = randomLayout(seed, random);
      long[] memory = new long[layout.words() + 5];
      int[] decoded = new int[layout.placeCount()];
      for (int i = 0; i < 20; i++) {
        Arrays.fill(memory, 0x5A5A5A5A5A5A5A5AL);
        int[] marking = Markings.random(layout, random);
        layout.encode(marking, memory, 2);
        layout.decode(memory, 2, decoded);
        assertThat(decoded).as("net %d", seed).isEqualTo(marking);
        for (int w : new int[] {0, 1, memory.length - 3, memory.length - 2, memory.length - 1}) {
          assertThat(memory[w]).as("word %d", w).isEqualTo(0x5A5A5A5A5A5A5A5AL);
        }
      }
    }
  }

  @Test
  void encodingIsCanonicalWhateverTheMemoryHeldBefore() {
    for (long seed = 0; seed < NETS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Layout layout = randomLayout(seed, random);
      int[] marking = Markings.random(layout, random);
      long[] dirty = new long[layout.words()];
      Arrays.fill(dirty, -1);
      layout.encode(marking, dirty, 0);
      assertThat(dirty).isEqualTo(Markings.packed(layout, marking));
    }
  }

  @Test
  void fieldsLieWithinOneWordAndNeverOverlap() {
    for (long seed = 0; seed < NETS; seed++) {
      Layout layout = randomLayout(seed, new SplittableRandom(seed));
      long[] taken = new long[layout.words()];
      for (int p = 0; p < layout.placeCount(); p++) {
        if (layout.width(p) > 0) {
          assertThat(layout.shift(p) + layout.width(p)).isLessThanOrEqualTo(Long.SIZE);
          long field = (1L << layout.width(p)) - 1 << layout.shift(p);
          assertThat(taken[layout.word(p)] & field).as("place %d of net %d", p, seed).isZero();
          taken[layout.word(p)] |= field;
        }
      }
    }
  }

  @Test
  void aPlaceThatNoTransitionChangesHasNoField() {
    PetriNet.Builder net = PetriNet.builder("constants");
    int isolated = net.place("isolated", 1);
    int tested = net.place("tested", 2);
    int looped = net.place("looped", 3);
    int consumed = net.place("consumed", 4);
    int produced = net.place("produced", 0);
    int shrunk = net.place("shrunk", 5);
    int t = net.transition("t");
    net.read(tested, t, 1).inhibitor(tested, t, 9);
    net.input(looped, t, 2).output(t, looped, 2);
    net.input(consumed, t, 1).output(t, produced, 1);
    net.input(shrunk, t, 2).output(t, shrunk, 1);
    Layout layout = Layout.counting(net.build());
    assertThat(layout.width(isolated)).isZero();
    assertThat(layout.width(tested)).isZero();
    assertThat(layout.width(looped)).isZero();
    assertThat(layout.width(consumed)).isEqualTo(3);
    assertThat(layout.width(produced)).isEqualTo(1);
    assertThat(layout.width(shrunk)).isEqualTo(3);
    int[] marking = new int[layout.placeCount()];
    layout.decode(Markings.packed(layout, new int[] {7, 7, 7, 1, 1, 2}), 0, marking);
    assertThat(marking).as("constant places keep their tokens").containsExactly(1, 2, 3, 1, 1, 2);
  }

  @Test
  void theInitialLayoutHoldsTheInitialMarkingAndTheGainOfOneFiring() {
    for (long seed = 0; seed < NETS; seed++) {
      PetriNet net = RandomNets.net(seed);
      Layout layout = Layout.counting(net);
      for (int p = 0; p < net.placeCount(); p++) {
        assertThat(layout.capacity(p)).isGreaterThanOrEqualTo(net.initialTokens(p));
        for (int t = 0; t < net.transitionCount(); t++) {
          int gain = net.outputs().weight(t, p) - net.inputs().weight(t, p);
          assertThat(layout.capacity(p)).isGreaterThanOrEqualTo(gain);
        }
      }
    }
  }

  @Test
  void wideningOnePlaceKeepsTheWidthsOfTheOthers() {
    Layout layout = Layout.counting(PaddedNets.around(RandomNets.net(7), 7, 20, 20, false));
    for (int p = 0; p < layout.placeCount(); p++) {
      for (int tokens : new int[] {1, 2, 255, 256, Integer.MAX_VALUE}) {
        Layout wider = layout.widened(p, tokens);
        assertThat(wider.capacity(p)).isGreaterThanOrEqualTo(tokens);
        for (int q = 0; q < layout.placeCount(); q++) {
          int expected =
              q == p && tokens > layout.capacity(p)
                  ? Integer.toBinaryString(tokens).length()
                  : layout.width(q);
          assertThat(wider.width(q)).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void aNetWithoutPlacesTakesOneWord() {
    assertThat(Layout.counting(PetriNet.builder("empty").build()).words()).isEqualTo(1);
  }

  private static Layout randomLayout(long seed, SplittableRandom random) {
    PetriNet small = RandomNets.net(seed);
    PetriNet net =
        random.nextBoolean() ? small : PaddedNets.around(small, seed, random.nextInt(40), 0, false);
    return Markings.widened(Layout.counting(net), random, 31);
  }
}
