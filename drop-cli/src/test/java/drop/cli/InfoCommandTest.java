package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InfoCommandTest {
  /** One transition with one arc of each kind. */
  private static final String EVERY_ARC =
      Documents.of(
          """
          <net id="n" type="http://www.pnml.org/version-2009/grammar/ptnet"><name><text>every \
          arc</text></name><page id="g">
          <place id="a"><initialMarking><text>2000</text></initialMarking></place>
          <place id="b"/><place id="c"/><transition id="t"/>
          <arc id="a1" source="a" target="t"><inscription><text>3</text></inscription></arc>
          <arc id="a2" source="t" target="b"/>
          <arc id="a3" source="b" target="t" type="inhibitor"/>
          <arc id="a4" source="c" target="t" type="read"/>
          </page></net>""");

  @Test
  void theTextTellsSizeArcsClassAndBounds() {
    assertThat(info(EVERY_ARC).succeeds().out().lines())
        .containsExactly(
            "name         every arc",
            "places       3 (1 marked, 2,000 tokens)",
            "transitions  1",
            "arcs         4 (1 input, 1 output, 1 read, 1 inhibitor; largest weight 3)",
            "class        extended (it has read or inhibitor arcs)",
            "bounds       every place is bounded by structure alone, 1 of them by 1, the largest"
                + " bound is 2,000",
            "NUPN         none");
  }

  @Test
  void theLargestBoundIsTold() {
    assertThat(CliRun.of("info", "kanban:5").succeeds().out())
        .contains("every place is bounded by structure alone, 0 of them by 1, the largest bound is 5");
  }

  @Test
  void theJsonTellsTheSame() throws IOException {
    JsonNode json = info(EVERY_ARC, "--json").succeeds().json();
    assertThat(json.get("schema").intValue()).isEqualTo(1);
    assertThat(json.get("tool").textValue()).isEqualTo("drop");
    JsonNode model = json.get("model");
    assertThat(model.get("name").textValue()).isEqualTo("every arc");
    assertThat(model.get("id").textValue()).isEqualTo("n");
    assertThat(model.get("format").textValue()).isEqualTo("pnml");
    assertThat(model.get("places").intValue()).isEqualTo(3);
    assertThat(model.get("markedPlaces").intValue()).isEqualTo(1);
    assertThat(model.get("tokens").longValue()).isEqualTo(2000);
    assertThat(model.get("transitions").intValue()).isEqualTo(1);
    assertThat(model.get("arcs").intValue()).isEqualTo(4);
    assertThat(model.get("inputArcs").intValue()).isEqualTo(1);
    assertThat(model.get("outputArcs").intValue()).isEqualTo(1);
    assertThat(model.get("readArcs").intValue()).isEqualTo(1);
    assertThat(model.get("inhibitorArcs").intValue()).isEqualTo(1);
    assertThat(model.get("largestWeight").intValue()).isEqualTo(3);
    assertThat(model.get("class").textValue()).isEqualTo("extended");
    assertThat(model.get("boundedPlaces").intValue()).isEqualTo(3);
    assertThat(model.get("safePlaces").intValue()).isEqualTo(1);
    assertThat(model.get("largestBound").intValue()).isEqualTo(2000);
    assertThat(model.has("nupn")).isFalse();
  }

  @Test
  void unitsOfANetAreTold() throws IOException {
    String nupn =
        "<toolspecific tool=\"nupn\" version=\"1.1\"><structure units=\"1\" root=\"u\""
            + " safe=\"true\"><unit id=\"u\"><places>start end1</places><subunits/></unit>"
            + "</structure></toolspecific></page>";
    String document = Documents.fork("f", 1).replace("</page>", nupn);
    assertThat(info(document).succeeds().out())
        .contains("NUPN         1 units, claimed to be 1-safe");
    JsonNode units = info(document, "--json").json().get("model").get("nupn");
    assertThat(units.get("units").intValue()).isEqualTo(1);
    assertThat(units.get("claimsSafe").booleanValue()).isTrue();
  }

  private static CliRun info(String document, String... options) {
    List<String> words = new ArrayList<>(List.of("info", "-"));
    words.addAll(List.of(options));
    return CliRun.withInput(
        document.getBytes(StandardCharsets.UTF_8), words.toArray(String[]::new));
  }
}
