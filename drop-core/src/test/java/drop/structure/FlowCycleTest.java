package drop.structure;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.Acyclic;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.ReferenceStateSpace;
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
        assertThat(Acyclic.isAcyclic(space)).as(NetText.of(net)).isTrue();
      }
    }
    assertThat(acyclic).isGreaterThan(100);
  }
}
