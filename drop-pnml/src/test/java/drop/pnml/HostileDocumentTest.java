package drop.pnml;

import static drop.pnml.Pnml.page;
import static drop.pnml.Pnml.read;
import static drop.pnml.Pnml.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import drop.net.ModelException;
import drop.net.PetriNet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents meant to break a reader: each is read or refused in little stack, memory and time. */
@Timeout(60)
class HostileDocumentTest {
  private static final int SMALL_STACK = 192 << 10;
  private static final int DEEP = 200_000;

  @Test
  void aDocumentTypeIsRefused(@TempDir Path folder) throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "7");
    String laughs = "<!DOCTYPE pnml [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]>";
    String file = "<!DOCTYPE pnml [<!ENTITY b SYSTEM '" + secret.toUri() + "'>]>";
    String external = "<!DOCTYPE pnml SYSTEM '" + secret.toUri() + "'>";
    for (String doctype : new String[] {laughs, file, external, "<!DOCTYPE pnml>"}) {
      String content =
          "<pnml><net id='n'><place id='p'><name><text>&b;</text></name></place></net>" + "</pnml>";
      assertThat(refusal("<?xml version='1.0'?>\n" + doctype + content).reason())
          .contains("DOCTYPE");
    }
    assertThat(refusal("<pnml><net id='n'>&b;</net></pnml>").reason()).contains("not well-formed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "pnml",
        "<pnml>",
        "<pnml></net>",
        "<pnml/><pnml/>",
        "<pnml/>x",
        "<pnml a=1/>"
      })
  void whatIsNotXmlIsRefusedInPlainWords(String document) {
    ModelException refusal = refusal(document);
    assertThat(refusal.reason()).contains("not well-formed XML: ").doesNotContain("ParseError");
    assertThat(refusal.location().line()).isEqualTo(1);
  }

  @Test
  void thatADocumentIsNoXmlOutweighsWhatElseIsWrong() {
    for (String end : new String[] {"<place></net></pnml>", "</net><x></pnml>", "</net></pnml>x"}) {
      String document = "<pnml><net id='n'><place/><page><place id='p'/></page>" + end;
      assertThat(refusal(document).reason()).contains("not well-formed XML");
    }
  }

  @Test
  void deeplyNestedPagesNeedNoStack() throws Exception {
    String document =
        "<pnml><net id='n'>"
            + "<page id='g'>".repeat(DEEP)
            + "<place id='p'/>"
            + "</page>".repeat(DEEP)
            + "<place id='q'/></net></pnml>";
    PetriNet net = onSmallStack(() -> read(document));
    assertThat(net.placeCount()).isEqualTo(2);
    assertThat(net.placeId(1)).isEqualTo("q");
  }

  @Test
  void deeplyNestedAnnotationsNeedNoStack() throws Exception {
    String nest = "<x>".repeat(DEEP) + "</x>".repeat(DEEP);
    String document =
        page(
            "<toolspecific tool='t'>"
                + nest
                + "</toolspecific><toolspecific tool='nupn'>"
                + nest
                + "</toolspecific><place id='p'><name>"
                + nest
                + "<text>a"
                + nest
                + "b</text></name>"
                + "</place>");
    PetriNet net = onSmallStack(() -> read(document));
    assertThat(net.placeName(0)).isEqualTo("ab");
  }

  @Test
  void longChainsOfReferencesNeedNoStackAndNoSquareOfTime() throws Exception {
    StringBuilder chain = new StringBuilder("<place id='r0'/><transition id='t'/>");
    for (int i = DEEP; i > 0; i--) {
      chain.append("<referencePlace id='r%d' ref='r%d'/>".formatted(i, i - 1));
    }
    chain.append("<arc id='a' source='r%d' target='t'/>".formatted(DEEP));
    PetriNet net = onSmallStack(() -> read(page(chain.toString())));
    assertThat(net.inputs().weight(0, 0)).isEqualTo(1);
  }

  @Test
  void deeplyNestedUnitsNeedNoStack() throws Exception {
    StringBuilder units = new StringBuilder();
    for (int i = 0; i < DEEP; i++) {
      units.append("<unit id='u%d'><places/><subunits>u%d</subunits></unit>".formatted(i, i + 1));
    }
    String nupn =
        "<toolspecific tool='nupn'><structure root='u0'>"
            + units
            + "<unit id='u"
            + DEEP
            + "'><places>p</places></unit></structure></toolspecific>";
    PetriNet net = onSmallStack(() -> read(page("<place id='p'/>" + nupn)));
    assertThat(net.nupn().orElseThrow().units()).hasSize(DEEP + 1);
  }

  @Test
  void idsWithEqualHashCodesDoNotSlowTheReader() throws Exception {
    StringBuilder places = new StringBuilder();
    int bits = 16;
    for (int i = 0; i < 1 << bits; i++) {
      places.append("<place id='");
      for (int bit = 0; bit < bits; bit++) {
        places.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      places.append("'/>");
    }
    long start = System.nanoTime();
    assertThat(read(page(places.toString())).placeCount()).isEqualTo(1 << bits);
    assertThat((System.nanoTime() - start) / 1_000_000).isLessThan(5_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "<!-- nothing -->", "<graphics/>", "<x a='b'>c</x>"})
  void muchOfNothingStreamsThroughGzip(String filler) throws Exception {
    int size = filler.isBlank() ? 100 << 20 : 20 << 20;
    byte[] bomb = bomb("<pnml><net id='n'>", filler, size, "<place id='p'/></net></pnml>");
    assertThat(bomb.length).isLessThan(size / 20);
    assertThat(read(bomb, null).placeCount()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "<pnml><net id='n'><place id='~'/></net></pnml>",
    "<pnml><net id='n'><place id='p'><name><text>~</text></name></place></net></pnml>",
    "<pnml><net id='n'><place id='p'><capacity>~</capacity></place></net></pnml>",
    "<pnml><!-- ~ --><net id='n'/></pnml>",
    "<pnml><?drop ~ ?><net id='n'/></pnml>",
  })
  void aTokenOrTextOfMoreThanTheLimitIsRefused(String document) throws IOException {
    String[] around = document.split("~");
    byte[] bomb = bomb(around[0], "11111111", 20 << 20, around[1]);
    assertThat(refusal(bomb, null).reason()).contains("of more than 16777216");
  }

  @Test
  void longNamesAndNumbersShortOfTheLimitAreJudgedByWhatTheySay() throws Exception {
    String name = "x".repeat(1 << 20);
    assertThat(read(page("<place id='" + name + "'/>")).placeId(0)).isEqualTo(name);
    String nines = "9".repeat(1 << 20);
    String marking =
        "<place id='p'><initialMarking><text>" + nines + "</text></initialMarking></place>";
    assertThat(refusal(page(marking)).getMessage()).contains("larger than").hasSizeLessThan(200);
  }

  @Test
  void damageNeverLeadsToAnythingButAModelException() throws IOException {
    byte[] sound =
        page("""
        <place id="p"><name><text>a &amp; b</text></name><initialMarking><text>1</text>
        </initialMarking></place><transition id="t"/><referencePlace id="r" ref="p"/>
        <arc id="a" source="r" target="t" type="inhibitor"><inscription><text>2</text>
        </inscription></arc><toolspecific tool="nupn"><structure root="u" safe="true">
        <unit id="u"><places>p</places><subunits/></unit></structure></toolspecific>\
        """)
            .getBytes(StandardCharsets.UTF_8);
    SplittableRandom random = new SplittableRandom(20);
    int refused = 0;
    for (int i = 0; i < 5_000; i++) {
      byte[] damaged = sound.clone();
      for (int hits = 1 + random.nextInt(3); hits > 0; hits--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      try {
        new PnmlReader().read(new ByteArrayInputStream(damaged), "test.pnml", null);
      } catch (ModelException e) {
        assertThat(e.getMessage()).startsWith("test.pnml:").doesNotContain("\n");
        refused++;
      }
    }
    assertThat(refused).isBetween(2_500, 4_999);
  }

  private static byte[] bomb(String start, String filler, int size, String end) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    byte[] block = filler.repeat((1 << 20) / filler.length()).getBytes(StandardCharsets.UTF_8);
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(start.getBytes(StandardCharsets.UTF_8));
      for (int written = 0; written < size; written += block.length) {
        out.write(block);
      }
      out.write(end.getBytes(StandardCharsets.UTF_8));
    }
    return packed.toByteArray();
  }

  private static <T> T onSmallStack(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    new Thread(null, task, "small stack", SMALL_STACK).start();
    return task.get();
  }
}
