package drop.reduce.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.PetriNet;
import drop.reduce.EnabledFilter;
import drop.reduce.Independence;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Claims of independence, right and wrong ones. */
class DependencyCheckTest {
  private static final EnabledFilter ALL = (marking, enabled) -> {};

  private interface Claim {
    boolean independent(int t, int u);
  }

  private static DependencyCheck check(PetriNet net, Claim claim) {
    Independence independence =
        (t, set) ->
            BitSet.valueOf(set).stream()
                .filter(u -> !claim.independent(t, u))
                .forEach(u -> set[u >>> 6] &= ~(1L << u));
    return new DependencyCheck(net, independence, ALL);
  }

  @Test
  void transitionsApartAreIndependent() {
    PetriNet net = NetText.parse("n", "m0: p q\na: p -> x\nb: q -> y\n");
    DependencyCheck check = check(net, (t, u) -> true);
    Searches.deadlocks(net, check);
    assertThat(check.checked()).isPositive();
  }

  @Test
  void oneDisablesTheOther() {
    refuse("m0: p x\na: p -> q\nb: p ?x -> r\n", "in the marking p x a disables b");
    refuse("m0: p x\na: p -> q\nb: x -> y ; !q\n", "in the marking p x a disables b");
    refuse("m0: p x\na: p -> q ; !y\nb: x -> y\n", "in the marking p x b disables a");
    refuse("m0: p x\nc: x -> p y\na: p -> q\nb: 2*p y -> r\n", "in the marking 2*p y a disables b");
  }

  @Test
  void thatOneEnablesTheOtherDoesNotMatter() {
    PetriNet net = NetText.parse("n", "m0: p x\na: p -> q\nb: q -> r\nc: x -> y\n");
    Searches.deadlocks(net, check(net, (t, u) -> true));
  }

  @Test
  void whatChangesNothingDoesNotMatter() {
    PetriNet net = NetText.parse("n", "m0: p x\na: p -> q\nloop: p -> p\nc: x -> y\n");
    DependencyCheck check = check(net, (t, u) -> true);
    Searches.deadlocks(net, check);
    assertThat(check.checked()).isPositive();
  }

  @Test
  void aRelationThatIsNotSymmetricIsWrong() {
    PetriNet net = NetText.parse("n", "m0: p\na: p -> q\nb: p -> r\n");
    for (int first = 0; first < 2; first++) {
      int one = first;
      assertThatThrownBy(
              () ->
                  Searches.deadlocks(
                      net, check(net, (t, u) -> t == one)))
          .isInstanceOf(ViolationException.class);
    }
  }

  /** Of all pairs that share a place, one is claimed to be independent. */
  @Test
  void aRelationThatLacksOnePairIsCaught() {
    int right = 0;
    int caught = 0;
    for (long seed = 32_000_000; right < 300; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (!SmallStateSpace.of(net, 100).complete()) {
        continue;
      }
      right++;
      Searches.deadlocks(net, check(net, (t, u) -> !shareAPlace(net, t, u)));
      for (int[] pair : dependentPairs(net)) {
        Claim lacking =
            (t, u) -> Math.min(t, u) == pair[0] && Math.max(t, u) == pair[1];
        boolean expected = disable(net, pair[0], pair[1]) || disable(net, pair[1], pair[0]);
        assertThat(refused(net, lacking)).as(NetText.of(net)).isEqualTo(expected);
        caught += expected ? 1 : 0;
      }
    }
    assertThat(caught).isGreaterThan(300);
  }

  private static List<int[]> dependentPairs(PetriNet net) {
    List<int[]> pairs = new ArrayList<>();
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int u = t + 1; u < net.transitionCount(); u++) {
        if (shareAPlace(net, t, u) && changes(net, t) && changes(net, u)) {
          pairs.add(new int[] {t, u});
        }
      }
    }
    return pairs;
  }

  private static boolean shareAPlace(PetriNet net, int t, int u) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (touches(net, t, p) && touches(net, u, p)) {
        return true;
      }
    }
    return false;
  }

  /** By the edges of the full state space: where both leave a marking, does u leave the next? */
  private static boolean disable(PetriNet net, int t, int u) {
    ReferenceStateSpace full = ReferenceStateSpace.of(net, 100);
    Set<Integer> leaves = new HashSet<>();
    full.edges().stream().filter(e -> e.transition() == u).forEach(e -> leaves.add(e.from()));
    return full.edges().stream()
        .anyMatch(
            e -> e.transition() == t && leaves.contains(e.from()) && !leaves.contains(e.to()));
  }

  private static boolean changes(PetriNet net, int t) {
    return IntStream.range(0, net.placeCount())
        .anyMatch(p -> net.inputs().weight(t, p) != net.outputs().weight(t, p));
  }

  private static boolean touches(PetriNet net, int t, int p) {
    return net.inputs().weight(t, p)
            + net.outputs().weight(t, p)
            + net.reads().weight(t, p)
            + net.inhibitors().weight(t, p)
        > 0;
  }

  private static boolean refused(PetriNet net, Claim claim) {
    try {
      Searches.deadlocks(net, check(net, claim));
      return false;
    } catch (ViolationException e) {
      return true;
    }
  }

  private static void refuse(String text, String why) {
    PetriNet net = NetText.parse("n", text);
    assertThatThrownBy(
            () ->
                Searches.deadlocks(net, check(net, (t, u) -> true)))
        .isInstanceOf(ViolationException.class)
        .hasMessageContaining(why);
  }
}
