package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code drop explore} with ample, persistent and stubborn sets, and with {@code auto}. */
class ReductionCommandTest {
  private static JsonNode explore(String words) throws IOException {
    List<String> all = new ArrayList<>(List.of("explore"));
    all.addAll(List.of(words.split(" ")));
    all.add("--json");
    return CliRun.of(all.toArray(String[]::new)).succeeds().json();
  }

  @ParameterizedTest
  @CsvSource({
    "phil:14 --reduce stubborn, 366",
    "phil:14 --reduce stubborn --sleep, 210",
    "philosophers:10 --reduce stubborn --sleep, 164",
    "kanban:5 --reduce stubborn, 17",
    "fms:5 --reduce stubborn, 61",
    "fsv:18 --reduce stubborn, 1038",
    "idxv:13 --reduce stubborn, 1129",
    "idxv:15 --reduce stubborn, 69075",
    "phil:100 --reduce stubborn, 19802",
    "szymanski:5 --leave downstream --pairs never, 949",
    "fsfull:3 --pairs never, 47",
    "kanban:5 --stubborn strong --leave listed, 17",
    "phil:14 --persistent conflicting, 12026",
    "phil:9 --reduce ample, 2786",
    "filesystem:20 --reduce auto, 178",
    "philosophers:10 --reduce auto, 272",
    "fsfull:6 --reduce auto, 31",
    "idxfull:3 --reduce auto, 37",
  })
  void soManyStatesAreStored(String words, long states) throws IOException {
    assertThat(explore(words).get("states").longValue()).isEqualTo(states);
  }

  @Test
  void autoTellsWhatItPickedAndWhy() throws IOException {
    JsonNode pairs = explore("pairs:8");
    assertThat(pairs.get("options").get("reduce").textValue()).isEqualTo("auto");
    assertThat(pairs.get("picked").textValue()).isEqualTo("probe");
    assertThat(pairs.get("reason").textValue()).contains("1547 vectors");
    assertThat(pairs.get("vectors").longValue()).isEqualTo(1547);
    assertThat(CliRun.of("explore", "phil:14").succeeds().out())
        .contains("picked         stubborn\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--reduce stubborn --sleep",
        "--stubborn closure --order dfs",
        "--reduce ample --preserve ltl --visible eating_1",
        "--persistent overman --preserve ctl --visible eating_1,eating_2 --order dfs",
        "--reduce stubborn --preserve safety --proviso stack",
      })
  void everySetIsChecked(String options) throws IOException {
    JsonNode json = explore("philosophers:4 --check-reduction " + options);
    assertThat(json.get("checkedSets").longValue()).isPositive();
    assertThat(json.get("uncheckedSets").longValue()).isZero();
    assertThat(json.get("deadlocks").longValue()).isEqualTo(1);
  }

  @Test
  void whatIsKeptIsTold() throws IOException {
    JsonNode options =
        explore("philosophers:3 --reduce stubborn --preserve ctl --visible eating_1")
            .get("options");
    assertThat(options.toString())
        .isEqualTo(
            "{\"reduce\":\"stubborn\",\"stubborn\":\"strong\",\"order\":\"bfs\","
                + "\"preserve\":\"ctl\",\"proviso\":\"closed-set\",\"visible\":\"eating_1\"}");
  }

  @Test
  void theReducedLtsHasTheEdgesThatWereFired(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("lts.aut");
    JsonNode json = explore("phil:5 --reduce stubborn --sleep -o " + file);
    assertThat(Files.readString(file))
        .startsWith(
            "des (0, %d, %d)\n"
                .formatted(json.get("transitions").longValue(), json.get("states").longValue()));
    assertThat(Files.readAllLines(file)).hasSize(1 + json.get("transitions").intValue());
  }
}
