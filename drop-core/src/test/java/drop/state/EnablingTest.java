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
import org.junit.jupiter.params.provider.ValueSource;

/** Each way to find the enabled transitions agrees with the textbook in any marking that fits. */
class EnablingTest {
  private static final long MOST_TABLE_BYTES = 1 << 22;

  private interface Way {
    Enabling of(Conditions conditions, Layout layout);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 6, 4})
  void slicesFindTheEnabledTransitionsOfSmallNets(int sliceBits) {
    Way slices = (conditions, layout) -> slices(conditions, layout, sliceBits);
    for (long seed = 0; seed < 1500; seed++) {
      compare(RandomNets.net(seed), seed, 10, slices);
    }
  }

  @Test
  void markedPlacesFindTheEnabledTransitionsOfSmallNets() {
    for (long seed = 0; seed < 1500; seed++) {
      compare(RandomNets.net(seed), seed, 31, MarkedPlaces::new);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 6, 4})
  void slicesFindTheEnabledTransitionsAmongHundredsAndInSeveralWords(int sliceBits) {
    Way slices = (conditions, layout) -> slices(conditions, layout, sliceBits);
    for (long seed = 0; seed < 200; seed++) {
      compare(large(seed, false), seed, 10, slices);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void markedPlacesFindTheEnabledTransitionsAmongHundredsAndInSeveralWords(boolean testedPadding) {
    for (long seed = 0; seed < 200; seed++) {
      compare(large(seed, testedPadding), seed, 31, MarkedPlaces::new);
    }
  }

  @Test
  void smallNetsGetTablesAndLargeOnesDoNot() {
    PetriNet small = RandomNets.net(1);
    assertThat(Enabling.of(small, Layout.counting(small))).isInstanceOf(SliceTables.class);
    PetriNet wide = PaddedNets.around(small, 1, 30, 300, true);
    assertThat(Enabling.of(wide, Layout.counting(wide))).isInstanceOf(MarkedPlaces.class);
    PetriNet.Builder many = PetriNet.builder("many");
    for (int i = 0; i < 3000; i++) {
      many.input(many.place("p" + i, 1), many.transition("t" + i), 1);
    }
    PetriNet manyTransitions = many.build();
    assertThat(Enabling.of(manyTransitions, Layout.counting(manyTransitions)))
        .isInstanceOf(MarkedPlaces.class);
  }

  @Test
  void narrowerSlicesAreTakenWhereWiderOnesTakeTooMuchMemory() {
    PetriNet.Builder builder = PetriNet.builder("medium");
    for (int i = 0; i < 200; i++) {
      builder.input(builder.place("p" + i, i % 2), builder.transition("t" + i), 1);
    }
    PetriNet net = builder.build();
    Layout layout = Layout.counting(net);
    Conditions conditions = new Conditions(net);
    SliceTables chosen = (SliceTables) Enabling.of(net, layout);
    assertThat(SliceTables.plan(conditions, layout, 8).bytes()).isEqualTo(25 * 256 * 4 * 8);
    assertThat(chosen.bytes()).isEqualTo(25 * 256 * 4 * 8);
    PetriNet larger = PaddedNets.around(net, 1, 0, 600, false);
    Layout largerLayout = Layout.counting(larger);
    SliceTables narrower = (SliceTables) Enabling.of(larger, largerLayout);
    assertThat(narrower.bytes())
        .isLessThanOrEqualTo(SliceTables.MAX_BYTES)
        .isLessThan(SliceTables.plan(new Conditions(larger), largerLayout, 8).bytes());
    compare(larger, 1, 1, (any, wider) -> Enabling.of(larger, wider));
  }

  private static void compare(PetriNet net, long seed, int maxWidth, Way way) {
    SplittableRandom random = new SplittableRandom(seed);
    Layout layout = Markings.widened(Layout.counting(net), random, maxWidth);
    Enabling enabling = way.of(new Conditions(net), layout);
    int setWords = Enabling.words(net.transitionCount());
    for (int i = 0; i < 20; i++) {
      int[] marking = i == 0 ? net.initialMarking() : Markings.random(layout, random);
      long[] state = new long[layout.words() + 3];
      layout.encode(marking, state, 3);
      long[] found = new long[setWords];
      Arrays.fill(found, -1);
      enabling.enabled(state, 3, found);
      assertThat(found)
          .as("enabled transitions of net %d in %s", seed, Arrays.toString(marking))
          .isEqualTo(expected(net, marking));
    }
  }

  private static long[] expected(PetriNet net, int[] marking) {
    long[] set = new long[Enabling.words(net.transitionCount())];
    for (int t = 0; t < net.transitionCount(); t++) {
      if (ReferenceStateSpace.enabled(net, t, marking)) {
        set[t / 64] |= 1L << t % 64;
      }
    }
    return set;
  }

  private static Enabling slices(Conditions conditions, Layout layout, int sliceBits) {
    SliceTables tables = SliceTables.plan(conditions, layout, sliceBits);
    assertThat(tables.bytes()).isLessThan(MOST_TABLE_BYTES);
    return tables.fill();
  }

  /** A net of 130 to 330 transitions and several words. */
  private static PetriNet large(long seed, boolean testedPadding) {
    SplittableRandom random = new SplittableRandom(seed);
    return PaddedNets.around(
        RandomNets.net(seed), seed, 5 + random.nextInt(40), 130 + random.nextInt(200), testedPadding);
  }
}
