package drop.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.pnml.SharedNets;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What conforms, what does not, and that the check can live in a class loader of its own. */
class ConformanceTest {
  private static final String SOUND =
      """
      <?xml version="1.0"?>
      <pnml xmlns="http://www.pnml.org/version-2009/grammar/pnml">
      <net id="n" type="http://www.pnml.org/version-2009/grammar/ptnet"><page id="g">
      <place id="p"><initialMarking><text>1</text></initialMarking></place>
      <transition id="t"><name><text>go</text></name></transition>
      <arc id="a" source="p" target="t"/>
      </page></net></pnml>
      """;

  @TempDir Path folder;

  @Test
  void aStandardNetConforms() throws IOException {
    assertThat(findings(SOUND)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "grammar/ptnet\"|grammar/petrinet\"|is none of the standard",
        "<pnml xmlns=\"http://www.pnml.org/version-2009/grammar/pnml\">|<pnml>|namespace of <pnml>",
        "id=\"t\"|id=\"p\"|\"p\" is used twice",
        "id=\"t\"||<transition> has no attribute id",
        "id=\"a\"|id=\"1\"|no XML id",
        "source=\"p\"|source=\"q\"|\"q\", which is no node",
        "target=\"t\"|target=\"p\"|joins two places",
        "<arc |<page id=\"h\"/><capacity/><arc |<capacity> has no place in the <page>",
        "target=\"t\"/>|target=\"t\" type=\"inhibitor\"/>|no kinds of arcs",
        "target=\"t\"/>|target=\"t\"><type value=\"x\"/></arc>|<type> has no place in the <arc>",
        "<arc |<referencePlace id=\"r\" ref=\"r\"/><arc |leads back",
        "<arc |<referencePlace id=\"r\" ref=\"t\"/><arc |\"t\", which is no place",
        "</page>|</page><page id=\"h\"><place id=\"q\"/><arc id=\"b\" source=\"q\" target=\"t\"/>"
            + "</page>|nodes on two pages",
        "<text>1</text>|<text>one</text>|PNML Framework refuses it: it wants markings",
        "<pnml |<!DOCTYPE pnml><pnml |DOCTYPE",
        "</net>||not well-formed XML",
      })
  void deviationsAreFoundOnOneLineEach(String old, String changed, String finding)
      throws IOException {
    assertThat(SOUND).contains(old);
    List<String> findings = findings(SOUND.replace(old, changed == null ? "" : changed));
    assertThat(findings).isNotEmpty().allMatch(line -> line.lines().count() == 1);
    assertThat(findings.get(0)).startsWith(folder.resolve("net.pnml") + ":").contains(finding);
  }

  @Test
  void findingsSayWhereTheTagStarts() throws IOException {
    assertThat(findings(SOUND.replace("<arc ", "<x/>  <arc type='y' ")))
        .containsExactly(
            folder.resolve("net.pnml")
                + ":6:1: <x> has no place in the <page> of a place/transition net",
            folder.resolve("net.pnml")
                + ":6:7: the standard has no kinds of arcs, so an <arc> has no attribute type");
  }

  @Test
  void aFileOfTheInternetIsNeverFetchedNorAFileRead() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "1");
    String attack =
        SOUND
            .replace(
                "<pnml ", "<!DOCTYPE pnml [<!ENTITY s SYSTEM '" + secret.toUri() + "'>]><pnml ")
            .replace("<text>1</text>", "<text>&s;</text>");
    assertThat(findings(attack)).singleElement().asString().contains("DOCTYPE");
  }

  @Test
  void depthIsRefusedBeforeItOverflowsAStack() throws IOException {
    String nest = "<toolspecific>".repeat(200_000) + "</toolspecific>".repeat(200_000);
    assertThat(findings(SOUND.replace("<arc ", nest + "<arc ")))
        .singleElement()
        .asString()
        .contains("more than 1000 deep");
  }

  @Test
  void manyFindingsAreCutShort() throws IOException {
    List<String> findings = findings(SOUND.replace("<arc ", "<x/>".repeat(500) + "<arc "));
    assertThat(findings).hasSize(101).last().asString().contains("and 400 more");
  }

  @Test
  void compressedDocumentsAreUnpackedFirst() throws IOException {
    Path file = folder.resolve("net.pnml.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(SOUND.getBytes(StandardCharsets.UTF_8));
    }
    assertThat(new Conformance().apply(file)).isEmpty();
    byte[] packed = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(packed, packed.length / 2));
    assertThat(new Conformance().apply(file)).singleElement().asString().contains("gzip");
  }

  @Test
  void aMissingFileIsNoFinding() {
    assertThatThrownBy(() -> new Conformance().apply(folder.resolve("nowhere")))
        .isInstanceOf(UncheckedIOException.class);
  }

  @Test
  void checksAtTheSameTimeDoNotDisturbEachOther() throws IOException {
    Path file = Files.writeString(folder.resolve("net.pnml"), SOUND);
    List<String> findings =
        IntStream.range(0, 200)
            .parallel()
            .mapToObj(i -> new Conformance().apply(file))
            .flatMap(List::stream)
            .toList();
    assertThat(findings).isEmpty();
  }

  @Test
  void nothingIsPrinted() throws IOException {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream watched = new PrintStream(printed, true);
    System.setOut(watched);
    System.setErr(watched);
    try {
      findings(SOUND);
      findings(SOUND.replace("<text>1</text>", "<text>one</text>"));
      findings(SOUND.replace("grammar/ptnet", "grammar/unknown"));
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void theCheckLivesInAClassLoaderThatKnowsNothingElse() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String path : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (!path.matches(".*drop-(core|pnml).*|.*test-classes.*|.*(junit|assertj|jaxb).*")) {
        urls.add(Path.of(path).toUri().toURL());
      }
    }
    Path file = Files.writeString(folder.resolve("net.pnml"), SOUND);
    try (URLClassLoader apart =
        new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Class<?> loaded = apart.loadClass(Conformance.class.getName());
      assertThat(loaded).isNotSameAs(Conformance.class);
      @SuppressWarnings("unchecked")
      Function<Path, List<String>> check =
          (Function<Path, List<String>>) loaded.getConstructor().newInstance();
      assertThat(check.apply(file)).isEmpty();
      assertThat(check.apply(folder.resolve("net.pnml"))).isEmpty();
    }
  }

  @Test
  void contestModelsConformAndDialectsDoNot() throws IOException {
    int conforming = 0;
    for (SharedNets.Entry entry : SharedNets.all()) {
      List<String> findings = new Conformance().apply(entry.file());
      if (entry.answers().get("answer_source").startsWith("MCC")) {
        assertThat(findings).as(entry.toString()).isEmpty();
        conforming++;
      } else if (!entry.answers().get("features").contains("grammar/ptnet")) {
        boolean coloured = entry.answers().get("features").contains("symmetricnet");
        assertThat(findings.isEmpty()).as(entry + ": " + findings).isEqualTo(coloured);
      }
    }
    assertThat(conforming).isEqualTo(32);
  }

  private List<String> findings(String document) throws IOException {
    return new Conformance().apply(Files.writeString(folder.resolve("net.pnml"), document));
  }
}
