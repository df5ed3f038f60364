package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.StoredSpace;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.net.PetriNet;
import drop.reduce.Demand;
import drop.reduce.Preserve;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * With visible transitions, probe sets keep the visible markings that can be reached; and small nets on
 * which they keep no more than that.
 */
class VisibleTest {
  private static final long FIRST_SEED = 170_000_000;
  private static final int LEAST = 1000;
  private static final int MOST = 2000;
  private static final long ENOUGH = TimeUnit.SECONDS.toNanos(10);

  private static ProbeOptions options(Strategy strategy) {
    return ProbeOptions.DEFAULT.with(strategy);
  }

  private static BitSet places(PetriNet net, String... ids) {
    BitSet places = new BitSet();
    for (String id : ids) {
      places.set(place(net, id));
    }
    return places;
  }

  private static int place(PetriNet net, String id) {
    return IntStream.range(0, net.placeCount())
        .filter(p -> net.placeId(p).equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Lts reduced(PetriNet net, ProbeOptions options, BitSet places) {
    BitSet visible = Demand.of(Preserve.SAFETY, net, places).visible();
    return new ProbeExplorer(net, options.withVisible(visible), Limits.NONE)
        .explore(new Monitor())
        .lts();
  }

  private static Lts full(PetriNet net) {
    return new StoredLts(
        (StoredSpace)
            new Explorer(net, Order.BFS, 1, Limits.NONE).explore(new Monitor()).space());
  }

  @Test
  void visibleMarkingsAreKept() {
    List<ProbeOptions> configurations = SafetyFuzz.configurations();
    assertThat(configurations).hasSize(15);
    long begin = System.nanoTime();
    int judged = 0;
    for (long seed = FIRST_SEED;
        judged < LEAST || judged < MOST && System.nanoTime() - begin < ENOUGH;
        seed++) {
      SmallStateSpace full = SmallStateSpace.of(ProbeNets.net(seed), SafetyFuzz.MOST_STATES);
      if (full.complete()) {
        judged++;
        assertThat(SafetyFuzz.judge(seed, full, configurations)).isEmpty();
      }
    }
  }

  /** What the comparison is worth, and why transitions must be declared visible. */
  @ParameterizedTest
  @EnumSource(Strategy.class)
  void visibleMarkingsAreLostWhereNobodyAsksForThem(Strategy strategy) {
    PetriNet net = NetText.parse("net", "m0: p q\na: p -> x\nb: q -> y\n");
    BitSet places = places(net, "x", "y");
    Lts blind = new ProbeExplorer(net, options(strategy), Limits.NONE).explore(new Monitor()).lts();
    assertThat(SafetyFuzz.projections(blind, places).size()).isEqualTo(3);
    assertThat(SafetyFuzz.projections(net, places).size()).isEqualTo(4);
    assertThat(SafetyFuzz.projections(reduced(net, options(strategy), places), places))
        .isEqualTo(SafetyFuzz.projections(net, places));
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void deadlocksAndTargetsHaveTheNetsOwnPlaces(Strategy strategy) {
    PetriNet net = NetText.parse("net", "m0: p q\na: p -> x\nb: q -> y\n");
    BitSet visible = Demand.of(Preserve.SAFETY, net, places(net, "x", "y")).visible();
    ProbeExploration found =
        new ProbeExplorer(net, options(strategy).withVisible(visible), Limits.NONE)
            .explore(new Monitor());
    assertThat(found.deadlocks()).hasSize(1).allMatch(marking -> marking.length == 4);
    assertThat(found.isTarget(found.deadlocks().get(0))).isTrue();
    assertThat(found.isTarget(net.initialMarking())).isTrue();
  }

  /** H1: a stubborn set is {t0}, and the marking in which t2 alone has fired is never reached. */
  @ParameterizedTest
  @EnumSource(Strategy.class)
  void hybridExplorationsLoseVisibleMarkings(Strategy strategy) {
    PetriNet net =
        NetText.parse("net", "m0: p0 p1 p2\nt0: p1 -> 2*p2\nt1: p0 2*p2 ->\nt2: p2 ->\n");
    BitSet places = places(net, "p1", "p2");
    ProbeOptions hybrid = options(strategy).withHybrid(true);
    assertThat(SafetyFuzz.projections(reduced(net, hybrid.withCrowd(1), places), places).size())
        .isLessThan(SafetyFuzz.projections(net, places).size());
    assertThat(hybrid.refusal(Preserve.SAFETY)).get().asString().contains("stubborn sets");
    assertThat(options(strategy).refusal(Preserve.SAFETY)).isEmpty();
  }

  /** L1: in full, i and j can go on for ever without v; reduced, v comes first. */
  @ParameterizedTest
  @EnumSource(Strategy.class)
  void endlessRunsBeforeAVisibleTransitionAreLost(Strategy strategy) throws IOException {
    PetriNet net = NetText.parse("net", "m0: p r\nv: p -> q\ni: r -> s\nj: s -> r\n");
    int p = place(net, "p");
    assertThat(cycles(full(net), p)).isTrue();
    assertThat(cycles(reduced(net, options(strategy), places(net, "p", "q")), p)).isFalse();
    assertThat(options(strategy).refusal(Preserve.LTL)).get().asString().contains("endless runs");
  }

  /**
   * C1: in full, a state without x, y and b in which y has become impossible and b can come before x;
   * reduced, b only comes before the choice that makes y impossible.
   */
  @ParameterizedTest
  @EnumSource(Strategy.class)
  void choicesBeforeAVisibleTransitionAreLost(Strategy strategy) throws IOException {
    PetriNet net =
        NetText.parse(
            "net", "m0: p r\na1: p -> s\na2: p -> u\nx: s -> sx\ny: u -> uy\nb: r -> rb\n");
    assertThat(choiceFirst(full(net))).isTrue();
    assertThat(choiceFirst(reduced(net, options(strategy), places(net, "sx", "uy", "rb")))).isFalse();
    assertThat(options(strategy).refusal(Preserve.CTL)).get().asString().contains("choice");
  }

  /** Whether a state satisfies ¬rb ∧ ¬sx ∧ ¬EF uy ∧ E[¬sx U rb ∧ ¬sx]. */
  private static boolean choiceFirst(Lts lts) throws IOException {
    List<List<Integer>> edges = edges(lts);
    BitSet x = marked(lts, "sx");
    BitSet y = marked(lts, "uy");
    BitSet b = marked(lts, "rb");
    for (int state = 0; state < lts.states(); state++) {
      BitSet bFirst = reachable(edges, state, x);
      bFirst.and(b);
      if (!b.get(state)
          && !x.get(state)
          && !reachable(edges, state, new BitSet()).intersects(y)
          && !bFirst.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static BitSet marked(Lts lts, String place) {
    int p = place(lts.net(), place);
    BitSet states = new BitSet();
    int[] marking = new int[lts.net().placeCount()];
    for (int state = 0; state < lts.states(); state++) {
      lts.marking(state, marking);
      states.set(state, marking[p] > 0);
    }
    return states;
  }

  /** Whether there is a cycle of states in which the place is marked. */
  private static boolean cycles(Lts lts, int place) throws IOException {
    List<List<Integer>> edges = edges(lts);
    BitSet without = marked(lts, lts.net().placeId(place));
    without.flip(0, lts.states());
    for (int state = 0; state < lts.states(); state++) {
      for (int next : edges.get(state)) {
        if (!without.get(state)
            && !without.get(next)
            && reachable(edges, next, without).get(state)) {
          return true;
        }
      }
    }
    return false;
  }

  private static BitSet reachable(List<List<Integer>> edges, int from, BitSet avoiding) {
    BitSet found = new BitSet();
    List<Integer> queue = new ArrayList<>(List.of(from));
    found.set(from);
    for (int i = 0; i < queue.size(); i++) {
      for (int next : edges.get(queue.get(i))) {
        if (!found.get(next) && !avoiding.get(next)) {
          found.set(next);
          queue.add(next);
        }
      }
    }
    return found;
  }

  private static List<List<Integer>> edges(Lts lts) throws IOException {
    List<List<Integer>> edges = new ArrayList<>();
    lts.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) {
            edges.add(new ArrayList<>());
          }

          @Override
          public void edge(int from, int transition, int to) {
            edges.get(from).add(to);
          }
        });
    return edges;
  }
}
