package drop.reduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.PetriNet;
import drop.reduce.PersistentSets.Algorithm;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.SmallStateSpace;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is chosen in a reachable marking of a random net is persistent, for every demand. */
class PersistenceTest {
  private static final int NETS = 5000;
  private static final int MOST_STATES = 60;
  private static final int PLACES = 16;

  private static final Map<String, BiFunction<PetriNet, Demand, EnabledFilter>> FILTERS =
      new TreeMap<>(
          Map.of(
              "ample", AmpleSets::new,
              "closure", StubbornClosure::new,
              "conflicting", (net, demand) -> persistent(net, demand, Algorithm.CONFLICTING),
              "overman", (net, demand) -> persistent(net, demand, Algorithm.OVERMAN)));

  private static EnabledFilter persistent(PetriNet net, Demand demand, Algorithm algorithm) {
    return new PersistentSets(net, demand, algorithm);
  }

  static Stream<String> filters() {
    return FILTERS.keySet().stream();
  }

  static Stream<Arguments> filtersAndLevels() {
    return filters()
        .flatMap(name -> Stream.of(Preserve.values()).map(level -> Arguments.of(name, level)));
  }

  @ParameterizedTest
  @MethodSource("filtersAndLevels")
  void setsArePersistentInEveryMarking(String name, Preserve level) {
    int reduced = 0;
    int nets = 0;
    for (long seed = 0; nets < NETS; seed++) {
      PetriNet net = net(seed);
      if (net.placeCount() <= PLACES && SmallStateSpace.of(net, MOST_STATES).complete()) {
        nets++;
        Demand demand = new Demand(level, visible(net, seed), null);
        reduced += check(net, demand, FILTERS.get(name).apply(net, demand));
      }
    }
    assertThat(reduced).as("markings where something is left out").isGreaterThan(NETS / 3);
  }

  private static PetriNet net(long seed) {
    return switch ((int) (seed % 4)) {
      case 0 -> RandomNets.processes(seed);
      case 1 -> JointSteps.net(seed);
      default -> ProbeNets.net(seed);
    };
  }

  /** A few transitions, so that there are sets without any and sets with some of them. */
  private static BitSet visible(PetriNet net, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    BitSet visible = new BitSet();
    for (int t = 0; t < net.transitionCount(); t++) {
      visible.set(t, random.nextInt(4) == 0);
    }
    return visible;
  }

  /** In how many markings something is left out. */
  private static int check(PetriNet net, Demand demand, EnabledFilter filter) {
    Persistence persistence = new Persistence(net, demand);
    int reduced = 0;
    for (int[] marking : ReferenceStateSpace.of(net, MOST_STATES).states()) {
      int[] chosen = persistence.chosen(filter, marking);
      String violation = persistence.violation(marking, chosen);
      if (violation != null) {
        throw new AssertionError(
            "%s: %s of %s in %s of%n%s"
                .formatted(
                    violation,
                    persistence.ids(chosen),
                    persistence.ids(persistence.counting(marking)),
                    Arrays.toString(marking),
                    NetText.of(net)));
      }
      reduced += chosen.length < persistence.counting(marking).length ? 1 : 0;
    }
    return reduced;
  }

  @ParameterizedTest
  @MethodSource("filters")
  void aTargetIsRefused(String name) {
    PetriNet net = NetText.parse("n", "m0: p\nt: p -> q\n");
    Demand demand = Demand.reaching((marking, grown, shrunk) -> false);
    assertThatThrownBy(() -> FILTERS.get(name).apply(net, demand))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("target");
  }
}
