package drop.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.StoredSpace;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.net.PetriNet;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.ReferenceStateSpace.Edge;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every export says what the reference says. */
class LtsWritersTest {
  private static final int NETS = 400;

  @Test
  void theAldebaranFileHasTheEdgesThatItsHeaderCounts() throws IOException {
    for (ReferenceStateSpace reference : references()) {
      List<String> lines = write(new AldebaranWriter(), reference.net()).lines().toList();
      assertThat(lines.get(0))
          .isEqualTo("des (0, %d, %d)", reference.edges().size(), reference.states().size());
      List<String> expected = new ArrayList<>();
      for (Edge edge : reference.edges()) {
        String label = reference.net().transitionName(edge.transition());
        expected.add("(%d, \"%s\", %d)".formatted(edge.from(), label, edge.to()));
      }
      assertThat(lines.subList(1, lines.size())).isEqualTo(expected);
    }
  }

  @Test
  void theJsonFileHasTheStatesAndEdgesOfTheReference() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    for (ReferenceStateSpace reference : references()) {
      PetriNet net = reference.net();
      JsonNode json = mapper.readTree(write(new LtsJsonWriter(), net));
      assertThat(json.get("schema").asInt()).isEqualTo(1);
      assertThat(json.get("net").asText()).isEqualTo(net.name());
      assertThat(json.get("states").asInt()).isEqualTo(reference.states().size());
      assertThat(json.get("transitions").asInt()).isEqualTo(reference.edges().size());
      assertThat(json.get("placeList")).hasSize(net.placeCount());
      assertThat(json.get("transitionList")).hasSize(net.transitionCount());
      JsonNode states = json.get("stateList");
      assertThat(states).hasSize(reference.states().size());
      List<Edge> edges = new ArrayList<>();
      for (int number = 0; number < states.size(); number++) {
        assertMarking(net, states.get(number).get("marking"), reference.states().get(number));
        for (JsonNode edge : states.get(number).get("edges")) {
          edges.add(new Edge(number, edge.get(0).asInt(), edge.get(1).asInt()));
        }
      }
      assertThat(edges).isEqualTo(reference.edges());
    }
  }

  @Test
  void theDotFileHasANodeForEachStateAndMarksTheDeadlocks() throws IOException {
    for (ReferenceStateSpace reference : references()) {
      List<String> lines = write(new LtsDotWriter(), reference.net()).lines().toList();
      assertThat(lines.stream().filter(line -> line.matches("  s\\d+ \\[label=.*")))
          .hasSize(reference.states().size());
      assertThat(lines.stream().filter(line -> line.matches("  s\\d+ -> s\\d+ .*")))
          .hasSize(reference.edges().size());
      assertThat(lines.stream().filter(line -> line.contains("color=red")))
          .hasSize(reference.deadlocks().size());
      for (int number : reference.deadlocks()) {
        assertThat(lines)
            .anyMatch(line -> line.startsWith("  s" + number + " [") && line.contains("red"));
      }
    }
  }

  @Test
  void theStreamIsFlushedAndLeftOpen() throws IOException {
    for (LtsWriter writer : LtsWriters.all()) {
      List<String> calls = new ArrayList<>();
      ByteArrayOutputStream stream =
          new ByteArrayOutputStream() {
            @Override
            public void flush() {
              calls.add("flush");
            }

            @Override
            public void close() {
              calls.add("close");
            }
          };
      writer.write(lts(AwkwardNet.build()), stream);
      assertThat(calls).as(writer.extension()).contains("flush").doesNotContain("close");
    }
  }

  private static void assertMarking(PetriNet net, JsonNode json, int[] marking) {
    int marked = 0;
    for (int p = 0; p < marking.length; p++) {
      assertThat(json.path(net.placeId(p)).asInt(0)).isEqualTo(marking[p]);
      marked += marking[p] > 0 ? 1 : 0;
    }
    assertThat(json).hasSize(marked);
  }

  private static List<ReferenceStateSpace> references() {
    List<ReferenceStateSpace> complete = new ArrayList<>();
    for (long seed = 0; seed < NETS; seed++) {
      ReferenceStateSpace reference = ReferenceStateSpace.of(RandomNets.net(seed), 500);
      if (reference.complete()) {
        complete.add(reference);
      }
    }
    assertThat(complete).hasSizeGreaterThan(NETS / 2);
    return complete;
  }

  private static String write(LtsWriter writer, PetriNet net) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    writer.write(lts(net), bytes);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static Lts lts(PetriNet net) {
    Explorer explorer = new Explorer(net, Order.BFS, 1, Limits.NONE);
    return new StoredLts((StoredSpace) explorer.explore(new Monitor()).space());
  }
}
