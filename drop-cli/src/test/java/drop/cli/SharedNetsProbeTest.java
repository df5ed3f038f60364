package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import drop.pnml.SharedNets;
import drop.pnml.SharedNets.Entry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Probe sets on the shared collection: each configuration finds exactly the known deadlocks, and ends. */
class SharedNetsProbeTest {
  /** By hand 20000 is feasible, in a quarter of an hour. */
  private static final long MOST_STATES = Long.getLong("drop.corpus.states", 1000);

  @TestFactory
  Stream<DynamicTest> everyConfigurationFindsTheDeadlocks() throws IOException {
    List<Entry> entries = SharedNets.upTo(MOST_STATES);
    assertThat(entries).hasSizeGreaterThan(20);
    return entries.stream()
        .map(entry -> DynamicTest.dynamicTest(entry.toString(), () -> check(entry)));
  }

  /** A run that disagrees with the full state space ends with a defect, see {@code --verify}. */
  private static void check(Entry entry) throws IOException {
    for (List<String> options : configurations()) {
      List<String> words =
          new ArrayList<>(List.of("explore", entry.file().toString(), "--verify", "--json"));
      words.addAll(options);
      JsonNode json = CliRun.of(words.toArray(String[]::new)).succeeds().json();
      assertThat(json.get("verified").booleanValue()).as(options.toString()).isTrue();
      assertThat(json.get("states").longValue())
          .isLessThanOrEqualTo(json.get("fullStates").longValue());
    }
  }

  private static List<List<String>> configurations() {
    List<List<String>> all = new ArrayList<>();
    for (String strategy : List.of("reversing-free", "independent", "closure")) {
      for (String concretise : List.of("explicit", "symbolic")) {
        for (String proviso : List.of("nodup", "aging")) {
          all.add(
              List.of("--strategy", strategy, "--proviso", proviso, "--concretise", concretise));
        }
      }
      all.add(List.of("--strategy", strategy, "--hybrid"));
      all.add(List.of("--strategy", strategy, "--subsume"));
    }
    return all;
  }
}
