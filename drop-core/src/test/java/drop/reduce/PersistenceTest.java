package drop.reduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.PetriNet;
import drop.reduce.check.ReductionCheck;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.SmallStateSpace;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is chosen in a reachable marking of a random net is persistent, for every demand. */
class PersistenceTest {
  private static final int NETS = 2000;
  private static final int MOST_STATES = 60;
  private static final int PLACES = 16;
  /** A companion may double the nodes. */
  private static final int BOUND = 2 * MOST_STATES + 2;

  static Stream<SetAlgorithm> strong() {
    return Stream.of(SetAlgorithm.values()).filter(SetAlgorithm::strong);
  }

  static Stream<Arguments> strongAndLevels() {
    return strong()
        .flatMap(sets -> Stream.of(Preserve.values()).map(level -> Arguments.of(sets, level)));
  }

  @ParameterizedTest
  @MethodSource("strongAndLevels")
  void setsArePersistentInEveryMarking(SetAlgorithm sets, Preserve level) {
    int reduced = 0;
    int nets = 0;
    for (long seed = 0; nets < NETS; seed++) {
      PetriNet net = net(seed);
      if (net.placeCount() <= PLACES && SmallStateSpace.of(net, MOST_STATES).complete()) {
        nets++;
        Demand demand = new Demand(level, visible(net, seed), null);
        reduced += check(net, demand, sets.filter(net, demand));
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

  /** In how many markings something is left out; a set that is not persistent throws. */
  private static int check(PetriNet net, Demand demand, EnabledFilter filter) {
    ReductionCheck check = ReductionCheck.strong(net, demand, filter, BOUND);
    int reduced = 0;
    for (int[] marking : ReferenceStateSpace.of(net, MOST_STATES).states()) {
      BitSet chosen = Choices.in(net, marking, check);
      reduced += chosen.cardinality() < Choices.enabled(net, marking).cardinality() ? 1 : 0;
    }
    assertThat(check.unchecked()).isZero();
    return reduced;
  }

  @ParameterizedTest
  @EnumSource(SetAlgorithm.class)
  void aTargetIsRefusedByThoseThatDoNotFindIt(SetAlgorithm sets) {
    PetriNet net = NetText.parse("n", "m0: p\nt: p -> q\n");
    Demand demand = Demand.reaching((marking, grown, shrunk) -> false);
    if (sets.findsTargets()) {
      assertThat(sets.filter(net, demand)).isNotNull();
    } else {
      assertThatThrownBy(() -> sets.filter(net, demand))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
