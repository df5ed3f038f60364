package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.lts.Lts;
import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.SmallStateSpace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The reduced system is a part of the full one, with a way to each of its states. */
class ReducedLtsTest {
  private static final int NETS = 250;

  private record Edge(int from, int transition, int to) {}

  /** What a walk tells, and that it tells it in order. */
  private static final class Told implements Lts.Visitor {
    private final List<Boolean> dead = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();

    @Override
    public void state(int number, boolean deadlock) {
      assertThat(number).isEqualTo(dead.size());
      dead.add(deadlock);
    }

    @Override
    public void edge(int from, int transition, int to) {
      assertThat(from).isEqualTo(dead.size() - 1);
      if (!edges.isEmpty() && edges.get(edges.size() - 1).from == from) {
        assertThat(transition).isGreaterThan(edges.get(edges.size() - 1).transition);
      }
      edges.add(new Edge(from, transition, to));
    }
  }

  @Test
  void everyReducedSystemIsAPartOfTheFullOne() throws IOException {
    List<ProbeOptions> configurations = new ArrayList<>(ProbeFuzz.configurations());
    // So few vectors are allowed that histories are given up at once.
    configurations.add(ProbeOptions.DEFAULT.withCrowd(1));
    configurations.add(ProbeOptions.DEFAULT.with(Strategy.CLOSURE).withCrowd(0));
    int seen = 0;
    for (long seed = 30_000; seen < NETS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      SmallStateSpace full = SmallStateSpace.of(net, 80);
      if (!full.complete()) {
        continue;
      }
      seen++;
      for (ProbeOptions options : configurations) {
        if (!options.subsumption() || full.safe()) {
          check(net, full, options);
        }
      }
    }
  }

  private static void check(PetriNet net, SmallStateSpace full, ProbeOptions options)
      throws IOException {
    Supplier<String> text = () -> options + "\n" + NetText.of(net);
    ProbeExploration found =
        new ProbeExplorer(net, options, Limits.NONE).explore(new Monitor());
    Lts lts = found.lts();
    Told told = new Told();
    lts.walk(told);
    assertThat(lts.net()).isSameAs(net);
    assertThat(told.dead).as(text).hasSize(lts.states());
    assertThat(told.edges).as(text).hasSize((int) lts.transitions());
    assertThat(marking(lts, 0)).as(text).isEqualTo(net.initialMarking());
    BitSet reached = new BitSet();
    reached.set(0);
    for (Edge edge : told.edges) {
      int[] from = marking(lts, edge.from);
      assertThat(ReferenceStateSpace.enabled(net, edge.transition, from)).as(text).isTrue();
      assertThat(marking(lts, edge.to))
          .as(text)
          .isEqualTo(ReferenceStateSpace.fire(net, edge.transition, from));
      // Numbered breadth-first: whatever leads on is reached by then.
      assertThat(reached.get(edge.from)).as(text).isTrue();
      reached.set(edge.to);
    }
    assertThat(reached.cardinality()).as(text).isEqualTo(lts.states());
    BitSet leading = new BitSet();
    told.edges.forEach(edge -> leading.set(edge.from));
    // Restarts that are not new leave no edge, so here only where the strategy chose all along.
    boolean restarts = options.hybrid() || options.crowd() < ProbeOptions.DEFAULT.crowd();
    for (int state = 0; state < lts.states() && !restarts; state++) {
      assertThat(leading.get(state)).as(text).isNotEqualTo(told.dead.get(state));
    }
    assertStates(lts, told, full, found, text);
  }

  private static void assertStates(
      Lts lts, Told told, SmallStateSpace full, ProbeExploration found, Supplier<String> text) {
    Set<List<Integer>> markings = new HashSet<>();
    Set<List<Integer>> dead = new HashSet<>();
    PetriNet net = lts.net();
    for (int state = 0; state < lts.states(); state++) {
      int[] marking = marking(lts, state);
      assertThat(full.contains(SmallStateSpace.pack(marking))).as(text).isTrue();
      assertThat(markings.add(list(marking))).as(text).isTrue();
      boolean stuck = true;
      for (int t = 0; t < net.transitionCount(); t++) {
        stuck &= !ReferenceStateSpace.enabled(net, t, marking);
      }
      assertThat(told.dead.get(state)).as(text).isEqualTo(stuck);
      if (stuck) {
        dead.add(list(marking));
      }
    }
    assertThat(found.deadlocks().stream().map(ReducedLtsTest::list))
        .as(text)
        .containsExactlyInAnyOrderElementsOf(dead);
    assertThat(found.states()).as(text).isLessThanOrEqualTo(lts.states());
    assertThat(lts.states()).as(text).isLessThanOrEqualTo(found.visitedStates());
    assertThat(found.statistics().states()).isEqualTo(found.states());
    assertThat(found.statistics().transitions()).isEqualTo(lts.transitions());
    assertThat(found.statistics().deadlocks()).isEqualTo(dead.size());
    BitSet labels = new BitSet();
    told.edges.forEach(edge -> labels.set(edge.transition));
    BitSet unfired = (BitSet) found.fired().clone();
    unfired.andNot(labels);
    assertThat(unfired.isEmpty()).as(text).isTrue();
  }

  private static int[] marking(Lts lts, int state) {
    int[] marking = new int[lts.net().placeCount()];
    lts.marking(state, marking);
    return marking;
  }

  private static List<Integer> list(int[] marking) {
    return Arrays.stream(marking).boxed().toList();
  }
}
