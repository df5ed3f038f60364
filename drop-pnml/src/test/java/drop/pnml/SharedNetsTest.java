package drop.pnml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import drop.net.ModelException;
import drop.net.PetriNet;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Reads the shared collection and compares with what is known of each file. */
class SharedNetsTest {
  private final PnmlReader reader = new PnmlReader();

  @TestFactory
  List<DynamicTest> everyFileHasItsKnownAnswer() throws IOException {
    List<SharedNets.Entry> entries = SharedNets.all();
    assertThat(entries).hasSizeGreaterThan(50);
    return entries.stream()
        .map(entry -> DynamicTest.dynamicTest(entry.toString(), () -> check(entry)))
        .toList();
  }

  private void check(SharedNets.Entry entry) throws Exception {
    if (entry.expect().equals("reject")) {
      ModelException refusal =
          catchThrowableOfType(ModelException.class, () -> reader.read(entry.file(), null));
      assertThat(refusal).isNotNull();
      assertThat(refusal.location().line()).isPositive();
      assertThat(refusal.location().column()).isPositive();
      assertThat(refusal.getMessage()).startsWith(entry.file() + ":").doesNotContain("\n");
      return;
    }
    PetriNet net = reader.read(entry.file(), null);
    Map<String, String> answers = entry.answers();
    assertThat(net.placeCount()).isEqualTo(Integer.parseInt(answers.get("places")));
    assertThat(net.transitionCount()).isEqualTo(Integer.parseInt(answers.get("transitions")));
    assertThat(net.arcCount()).isEqualTo(Integer.parseInt(answers.get("arcs")));
    boolean hinted = answers.get("features").contains("toolspecific:nupn");
    assertThat(net.nupn().isPresent()).as("NUPN").isEqualTo(hinted);
    if (hinted) {
      boolean safe = answers.get("features").contains("nupn-safe=true");
      assertThat(net.nupn().orElseThrow().safe()).isEqualTo(safe);
    }
  }

  @Test
  void refusalsNameTheirReason() throws IOException {
    assertThat(refusal("philo-5-col.pnml", null)).contains("symmetricnet", "coloured");
    assertThat(refusal("My7.pnml", null)).contains("grammar/empty");
    assertThat(refusal("prom-pellerMaarDanMetReset.pnml", null)).contains(":79:7:", "\"reset\"");
    assertThat(refusal("CyclicReferences.pnml", null)).contains("4711, 4712");
    assertThat(refusal("CyclicReferences.pnml", "4711")).contains(":12:7:", "leads back");
    assertThat(refusal("servicetech-module-malformed.pnml", null))
        .contains(":79:", "not well-formed XML")
        .doesNotContain("ParseError", "row,col");
  }

  @Test
  void markingsAreThoseOfTheFiles() throws Exception {
    assertThat(marking("crashkurs-cc2-net.pipe.pnml")).containsExactly(0, 1, 2);
    assertThat(marking("crashkurs-cc2-net.lola.pnml")).containsExactlyInAnyOrder(0, 1, 2);
    assertThat(marking("PIPE_Readers_and_Writers.xml")).containsExactly(5, 0, 3, 2, 0);
    assertThat(marking("mutex.pnml")).containsExactly(1, 1, 0, 0, 1, 0, 0);
    assertThat(marking("Kanban-PT-00050.pnml")).contains(50);
  }

  @Test
  void inhibitorsKeepTheirWeight() throws Exception {
    PetriNet net = read("tapaal-reduction-047.pnml");
    assertThat(net.inhibitors().count()).isEqualTo(1);
    assertThat(net.inhibitors().weight(0)).isEqualTo(6);
    assertThat(read("traffic_light_nightly.pnml").inhibitors().count()).isEqualTo(2);
    assertThat(read("zh2_a.pnml").inhibitors().count()).isEqualTo(1);
  }

  private int[] marking(String file) throws Exception {
    return read(file).initialMarking();
  }

  private PetriNet read(String file) throws Exception {
    return reader.read(entry(file).file(), null);
  }

  private String refusal(String file, String netId) throws IOException {
    SharedNets.Entry entry = entry(file);
    return catchThrowableOfType(ModelException.class, () -> reader.read(entry.file(), netId))
        .getMessage();
  }

  private static SharedNets.Entry entry(String file) throws IOException {
    return SharedNets.all().stream()
        .filter(entry -> entry.toString().equals(file))
        .findFirst()
        .orElseThrow();
  }
}
