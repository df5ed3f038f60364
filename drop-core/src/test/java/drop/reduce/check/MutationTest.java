package drop.reduce.check;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reduce.DeletionOptions;
import drop.reduce.Demand;
import drop.reduce.EnabledFilter;
import drop.reduce.StubbornClosure;
import drop.reduce.StubbornDeletion;
import drop.reduce.TextbookClosure;
import drop.reduce.TextbookClosure.Rule;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the check is worth, on random nets: reductions as they are pass, broken ones are caught, and no
 * broken one that loses a deadlock passes.
 */
class MutationTest {
  private static final int NETS = 1000;
  private static final int MOST_STATES = 100;
  /** A companion may double the nodes. */
  private static final int BOUND = 2 * MOST_STATES;

  private record Kind(Function<PetriNet, EnabledFilter> filter, boolean weak) {}

  private static final Map<String, Kind> KINDS =
      Map.of(
          "weak", new Kind(net -> new StubbornDeletion(net, Demand.DEADLOCKS, DeletionOptions.WEAK), true),
          "strong", new Kind(net -> new StubbornDeletion(net, Demand.DEADLOCKS, DeletionOptions.STRONG), false),
          "closure", new Kind(net -> new StubbornClosure(net, Demand.DEADLOCKS), false),
          "textbook", new Kind(net -> new TextbookClosure(net, Demand.DEADLOCKS, null), false));

  static Stream<String> kinds() {
    return KINDS.keySet().stream().sorted();
  }

  private static List<PetriNet> nets() {
    List<PetriNet> nets = new ArrayList<>();
    for (long seed = 31_000_000; nets.size() < NETS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (SmallStateSpace.of(net, MOST_STATES).complete()) {
        nets.add(net);
      }
    }
    return nets;
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void reductionsKeepToTheirDefinition(String name) {
    long checked = 0;
    for (PetriNet net : nets()) {
      ReductionCheck check = check(net, KINDS.get(name).weak, KINDS.get(name).filter.apply(net));
      Searches.deadlocks(net, check);
      assertThat(check.unchecked()).isZero();
      checked += check.checked();
    }
    assertThat(checked).isGreaterThan(5 * NETS);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aSetThatLacksOneMemberIsCaught(String name) {
    Kind kind = KINDS.get(name);
    assertCaught(kind.weak, net -> withoutOne(kind.filter.apply(net)));
  }

  @ParameterizedTest
  @EnumSource(
      value = Rule.class,
      names = {"DISABLING", "DISABLED", "PRODUCERS", "CONSUMERS"})
  void aConditionLeftOutIsCaught(Rule rule) {
    assertCaught(false, net -> new TextbookClosure(net, Demand.DEADLOCKS, rule));
  }

  /** Sets for deadlocks that are taken for sets which lead to a target. */
  @Test
  void aTargetIgnoredIsCaught() {
    int caught = 0;
    int missed = 0;
    for (PetriNet net : nets()) {
      int place = net.placeCount() - 1;
      Predicate<int[]> target = marking -> marking[place] >= 1;
      EnabledFilter filter = new StubbornDeletion(net, Demand.DEADLOCKS, DeletionOptions.WEAK);
      boolean wrong = !reaches(net, filter, target) && reaches(net, (m, e) -> {}, target);
      boolean seen = violated(net, ReductionCheck.target(net, target, filter, BOUND));
      assertThat(wrong && !seen).as(NetText.of(net)).isFalse();
      caught += seen ? 1 : 0;
      missed += wrong ? 1 : 0;
    }
    assertThat(caught).isGreaterThan(NETS / 20);
    assertThat(missed).isPositive();
  }

  private static boolean reaches(PetriNet net, EnabledFilter filter, Predicate<int[]> target) {
    boolean[] reached = {target.test(net.initialMarking())};
    EnabledFilter watched =
        (marking, enabled) -> {
          reached[0] |= target.test(marking);
          filter.filter(marking, enabled);
        };
    Set<List<Integer>> deadlocks = Searches.deadlocks(net, watched);
    return reached[0]
        || deadlocks.stream()
            .map(marking -> marking.stream().mapToInt(Integer::intValue).toArray())
            .anyMatch(target);
  }

  /** Most mutants change nothing on most nets; where one loses a deadlock, it is caught. */
  private static void assertCaught(boolean weak, Function<PetriNet, EnabledFilter> mutant) {
    int caught = 0;
    int lost = 0;
    for (PetriNet net : nets()) {
      boolean wrong =
          !Searches.deadlocks(net, mutant.apply(net))
              .equals(Searches.deadlocks(net, (marking, enabled) -> {}));
      boolean seen = violated(net, check(net, weak, mutant.apply(net)));
      assertThat(wrong && !seen).as(NetText.of(net)).isFalse();
      caught += seen ? 1 : 0;
      lost += wrong ? 1 : 0;
    }
    assertThat(caught).isGreaterThan(NETS / 100);
    assertThat(lost).as("nets on which the mutant does harm").isPositive();
  }

  private static boolean violated(PetriNet net, EnabledFilter check) {
    try {
      Searches.deadlocks(net, check);
      return false;
    } catch (ViolationException e) {
      return true;
    }
  }

  private static ReductionCheck check(PetriNet net, boolean weak, EnabledFilter filter) {
    return weak
        ? ReductionCheck.weak(net, Demand.DEADLOCKS, filter, BOUND)
        : ReductionCheck.strong(net, Demand.DEADLOCKS, filter, BOUND);
  }

  /** Drops one of several at random, always the same one in the same marking. */
  private static EnabledFilter withoutOne(EnabledFilter filter) {
    return (marking, enabled) -> {
      filter.filter(marking, enabled);
      int size = Long.bitCount(enabled[0]);
      if (size >= 2) {
        long rest = enabled[0];
        SplittableRandom random = new SplittableRandom(Arrays.hashCode(marking));
        for (int skip = random.nextInt(size); skip > 0; skip--) {
          rest &= rest - 1;
        }
        enabled[0] ^= Long.lowestOneBit(rest);
      }
    };
  }
}
