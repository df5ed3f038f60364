package drop.pnml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.Nupn;
import drop.net.PetriNet;
import drop.notation.UnsupportedNetException;
import drop.reference.RandomNets;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written, byte for byte, and that it reads back as the same net. */
class PnmlWriterTest {

  @Test
  void everyPartOfANetHasItsPlaceInTheDocument() throws Exception {
    PetriNet.Builder net = PetriNet.builder("net").name("A net");
    int p = net.place("p", "first", 3);
    int q = net.place("q", 0);
    int t = net.transition("t", "go");
    net.input(p, t, 2).read(q, t, 1).inhibitor(q, t, 4).output(t, q, 1);
    net.nupn(
        new Nupn(
            true,
            1,
            List.of(
                new Nupn.Unit("u0", List.of(q, p), List.of()),
                new Nupn.Unit("u1", List.of(), List.of(0)))));
    assertThat(write(net.build()))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <pnml xmlns="http://www.pnml.org/version-2009/grammar/pnml">
                <net id="net" type="http://www.pnml.org/version-2009/grammar/ptnet">
                    <name>
                        <text>A net</text>
                    </name>
                    <page id="page">
                        <place id="p">
                            <name>
                                <text>first</text>
                            </name>
                            <initialMarking>
                                <text>3</text>
                            </initialMarking>
                        </place>
                        <place id="q">
                            <name>
                                <text>q</text>
                            </name>
                        </place>
                        <transition id="t">
                            <name>
                                <text>go</text>
                            </name>
                        </transition>
                        <arc id="arc1" source="p" target="t">
                            <inscription>
                                <text>2</text>
                            </inscription>
                        </arc>
                        <arc id="arc2" source="q" target="t" type="test">
                            <type value="test"/>
                        </arc>
                        <arc id="arc3" source="q" target="t" type="inhibitor">
                            <inscription>
                                <text>4</text>
                            </inscription>
                            <type value="inhibitor"/>
                        </arc>
                        <arc id="arc4" source="t" target="q"/>
                        <toolspecific tool="nupn" version="1.1">
                            <size places="2" transitions="1" arcs="4"/>
                            <structure units="2" root="u1" safe="true">
                                <unit id="u0">
                                    <places>q p</places>
                                    <subunits></subunits>
                                </unit>
                                <unit id="u1">
                                    <places></places>
                                    <subunits>u0</subunits>
                                </unit>
                            </structure>
                        </toolspecific>
                    </page>
                </net>
            </pnml>
            """);
    assertThat(Pnml.read(write(net.build()))).isEqualTo(net.build());
  }

  @Test
  void randomNetsReadBackAsTheyWere() throws Exception {
    int special = 0;
    for (long seed = 0; seed < 400; seed++) {
      PetriNet net = RandomNets.net(seed);
      assertThat(Pnml.read(write(net))).as("seed %d", seed).isEqualTo(net);
      special += net.reads().count() > 0 && net.inhibitors().count() > 0 ? 1 : 0;
    }
    assertThat(special).isPositive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"quotes\" and 'apostrophes'",
        "<p>&amp;]]>",
        "Größe 漢字 𝔓 \u0085 \u2028",
        "two\nlines\r\nthree\rfour\tfive",
        "  white around \n",
        " ",
        "<!-- -->",
      })
  void nastyNamesReadBackAsTheyWere(String name) throws Exception {
    PetriNet.Builder net = PetriNet.builder("n").name(name);
    net.place("p", name, 1);
    net.transition("t", name);
    assertThat(Pnml.read(write(net.build()))).isEqualTo(net.build());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "a b", " a", "<&>\"'", "漢字 𝔓", "arc1", "page", "x[0].y"})
  void idsThatXmlWouldNotCallIdsReadBackAsTheyWere(String id) throws Exception {
    PetriNet.Builder net = PetriNet.builder(id);
    int p = net.place(id, 1);
    int t = net.transition(id + "'");
    net.input(p, t, 1).output(t, p, 2);
    assertThat(Pnml.read(write(net.build()))).isEqualTo(net.build());
  }

  @Test
  void anEmptyNameReadsBackAsTheId() throws Exception {
    PetriNet.Builder net = PetriNet.builder("n");
    net.place("p", "", 1);
    assertThat(Pnml.read(write(net.build())).placeName(0)).isEqualTo("p");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nul \u0000", "bell \u0007", "half \uD800 a pair", "\uFFFF"})
  void whatXmlDoesNotAllowIsRefused(String text) {
    PetriNet.Builder named = PetriNet.builder("n");
    named.place("p", text, 1);
    assertThatThrownBy(() -> write(named.build()))
        .isInstanceOf(UnsupportedNetException.class)
        .hasMessageContaining("XML does not allow");
    assertThatThrownBy(() -> write(PetriNet.builder(text).build()))
        .isInstanceOf(UnsupportedNetException.class);
  }

  @Test
  void idsThatCannotBeToldApartAreRefused() {
    PetriNet.Builder net = PetriNet.builder("n");
    net.place("same", 0);
    net.transition("same");
    assertThatThrownBy(() -> write(net.build()))
        .isInstanceOf(UnsupportedNetException.class)
        .hasMessageContaining("\"same\"");
    for (String id : new String[] {"", "a\nb", "a\tb"}) {
      assertThatThrownBy(() -> write(PetriNet.builder(id).build()))
          .isInstanceOf(UnsupportedNetException.class);
    }
  }

  @Test
  void unitsCannotNamePlacesWithWhiteSpace() {
    PetriNet.Builder net = PetriNet.builder("n");
    net.place("a b", 0);
    net.nupn(new Nupn(false, 0, List.of(new Nupn.Unit("u", List.of(0), List.of()))));
    assertThatThrownBy(() -> write(net.build()))
        .isInstanceOf(UnsupportedNetException.class)
        .hasMessageContaining("white space");
  }

  @Test
  void largeNetsAreWrittenAndReadBack() throws Exception {
    PetriNet.Builder net = PetriNet.builder("ring");
    int size = 100_000;
    for (int i = 0; i < size; i++) {
      net.place("p" + i, i == 0 ? 1 : 0);
    }
    for (int i = 0; i < size; i++) {
      int t = net.transition("t" + i);
      net.input(i, t, 1).output(t, (i + 1) % size, 1);
    }
    assertThat(Pnml.read(write(net.build()))).isEqualTo(net.build());
  }

  @Test
  void theCallersWriterIsFlushedAndStaysOpen() throws Exception {
    boolean[] flushedAndClosed = {false, false};
    Writer watched =
        new StringWriter() {
          @Override
          public void flush() {
            flushedAndClosed[0] = true;
          }

          @Override
          public void close() {
            flushedAndClosed[1] = true;
          }
        };
    new PnmlWriter().write(RandomNets.net(1), watched);
    assertThat(flushedAndClosed).containsExactly(true, false);
  }

  @Test
  void aFailureToWriteComesThroughAndNothingIsPrinted() {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("the disk is full");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    PrintStream error = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      assertThatThrownBy(() -> new PnmlWriter().write(RandomNets.net(1), full))
          .isInstanceOf(IOException.class)
          .hasMessage("the disk is full");
    } finally {
      System.setErr(error);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  private static String write(PetriNet net) throws Exception {
    StringWriter out = new StringWriter();
    new PnmlWriter().write(net, out);
    return out.toString();
  }
}
