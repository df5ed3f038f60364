package drop.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.PetriNet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetTextTest {
  @Test
  void readsEveryKindOfArc() {
    String text =
        """
        # the head
        m0: p 2*q 0*r

        t: p 3*q ?2*s -> 4*r u ; !u !2*p   # the tail
        loop: ?p ->
        source: -> p
        sink: p -> ;
        """;
    PetriNet.Builder net = PetriNet.builder("n");
    net.place("p", 1);
    net.place("q", 2);
    net.place("r", 0);
    net.place("s", 0);
    net.place("u", 0);
    int t = net.transition("t");
    net.input(0, t, 1).input(1, t, 3).read(3, t, 2).output(t, 2, 4).output(t, 4, 1);
    net.inhibitor(4, t, 1).inhibitor(0, t, 2);
    net.read(0, net.transition("loop"), 1);
    net.output(net.transition("source"), 0, 1);
    net.input(0, net.transition("sink"), 1);
    assertThat(NetText.parse("n", text)).isEqualTo(net.build());
  }

  @Test
  void writesWhatANetIs() {
    String text =
        """
        m0: p 2*q 0*r
        t: p 3*q ?2*r -> 4*r ; !p !2*q
        loop: ?p ->
        source: -> p
        """;
    assertThat(NetText.of(NetText.parse("n", text))).isEqualTo(text);
  }

  @Test
  void readsBackWhatItWrites() {
    for (int seed = 0; seed < 5000; seed++) {
      for (PetriNet net :
          new PetriNet[] {RandomNets.net(seed), RandomNets.processes(seed), ProbeNets.net(seed)}) {
        String text = NetText.of(net);
        assertThat(NetText.parse(net.id(), text)).as(text).isEqualTo(net);
      }
    }
  }

  @Test
  void readsMarkings() {
    PetriNet net = NetText.parse("n", "m0: p q r");
    assertThat(NetText.marking(net, "2*r p")).containsExactly(1, 0, 2);
    assertThat(NetText.marking(net, "")).containsExactly(0, 0, 0);
    assertThatThrownBy(() -> NetText.marking(net, "p s")).hasMessageContaining("no place for {s=1}");
    assertThatThrownBy(() -> NetText.marking(net, "p p")).hasMessageContaining("p is there twice");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "t: p -> q | one line m0 comes first: t: p -> q",
        "m0: p$m0: q | one line m0 comes first: m0: q",
        "# nothing | there is no line m0",
        "m0: p p | p is there twice",
        "m0: ?p | ?p is wrong here",
        "m0: p$t: p -> q$t: q -> p | transition t is there already: t: q -> p",
        "m0: p$t: p q | a transition is: takes -> gives ; !misses: t: p q",
        "m0: p$t: p -> q -> r | -> is wrong here",
        "m0: p$t: p -> q ; r | only inhibitors come after the semicolon",
        "m0: p$t: p -> q ; !r ; !p | ; is wrong here",
        "m0: p$t: !p -> q | !p is wrong here",
        "m0: p$t: p -> ?q | ?q is wrong here",
        "m0: p$t: 0*p -> q | an arc has weight 0",
        "m0: p$t: -1*p -> q | -1*p is wrong here",
        "m0: p$transition | this is neither a marking nor a transition: transition",
      })
  void saysWhatIsWrong(String text, String reason) {
    assertThatThrownBy(() -> NetText.parse("n", text.replace('$', '\n')))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({"a b, t", "2*p, t", "p, m0", "p, t:"})
  void doesNotWriteWhatItCouldNotReadBack(String place, String transition) {
    PetriNet.Builder net = PetriNet.builder("n");
    net.place(place, 1);
    net.transition(transition);
    assertThatThrownBy(() -> NetText.of(net.build()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot be written as an id");
  }
}
