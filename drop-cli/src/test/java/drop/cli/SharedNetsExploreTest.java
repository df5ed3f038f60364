package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import drop.pnml.SharedNets;
import drop.pnml.SharedNets.Entry;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** Explores the shared collection of other tools' nets and compares with what is known of each. */
class SharedNetsExploreTest {
  private static final String INFINITE = "+inf";
  private static final BigInteger EXPLORABLE = BigInteger.valueOf(2_000_000);
  private static final BigInteger QUICK = BigInteger.valueOf(100_000);

  /** The columns of the answers, and the fields of the JSON that must agree with them. */
  private static final Map<String, String> FIELDS =
      Map.of(
          "states", "states",
          "arcs_in_lts", "transitions",
          "deadlock_states", "deadlocks",
          "max_in_place", "maxTokensInPlace",
          "max_in_marking", "maxTokens");

  @TestFactory
  Stream<DynamicTest> everyNetHasItsKnownAnswer() throws IOException {
    List<Entry> entries = SharedNets.all();
    assertThat(entries).hasSizeGreaterThan(50);
    return entries.stream().map(entry -> DynamicTest.dynamicTest(entry.toString(), check(entry)));
  }

  private static Executable check(Entry entry) {
    String states = entry.answers().get("states");
    if (entry.expect().equals("reject")) {
      return () -> isRejected(entry);
    } else if (entry.expect().equals("empty")) {
      return () -> isEmpty(entry);
    } else if (states.equals(INFINITE)) {
      return () -> isUnbounded(entry);
    } else if (new BigInteger(states).compareTo(EXPLORABLE) > 0) {
      return () -> isTooLarge(entry);
    }
    return () -> isExplored(entry);
  }

  private static void isRejected(Entry entry) {
    assertThat(explore(entry).isRefused().err()).contains(entry + ":");
  }

  private static void isEmpty(Entry entry) throws IOException {
    JsonNode json = explore(entry).succeeds().json();
    assertThat(json.get("states").longValue()).isEqualTo(1);
    assertThat(json.get("transitions").longValue()).isZero();
    assertThat(json.get("deadlocks").longValue()).isEqualTo(1);
  }

  private static void isUnbounded(Entry entry) throws IOException {
    CliRun run = explore(entry);
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.json().get("outcome").textValue()).isEqualTo("limit");
    assertThat(run.json().get("limit").textValue()).isEqualTo("unbounded");
  }

  private static void isTooLarge(Entry entry) throws IOException {
    CliRun run = explore(entry, "--max-states", "20000");
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.json().get("limit").textValue()).isEqualTo("states");
    assertThat(run.json().get("states").longValue()).isEqualTo(20_000);
  }

  private static void isExplored(Entry entry) throws IOException {
    JsonNode breadthFirst = explore(entry).succeeds().json();
    assertThat(breadthFirst.get("outcome").textValue()).isEqualTo("complete");
    FIELDS.forEach(
        (column, field) -> {
          String known = entry.answers().get(column);
          if (!known.isEmpty()) {
            assertThat(breadthFirst.get(field).asText()).as(field).isEqualTo(known);
          }
        });
    if (new BigInteger(entry.answers().get("states")).compareTo(QUICK) <= 0) {
      JsonNode depthFirst = explore(entry, "--order", "dfs").succeeds().json();
      JsonNode shared = explore(entry, "--threads", "2").succeeds().json();
      for (String field : FIELDS.values()) {
        assertThat(depthFirst.get(field)).as(field).isEqualTo(breadthFirst.get(field));
        assertThat(shared.get(field)).as(field).isEqualTo(breadthFirst.get(field));
      }
    }
  }

  private static CliRun explore(Entry entry, String... options) {
    List<String> words =
        new ArrayList<>(
            List.of("explore", entry.file().toString(), "--reduce", "full", "--json"));
    words.addAll(List.of("--timeout", "2m"));
    words.addAll(List.of(options));
    if (!words.contains("--max-states")) {
      words.addAll(List.of("--max-states", EXPLORABLE.toString()));
    }
    return CliRun.of(words.toArray(String[]::new));
  }
}
