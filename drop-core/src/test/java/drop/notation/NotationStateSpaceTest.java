package drop.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.family.Families;
import drop.net.PetriNet;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import java.io.IOException;
import java.io.StringWriter;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written, read back by the grammar of the tool, has the state space of the net. */
class NotationStateSpaceTest {
  private static final int MOST_STATES = 500;

  @Test
  void tinaExpressesEveryNet() throws Exception {
    assertThat(sameOnRandomNets(new TinaWriter(), ReadBack::tina)).isEqualTo(1000);
  }

  @Test
  void lolaExpressesNetsWithBoundedInhibitors() throws Exception {
    assertThat(sameOnRandomNets(new LolaWriter(), ReadBack::lola)).isBetween(750, 999);
  }

  @Test
  void helenaExpressesNetsWithBoundedOrSingleInhibitors() throws Exception {
    assertThat(sameOnRandomNets(new HelenaWriter(), ReadBack::helena)).isEqualTo(1000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"szymanski:3", "bakery:2,2", "filesystem:2", "kanban:1", "buffer:1,3"})
  void familiesKeepTheirStateSpaces(String spec) throws Exception {
    PetriNet net = Families.net(spec);
    assertSameStateSpace(net, ReadBack.tina(written(net, new TinaWriter())), 10_000);
    assertSameStateSpace(net, ReadBack.lola(written(net, new LolaWriter())), 10_000);
    assertSameStateSpace(net, ReadBack.helena(written(net, new HelenaWriter())), 10_000);
  }

  @Test
  void anAwkwardNetKeepsItsStateSpace() throws Exception {
    PetriNet net = AwkwardNet.build();
    assertSameStateSpace(net, ReadBack.tina(written(net, new TinaWriter())), 100);
    assertSameStateSpace(net, ReadBack.lola(written(net, new LolaWriter())), 100);
    assertSameStateSpace(net, ReadBack.helena(written(net, new HelenaWriter())), 100);
  }

  @Test
  void lolaRefusesAnInhibitorWithoutBound() {
    assertThatThrownBy(() -> written(unboundedInhibitors(), new LolaWriter()))
        .isInstanceOf(UnsupportedNetException.class)
        .hasMessage(
            "LoLA cannot say that place p inhibits transition t: no bound of the place is known");
  }

  @Test
  void helenaRefusesSeveralInhibitorsWithoutBound() {
    assertThatThrownBy(() -> written(unboundedInhibitors(), new HelenaWriter()))
        .isInstanceOf(UnsupportedNetException.class)
        .hasMessageContaining("Helena cannot say that place p inhibits transition t");
  }

  @Test
  void lolaRefusesANetWithoutTransitions() {
    assertThatThrownBy(() -> written(PetriNet.builder("empty").build(), new LolaWriter()))
        .isInstanceOf(UnsupportedNetException.class);
  }

  private static PetriNet unboundedInhibitors() {
    PetriNet.Builder net = PetriNet.builder("unbounded");
    int p = net.place("p", 0);
    int q = net.place("q", 0);
    int t = net.transition("t");
    net.inhibitor(p, t, 2).inhibitor(q, t, 2);
    net.output(net.transition("more"), p, 1).output(net.transition("even more"), q, 1);
    return net.build();
  }

  /** How many of a thousand random nets could be written. */
  private static int sameOnRandomNets(NetWriter writer, Function<String, PetriNet> reader)
      throws IOException {
    int same = 0;
    for (long seed = 0; seed < 1000; seed++) {
      PetriNet net = RandomNets.net(seed);
      try {
        assertSameStateSpace(net, reader.apply(written(net, writer)), MOST_STATES);
        same++;
      } catch (UnsupportedNetException unbounded) {
        assertThat(net.inhibitors().count()).isPositive();
      }
    }
    return same;
  }

  /** Up to the limit; of a larger state space the beginning is the same, in the same order. */
  private static void assertSameStateSpace(PetriNet net, PetriNet readBack, int most) {
    ReferenceStateSpace expected = ReferenceStateSpace.of(net, most);
    ReferenceStateSpace actual = ReferenceStateSpace.of(readBack, most);
    assertThat(actual.states()).as(net.id()).hasSameSizeAs(expected.states());
    assertThat(actual.edges()).as(net.id()).isEqualTo(expected.edges());
    assertThat(actual.deadlocks()).as(net.id()).isEqualTo(expected.deadlocks());
  }

  private static String written(PetriNet net, NetWriter writer)
      throws IOException, UnsupportedNetException {
    StringWriter out = new StringWriter();
    writer.write(net, out);
    return out.toString();
  }
}
