package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code drop check}: verdicts, exit codes, witnesses, and what is refused. */
class CheckCommandTest {
  private static CliRun check(String... words) {
    List<String> all = new ArrayList<>(List.of("check"));
    all.addAll(List.of(words));
    return CliRun.of(all.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--deadlock",
        "--formula deadlock",
        "--reduce full",
        "--reduce full --order dfs",
        "--reduce probe",
        "--reduce stubborn --order dfs",
        "--reduce stubborn --stubborn strong",
        "--reduce stubborn --stubborn closure",
        "--reduce ample",
        "--reduce persistent",
        "--all"
      })
  void aDeadlockIsFoundAndShown(String options) throws IOException {
    String[] words = ("philosophers:3 --json " + options).split(" ");
    CliRun run = check(words);
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.VIOLATED);
    assertThat(run.err()).isEmpty();
    JsonNode json = run.json();
    assertThat(json.get("outcome").textValue()).isEqualTo("complete");
    assertThat(json.get("verdict").textValue()).isEqualTo("violated");
    assertThat(json.get("deadlocks").intValue()).isEqualTo(1);
    assertThat(json.get("witness")).hasSize(3);
    assertThat(json.get("witness").get(0).get("transition").textValue()).startsWith("getLeftFork");
    assertThat(json.get("shortest").booleanValue()).isEqualTo(options.equals("--reduce full"));
    CliRun replay =
        CliRun.withInput(run.out().getBytes(StandardCharsets.UTF_8), "replay", "philosophers:3", "-");
    assertThat(replay.succeeds().out()).endsWith("# to: withLeft_1 withLeft_2 withLeft_3\n");
  }

  @Test
  void withoutADeadlockAllIsWell() throws IOException {
    JsonNode json = check("kanban:2", "--json").succeeds().json();
    assertThat(json.get("verdict").textValue()).isEqualTo("holds");
    assertThat(json.has("witness")).isFalse();
    assertThat(check("kanban:2").succeeds().out()).contains("holds          no deadlock");
  }

  @Test
  void aLimitLeavesItUnknown() throws IOException {
    CliRun run = check("philosophers:5", "--max-states", "3", "--json");
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.json().get("verdict").textValue()).isEqualTo("unknown");
    assertThat(run.json().get("outcome").textValue()).isEqualTo("limit");
    assertThat(run.json().get("states").intValue()).isEqualTo(3);
  }

  @Test
  void anInterruptLeavesItUnknown() throws IOException {
    Interruption interruption = new Interruption();
    interruption.interrupt();
    CliRun run =
        CliRun.interrupted(
            interruption, new byte[0], "check", "ring:12", "--reduce", "full", "--json");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.json().get("verdict").textValue()).isEqualTo("unknown");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "EF eating_1 >= 1                          | holds    | 0",
        "EF eating_1 + eating_2 >= 2               | violated | 1",
        "EF tokens(eating_1, eating_3) = 2         | holds    | 0",
        "AG eating_1 + eating_2 <= 1               | holds    | 0",
        "AG not fireable(getRightFork_1)           | violated | 1",
        "AG (thinking_1 = 1 -> not deadlock)       | holds    | 0",
        "EF (deadlock and withLeft_2 = 1)          | holds    | 0",
        "AG true                                   | holds    | 0",
        "AG false                                  | violated | 1",
      })
  void formulasAreDecided(String formula, String verdict, int code) throws IOException {
    for (String reduce : List.of("stubborn", "full", "ample", "persistent")) {
      CliRun run = check("philosophers:4", "--formula", formula, "--reduce", reduce, "--json");
      assertThat(run.code()).as(run.err()).isEqualTo(code);
      JsonNode json = run.json();
      assertThat(json.get("verdict").textValue()).isEqualTo(verdict);
      assertThat(json.get("properties").get(0).get("name").textValue()).isEqualTo(formula.strip());
      assertThat(json.has("witness")).isEqualTo(formula.startsWith("EF") == (code == 0));
    }
  }

  @Test
  void ofSeveralPropertiesEachHasItsLine() throws IOException {
    String[] words = {
      "philosophers:3",
      "--formula", "EF eating_1 >= 1",
      "--formula", "AG eating_1 + eating_2 <= 1",
      "--formula", "AG eating_3 = 0"
    };
    CliRun run = check(words);
    assertThat(run.code()).isEqualTo(ExitCode.VIOLATED);
    assertThat(run.out().lines())
        .contains(
            "holds          EF eating_1 >= 1",
            "holds          AG eating_1 + eating_2 <= 1",
            "violated       AG eating_3 = 0")
        .noneMatch(line -> line.startsWith("witness"));
  }

  @Test
  void everyDeadlockIsListed() throws IOException {
    byte[] net = Documents.fork("n", 3).getBytes(StandardCharsets.UTF_8);
    CliRun run = CliRun.withInput(net, "check", "-", "--all");
    assertThat(run.code()).isEqualTo(ExitCode.VIOLATED);
    assertThat(run.out().lines())
        .contains("deadlock       end1", "deadlock       end2", "deadlock       end3");
    JsonNode json = CliRun.withInput(net, "check", "-", "--all", "--json").json();
    assertThat(json.get("deadlocks").intValue()).isEqualTo(3);
    assertThat(json.get("deadlockMarkings")).hasSize(3);
    CliRun first = CliRun.withInput(net, "check", "-");
    assertThat(first.out()).contains("deadlocks      1").doesNotContain("deadlock       end");
  }

  @Test
  void theShortestWitnessIsCalledThat() {
    assertThat(check("philosophers:3", "--reduce", "full").out())
        .contains("witness        3 steps, no trace is shorter");
    assertThat(check("philosophers:3", "--reduce", "full", "--order", "dfs").out())
        .doesNotContain("no trace is shorter");
  }

  @ParameterizedTest
  @ValueSource(strings = {"txt", "json"})
  void aWitnessInAFileCanBeReplayed(String extension, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("w." + extension);
    CliRun run = check("philosophers:3", "--witness", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.VIOLATED);
    assertThat(run.out()).contains("witness        3 steps").doesNotContain("# from");
    assertThat(CliRun.of("replay", "philosophers:3", file.toString()).succeeds().out())
        .startsWith("# from: fork_1 fork_2 fork_3 ")
        .contains("# 3: -")
        .endsWith("# to: withLeft_1 withLeft_2 withLeft_3\n");
  }

  @Test
  void aPictureOfTheWitnessIsAPath(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("w.dot");
    check("philosophers:3", "--witness", file.toString());
    assertThat(Files.readString(file)).startsWith("digraph ").contains("s2 -> s3 [label=");
  }

  @Test
  void withoutAWitnessNoFileIsWritten(@TempDir Path folder) {
    Path file = folder.resolve("w.txt");
    CliRun run = check("kanban:1", "--witness", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).contains("is not written: there is no witness");
    assertThat(file).doesNotExist();
  }

  @Test
  void propertiesComeFromAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("p.xml");
    Files.writeString(
        file,
        "<property-set><property><id>A</id><formula><place-bound><place>eating_1</place>"
            + "<place>eating_3</place></place-bound></formula></property><property><id>B</id>"
            + "<formula><exists-path><finally><deadlock/></finally></exists-path></formula>"
            + "</property></property-set>");
    CliRun run = check("philosophers:4", "--properties", file.toString());
    assertThat(run.succeeds().out().lines()).contains("at most 2      A", "holds          B");
    JsonNode json = check("philosophers:4", "--properties", file.toString(), "--json").json();
    assertThat(json.get("properties").get(0).get("bound").intValue()).isEqualTo(2);
    assertThat(json.get("properties").get(1).get("witness")).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--hybrid --formula EF_eating_1=1 | a hybrid exploration keep deadlocks only",
        "--reduce auto --formula EF_eating_1=1 | --reduce auto keeps deadlocks only",
        "--sleep --formula EF_eating_1=1 | --sleep keeps deadlocks only",
        "--chain | --chain passes markings without looking at them",
        "--threads 2 | one thread",
        "--deadlock --formula deadlock | exclude each other",
        "--formula EF_eating_9=1 | --formula:1:4: there is no place \"eating_9\", did you mean eating_1",
        "--formula eating_1=1 | expected EF, AG or deadlock",
        "--formula EF_eating_1=1 --all | --all finds all deadlocks",
        "--formula EF_true --formula EF_false --witness w.txt | one property, not of 2",
        "--witness w.png | --witness w.png: the extension chooses the format, it is one of .txt, .json, .dot",
        "--witness no/such/w.txt | there is no directory",
        "--properties no-such.xml | no-such.xml: there is no such file",
      })
  void whatCannotBeAnsweredIsRefused(String words, String message) {
    String[] given = ("philosophers:3 " + words).split(" ");
    for (int i = 0; i < given.length; i++) {
      given[i] = given[i].replaceFirst("^EF_", "EF ");
    }
    assertThat(check(given).isRefused().err()).contains(message);
  }
}
