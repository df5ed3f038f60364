package drop.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.pnml.PnmlReader;
import drop.pnml.PnmlWriter;
import drop.pnml.SharedNets;
import drop.reference.RandomNets;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our reader and PNML Framework see the same nets. */
class DifferentialTest {
  private final PnmlReader reader = new PnmlReader();

  @Test
  void readersAgreeOnEveryStandardFileOfTheCollection(@TempDir Path folder) throws Exception {
    List<String> compared = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    for (SharedNets.Entry entry : SharedNets.all()) {
      boolean standard = entry.answers().get("features").endsWith("grammar/ptnet");
      if (!standard || entry.expect().equals("reject")) {
        continue;
      }
      Path file = withWholeCoordinates(entry.file(), folder);
      PlainNet theirs;
      try {
        theirs = PlainNet.importedFrom(file);
      } catch (Exception refusal) {
        refused.add(entry.toString());
        continue;
      }
      assertThat(PlainNet.of(reader.read(entry.file(), null)))
          .as(entry.toString())
          .isEqualTo(theirs);
      compared.add(entry.toString());
    }
    assertThat(compared).hasSizeGreaterThanOrEqualTo(38).contains("mutex.pnml");
    // It is of the standard's type but has neither its namespace nor a page.
    assertThat(refused).containsExactly("zh2_a.pnml");
  }

  /** The file with coordinates cut to whole numbers: PNML Framework knows no others. */
  private static Path withWholeCoordinates(Path file, Path folder) throws IOException {
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    String whole = text.replaceAll("([xy]=\"-?\\d+)\\.\\d+\"", "$1\"");
    return Files.writeString(
        folder.resolve(file.getFileName()), whole, StandardCharsets.ISO_8859_1);
  }

  @Test
  void readersAgreeOnPagesAndReferences(@TempDir Path folder) throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("pages.pnml"),
            """
            <pnml xmlns="http://www.pnml.org/version-2009/grammar/pnml">
            <net id="n" type="http://www.pnml.org/version-2009/grammar/ptnet">
              <page id="one"><referencePlace id="r" ref="s"/><transition id="t"/>
                <arc id="a1" source="r" target="t"><inscription><text>3</text></inscription></arc>
                <page id="inner"><referenceTransition id="u" ref="t"/><place id="q"/>
                  <arc id="a2" source="u" target="q"/><arc id="a3" source="u" target="q"/></page>
              </page>
              <page id="two"><place id="p"><initialMarking><text>4</text></initialMarking></place>
                <referencePlace id="s" ref="p"/></page>
            </net></pnml>\
            """);
    PlainNet theirs = PlainNet.importedFrom(file);
    assertThat(PlainNet.of(reader.read(file, null))).isEqualTo(theirs);
    assertThat(theirs.arcs()).containsEntry("p -> t", 3L).containsEntry("t -> q", 2L);
    assertThat(new Conformance().apply(file)).isEmpty();
  }

  @Test
  void readersAgreeOnRandomNetsThatOurWriterWrote(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("random.pnml");
    for (long seed = 0; seed < 200; seed++) {
      PetriNet net = RandomNets.net(seed);
      try (Writer out = Files.newBufferedWriter(file)) {
        new PnmlWriter().write(net, out);
      }
      assertThat(PlainNet.importedFrom(file)).as("seed %d", seed).isEqualTo(PlainNet.of(net));
      assertThat(reader.read(file, null)).isEqualTo(net);
      boolean standard = net.reads().count() + net.inhibitors().count() == 0;
      assertThat(new Conformance().apply(file).isEmpty()).as("seed %d", seed).isEqualTo(standard);
    }
  }
}
