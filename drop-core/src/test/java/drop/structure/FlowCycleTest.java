package drop.structure;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.ReferenceStateSpace.Edge;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlowCycleTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "m0: p\nt: p -> q\nu: q -> r",
        "m0: p\nt: p -> q r\nu: q r -> s\nv: r -> s",
        "m0: p x\nt: p ?x -> q",
        "m0: p x\nt: p x -> q x",
        "m0: p\nt: 2*p -> p",
        "m0: p\nt: ?p ->",
        "m0: p",
      })
  void tokensMoveForward(String net) {
    assertThat(FlowCycle.isPossible(NetText.parse("n", net + "\n"))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "m0: p\nt: p -> q\nu: q -> p",
        "m0: p\nt: ?p -> q",
        "m0: p\nt: -> q",
        "m0: p\nt: p -> 2*p",
        "m0: p\nt: p -> q\nu: q -> r\nv: r -> q",
      })
  void tokensMayComeBack(String net) {
    assertThat(FlowCycle.isPossible(NetText.parse("n", net + "\n"))).isTrue();
  }

  @Test
  void withoutACycleEveryRunEnds() {
    int acyclic = 0;
    for (long seed = 0; seed < 3000; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (!FlowCycle.isPossible(net)) {
        acyclic++;
        ReferenceStateSpace space = ReferenceStateSpace.of(net, 5000);
        assertThat(space.complete()).isTrue();
        assertThat(hasCycle(space)).as(NetText.of(net)).isFalse();
      }
    }
    assertThat(acyclic).isGreaterThan(100);
  }

  /** Takes states without predecessors away until none is left; loops at a state change nothing. */
  private static boolean hasCycle(ReferenceStateSpace space) {
    int[] before = new int[space.states().size()];
    List<List<Integer>> after = new ArrayList<>();
    for (int i = 0; i < before.length; i++) {
      after.add(new ArrayList<>());
    }
    for (Edge edge : space.edges()) {
      if (edge.from() != edge.to()) {
        before[edge.to()]++;
        after.get(edge.from()).add(edge.to());
      }
    }
    List<Integer> free = new ArrayList<>();
    for (int i = 0; i < before.length; i++) {
      if (before[i] == 0) {
        free.add(i);
      }
    }
    for (int next = 0; next < free.size(); next++) {
      for (int to : after.get(free.get(next))) {
        if (--before[to] == 0) {
          free.add(to);
        }
      }
    }
    return free.size() < before.length;
  }
}
