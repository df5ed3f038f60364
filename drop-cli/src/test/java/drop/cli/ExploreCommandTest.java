package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code drop explore}: its figures, its JSON contract, its limits. */
class ExploreCommandTest {
  @Test
  void theJsonOfACompleteRunKeepsTheContract() throws IOException {
    JsonNode json = CliRun.of("explore", "philosophers:5", "--reduce", "full", "--json").succeeds().json();
    assertThat(json.fieldNames())
        .toIterable()
        .containsExactly(
            "schema", "tool", "version", "model", "options", "outcome", "states", "transitions",
            "deadlocks", "maxTokensInPlace", "maxTokens", "seconds", "statesPerSecond",
            "peakMemoryBytes", "storedStateBytes");
    assertThat(json.get("schema").intValue()).isEqualTo(1);
    assertThat(json.get("tool").textValue()).isEqualTo("drop");
    assertThat(json.get("version").textValue()).isEqualTo(Version.current());
    JsonNode model = json.get("model");
    assertThat(model.get("name").textValue()).isEqualTo("philosophers-5");
    assertThat(model.get("format").textValue()).isEqualTo("family");
    assertThat(model.get("places").intValue()).isEqualTo(25);
    assertThat(model.get("transitions").intValue()).isEqualTo(20);
    assertThat(model.get("arcs").intValue()).isEqualTo(60);
    JsonNode options = json.get("options");
    assertThat(options.get("reduce").textValue()).isEqualTo("full");
    assertThat(options.get("order").textValue()).isEqualTo("bfs");
    assertThat(options.get("threads").intValue()).isEqualTo(1);
    assertThat(json.get("outcome").textValue()).isEqualTo("complete");
    assertThat(json.get("states").longValue()).isEqualTo(242);
    assertThat(json.get("transitions").longValue()).isEqualTo(805);
    assertThat(json.get("deadlocks").longValue()).isEqualTo(1);
    assertThat(json.get("maxTokensInPlace").intValue()).isEqualTo(1);
    assertThat(json.get("maxTokens").longValue()).isEqualTo(10);
    assertThat(json.get("seconds").doubleValue()).isPositive();
    assertThat(json.get("statesPerSecond").longValue())
        .isCloseTo(
            Math.round(242 / json.get("seconds").doubleValue()),
            Percentage.withPercentage(1));
    assertThat(json.get("storedStateBytes").longValue()).isPositive();
    assertThat(json.get("peakMemoryBytes").longValue())
        .isGreaterThanOrEqualTo(json.get("storedStateBytes").longValue());
  }

  @ParameterizedTest
  @CsvSource({"bfs, 1", "dfs, 1", "bfs, 2"})
  void everyWayCountsTheSame(String order, String threads) throws IOException {
    JsonNode json =
        CliRun.of("explore", "kanban:2", "--json", "--order", order, "--threads", threads)
            .succeeds()
            .json();
    assertThat(json.get("options").get("order").textValue()).isEqualTo(order);
    assertThat(json.get("options").get("threads").asText()).isEqualTo(threads);
    assertThat(json.get("states").longValue()).isEqualTo(4600);
    assertThat(json.get("transitions").longValue()).isEqualTo(28120);
    assertThat(json.get("deadlocks").longValue()).isZero();
    assertThat(json.get("maxTokensInPlace").intValue()).isEqualTo(2);
  }

  @Test
  void theTextTellsTheFiguresAndADeadlock() {
    List<String> lines =
        CliRun.of("explore", "philosophers:3", "--reduce", "full")
            .succeeds()
            .out()
            .lines()
            .toList();
    assertThat(lines.get(0)).isEqualTo("philosophers-3 (15 places, 12 transitions, 36 arcs)");
    assertThat(lines)
        .contains(
            "states         26",
            "transitions    51",
            "deadlocks      1",
            "most tokens    1 in a place, 6 in a marking",
            "deadlock       withLeft_1 withLeft_2 withLeft_3")
        .anyMatch(line -> line.matches("time {11}[0-9.]+ s \\([0-9,]+ states/s\\)"))
        .anyMatch(line -> line.matches("memory {9}[0-9,]+ MB"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"bfs", "dfs"})
  void ofManyDeadlocksTheSameFewAreShown(String order) {
    byte[] fork = Documents.fork("fork", 5).getBytes(StandardCharsets.UTF_8);
    String out = CliRun.withInput(fork, "explore", "-", "--order", order).succeeds().out();
    assertThat(out.lines().filter(line -> line.startsWith("deadlock ")))
        .containsExactly("deadlock       end5", "deadlock       end4", "deadlock       end3");
    assertThat(out).contains("deadlocks      5\n").endsWith(" and 2 more\n");
  }

  @Test
  void theStateLimitLeavesPartialFigures() throws IOException {
    CliRun run =
        CliRun.of("explore", "phil:14", "--reduce", "full", "--max-states", "1000", "--json");
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.err()).isEmpty();
    JsonNode json = run.json();
    assertThat(json.get("outcome").textValue()).isEqualTo("limit");
    assertThat(json.get("limit").textValue()).isEqualTo("states");
    assertThat(json.get("detail").textValue()).contains("1000 states");
    assertThat(json.get("states").longValue()).isEqualTo(1000);
    assertThat(json.get("transitions").longValue()).isPositive();
    assertThat(CliRun.of("explore", "phil:14", "--reduce", "full", "--max-states", "1000").out())
        .contains("partial: the limit of 1000 states is reached")
        .contains("states         1,000\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--reduce full", "--reduce full --order dfs", "--threads 2"})
  void theTimeLimitLeavesPartialFigures(String way) throws IOException {
    CliRun run = CliRun.of(("explore phil:22 --timeout 50ms --json " + way).split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.json().get("limit").textValue()).isEqualTo("time");
    assertThat(run.json().get("states").longValue()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--reduce full", "--reduce full --order dfs", "--threads 2"})
  void theMemoryLimitLeavesPartialFigures(String way) throws IOException {
    CliRun run = CliRun.of(("explore phil:22 --max-memory 2m --json " + way).split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    JsonNode json = run.json();
    assertThat(json.get("limit").textValue()).isEqualTo("memory");
    assertThat(json.get("states").longValue()).isGreaterThan(1000);
    assertThat(json.get("storedStateBytes").longValue()).isLessThanOrEqualTo(2 << 20);
  }

  @Test
  void theSameCallGivesTheSameOutputTimesAndMemoryAside() throws IOException {
    String[] call = {"explore", "szymanski:4", "--reduce", "full", "--json"};
    assertThat(steady(CliRun.of(call))).isEqualTo(steady(CliRun.of(call)));
  }

  private static JsonNode steady(CliRun run) throws IOException {
    ObjectNode json = (ObjectNode) run.json();
    json.remove(List.of("seconds", "statesPerSecond", "peakMemoryBytes"));
    return json;
  }
}
