package drop.reduce.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.PetriNet;
import drop.reduce.Demand;
import drop.reduce.EnabledFilter;
import drop.reduce.Preserve;
import drop.reference.NetText;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sets chosen by hand, right and wrong ones, condition by condition. */
class ReductionCheckTest {
  private static final int BOUND = 100;

  @Test
  void everythingEnabledIsAlwaysRight() {
    PetriNet net = net("m0: p q r\na: p q -> \nb: q r -> \nc: r -> r\n");
    for (Preserve level : Preserve.values()) {
      Demand demand = visible(net, level, "p", "q", "r");
      accept(ReductionCheck.strong(net, demand, chosen(net, "a", "b", "c"), BOUND), net);
      accept(ReductionCheck.weak(net, demand, chosen(net, "a", "b", "c"), BOUND), net);
    }
  }

  @Test
  void aSetMustNotBeEmpty() {
    PetriNet net = net("m0: p\na: p -> q\n");
    refuse(strong(net), net, "C0", "nothing is left");
    refuse(weak(net), net, "C0", "nothing is left");
  }

  @Test
  void aSetHasEnabledTransitionsOnly() {
    PetriNet net = net("m0: p\na: p -> \nb: q -> \n");
    refuse(strong(net, "a", "b"), net, "C0", "b is not enabled");
  }

  @Test
  void aLoopThatChangesNothingDoesNotCountForDeadlocks() {
    PetriNet net = net("m0: p\na: p -> q\nloop: p -> p\n");
    accept(strong(net, "a"), net);
    refuse(strong(net, "loop"), net, "C0", "nothing is left");
    Demand safety = visible(net, Preserve.SAFETY);
    refuse(
        ReductionCheck.strong(net, safety, chosen(net, "a"), BOUND), net, "C1", "a disables loop");
    PetriNet only = net("m0: p\nloop: p -> p\n");
    accept(strong(only, "loop"), only);
    accept(strong(only), only);
  }

  @Test
  void aMemberIsDisabledLater() {
    PetriNet net = net("m0: p x\na: p -> q\nb: x -> y\nc: y p -> z\n");
    refuse(strong(net, "a"), net, "C1", "a disables c after the path b");
    refuse(weak(net, "a"), net, "D2", "a is disabled after the path b c");
    accept(strong(net, "b"), net);
  }

  @Test
  void aMemberDisablesWhatIsOutside() {
    PetriNet net = net("m0: p q\na: p -> p q\nb: q ->  ; !2*q\n");
    refuse(strong(net, "a"), net, "C1", "a disables b at once");
    refuse(weak(net, "a"), net, "D1", "a can be fired after the path b but not before");
  }

  /** A member that is disabled by one path need not be the key, if it does not come back. */
  @Test
  void weakSetsNeedOneKey() {
    PetriNet net = net("m0: p q\na: p -> \nb: p q -> q x\nc: q -> y\n");
    refuse(strong(net, "a", "b"), net, "C1", "c disables b at once");
    accept(weak(net, "a", "b"), net);
    refuse(weak(net, "b"), net, "D2", "b is disabled after the path a");
  }

  /** Two paths to the same marking: after the member only one of them can be gone. */
  @Test
  void everyPathCountsNotEveryMarking() {
    PetriNet net = net("m0: p x\na: p -> q\nc: x -> y\nb: x -> y ; !q\n");
    refuse(weak(net, "a"), net, "D1", "a can be fired after the path b but not before");
  }

  /** What cannot be gone after the member stays impossible, however the path goes on. */
  @Test
  void aMemberThatComesBackCounts() {
    PetriNet net = net("m0: p\na: p -> q\nb: p -> x\nc: x -> p\n");
    refuse(weak(net, "a"), net, "D1", "a can be fired after the path b c but not before");
  }

  @Test
  void theOrderOfVisibleTransitionsCountsForSafety() {
    PetriNet net = net("m0: p q\na: p -> p1\nb: q -> q1\nc: q1 -> q2\n");
    Demand both = visible(net, Preserve.SAFETY, "p", "q2");
    refuse(
        ReductionCheck.strong(net, both, chosen(net, "a"), BOUND), net, "V", "c after the path b");
    refuse(ReductionCheck.weak(net, both, chosen(net, "a"), BOUND), net, "V", "c after the path b");
    accept(ReductionCheck.strong(net, both, chosen(net, "b"), BOUND), net);
    Demand one = visible(net, Preserve.SAFETY, "p");
    accept(ReductionCheck.strong(net, one, chosen(net, "a"), BOUND), net);
  }

  @Test
  void onlyInvisibleTransitionsStandForOthersInLinearTime() {
    PetriNet net = net("m0: p q\na: p -> p1\nb: q -> q1\n");
    Demand demand = visible(net, Preserve.LTL, "p");
    refuse(ReductionCheck.strong(net, demand, chosen(net, "a"), BOUND), net, "C2", "visible");
    accept(ReductionCheck.strong(net, demand, chosen(net, "b"), BOUND), net);
  }

  @Test
  void onlyOneTransitionStandsForOthersInBranchingTime() {
    PetriNet net = net("m0: p q\na: p -> p1\nb: p -> p2\nc: q -> q1\n");
    Demand demand = visible(net, Preserve.CTL, "q");
    refuse(ReductionCheck.strong(net, demand, chosen(net, "a", "b"), BOUND), net, "C4", "one");
    accept(
        ReductionCheck.strong(
            net, visible(net, Preserve.LTL, "q"), chosen(net, "a", "b"), BOUND),
        net);
  }

  @Test
  void aTargetMustNotBeReachedWithoutAMember() {
    PetriNet net = net("m0: p q\na: p -> p1\nb: q -> q1\nc: q1 -> q2\n");
    Predicate<int[]> target = marking -> marking[place(net, "q2")] > 0;
    refuse(target(net, target, "a"), net, "the target", "it is reached after the path b c");
    refuse(target(net, target), net, "the target", "it is reached after the path b c");
    accept(target(net, target, "b"), net);
    accept(target(net, marking -> marking[place(net, "p")] > 1), net);
    accept(target(net, marking -> marking[place(net, "p")] == 1), net);
  }

  @Test
  void aMemberOnTheWayToATargetCanBeFiredFirst() {
    PetriNet net = net("m0: p q\na: p -> p1\nb: q -> q1 ; !p1\n");
    Predicate<int[]> both = marking -> marking[place(net, "p1")] + marking[place(net, "q1")] == 2;
    refuse(target(net, both, "a"), net, "D1", "a can be fired after the path b but not before");
    accept(target(net, both, "a", "b"), net);
  }

  @Test
  void aSearchThatIsCutShortIsCountedNotFailed() {
    PetriNet net = net("m0: p q\na: p -> p1\nmore: q -> q x\n");
    ReductionCheck check = strong(net, "a");
    apply(check, net);
    assertThat(check.unchecked()).isEqualTo(1);
    assertThat(check.checked()).isZero();
    PetriNet wrong = net("m0: p q\na: p -> p1\nb: p -> p2\nmore: q -> q x\n");
    refuse(strong(wrong, "a"), wrong, "C1", "a disables b at once");
  }

  @Test
  void theMessageTellsWhereWhatAndWhy() {
    PetriNet net = net("m0: p x\na: p -> q\nb: x -> y\nc: y p -> z\n");
    assertThatThrownBy(() -> apply(strong(net, "a"), net))
        .hasMessage(
            "C1 fails: of the enabled transitions {a, b} the set {a} was chosen in the marking p x,"
                + " but a disables c after the path b");
  }

  private static PetriNet net(String text) {
    return NetText.parse("n", text);
  }

  private static ReductionCheck strong(PetriNet net, String... names) {
    return ReductionCheck.strong(net, Demand.DEADLOCKS, chosen(net, names), BOUND);
  }

  private static ReductionCheck weak(PetriNet net, String... names) {
    return ReductionCheck.weak(net, Demand.DEADLOCKS, chosen(net, names), BOUND);
  }

  private static ReductionCheck target(PetriNet net, Predicate<int[]> reached, String... names) {
    return ReductionCheck.target(net, reached, chosen(net, names), BOUND);
  }

  private static EnabledFilter chosen(PetriNet net, String... names) {
    return (marking, enabled) -> {
      Arrays.fill(enabled, 0);
      for (String name : names) {
        enabled[0] |= 1L << transition(net, name);
      }
    };
  }

  private static Demand visible(PetriNet net, Preserve level, String... places) {
    BitSet set = new BitSet();
    Arrays.stream(places).forEach(name -> set.set(place(net, name)));
    return Demand.of(level, net, set);
  }

  private static int place(PetriNet net, String name) {
    return IntStream.range(0, net.placeCount())
        .filter(p -> net.placeId(p).equals(name))
        .findAny()
        .orElseThrow();
  }

  private static int transition(PetriNet net, String name) {
    return IntStream.range(0, net.transitionCount())
        .filter(t -> net.transitionId(t).equals(name))
        .findAny()
        .orElseThrow();
  }

  /** Asks for the initial marking. */
  private static void apply(EnabledFilter filter, PetriNet net) {
    filter.filter(net.initialMarking(), Searches.enabled(net, net.initialMarking()));
  }

  private static void accept(ReductionCheck check, PetriNet net) {
    apply(check, net);
    assertThat(check.unchecked()).isZero();
  }

  private static void refuse(ReductionCheck check, PetriNet net, String condition, String why) {
    assertThatThrownBy(() -> apply(check, net))
        .isInstanceOfSatisfying(
            ViolationException.class, e -> assertThat(e.condition()).isEqualTo(condition))
        .hasMessageContaining(why);
  }
}
