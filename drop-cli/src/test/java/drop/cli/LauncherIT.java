package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The real launcher with the real jar: exit codes, streams, limits and signals. */
class LauncherIT {
  @TempDir Path directory;
  private Launcher drop;

  @BeforeEach
  void findLauncher() {
    drop = Launcher.ofProject(directory);
  }

  @Test
  void aResultGoesToStandardOutputAlone() throws Exception {
    Launcher.Ended run = drop.run("explore", "philosophers:5", "--reduce", "full", "--json").succeeds();
    JsonNode json = run.json();
    assertThat(json.get("states").longValue()).isEqualTo(242);
    assertThat(json.get("version").textValue()).matches("[0-9]+\\.[0-9]+\\.[0-9]+");
  }

  @Test
  void whoeverDoesNotWatchSeesNoProgress() throws Exception {
    Launcher.Ended run = drop.run("explore", "phil:22", "--reduce", "full", "--timeout", "1500ms");
    assertThat(run.isPartial().err()).isEmpty();
    assertThat(run.out()).contains("partial: the time limit");
  }

  @Test
  void aComplaintGoesToStandardErrorAlone() throws Exception {
    assertThat(drop.run("explore", "no-such-file.pnml").isRefused(ExitCode.BAD_INPUT).err())
        .isEqualTo("drop: no-such-file.pnml: there is no such file\n");
    drop.run("explore", "philosophers:3", "--bogus").isRefused(ExitCode.BAD_INPUT);
  }

  @Test
  void wordsArriveAsTheyAre() throws Exception {
    Path file = directory.resolve("a net * \"quoted\" $HOME.pnml");
    drop.run("generate", "philosophers:2", "-o", file.toString()).succeeds();
    assertThat(drop.run("info", file.getFileName().toString()).succeeds().out())
        .startsWith("name         philosophers-2\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-INT", "-TERM"})
  void anInterruptedExplorationPrintsWhatItHas(String signal) throws Exception {
    assumeTrue(heedsInterrupts(), "interrupts are ignored here");
    Process process = drop.start("explore", "phil:26", "--reduce", "full", "--json", "--max-memory", "2g");
    Thread.sleep(2_000);
    assertThat(process.isAlive()).isTrue();
    kill(signal, process);
    Launcher.Ended run = drop.end(process).isPartial();
    assertThat(run.json().get("outcome").textValue()).isEqualTo("interrupted");
    assertThat(run.json().get("states").longValue()).isPositive();
    assertThat(run.err()).isEmpty();
  }

  @Test
  void anInterruptedExportLeavesNothingBehind() throws Exception {
    assumeTrue(heedsInterrupts(), "interrupts are ignored here");
    Path file = directory.resolve("states.aut");
    Process process = drop.start("explore", "phil:16", "--reduce", "full", "-o", file.toString());
    while (process.isAlive() && !isPartlyWritten()) {
      process.waitFor(5, TimeUnit.MILLISECONDS);
    }
    kill("-INT", process);
    Launcher.Ended run = drop.end(process).isPartial();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("drop: interrupted\n");
    assertThat(file).doesNotExist();
    assertThat(isPartlyWritten()).isFalse();
  }

  private boolean isPartlyWritten() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.anyMatch(file -> file.toString().endsWith(".partial"));
    }
  }

  private static void kill(String signal, Process process) throws Exception {
    new ProcessBuilder("kill", signal, Long.toString(process.pid())).start().waitFor();
  }

  /** A background job of a script ignores interrupts, and so does all that it starts. */
  private static boolean heedsInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.isReadable(status)) {
      return true;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("SigIgn:"))
        .noneMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--timeout 200ms", "--max-memory 20m", "--max-memory 20m --threads 2"})
  void aLimitEndsABigExploration(String limit) throws Exception {
    String[] call = ("explore phil:24 --json " + limit).split(" ");
    JsonNode json = drop.run(call).isPartial().json();
    assertThat(json.get("limit").textValue())
        .isEqualTo(limit.startsWith("--timeout") ? "time" : "memory");
    assertThat(json.get("states").longValue()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--reduce full", "--reduce full --order dfs", "--threads 2"})
  void aSmallHeapEndsABigExploration(String way) throws Exception {
    String[] call = ("explore phil:24 --json " + way).split(" ");
    JsonNode json = drop.withJavaOptions("-Xmx64m").run(call).isPartial().json();
    assertThat(json.get("limit").textValue()).isEqualTo("memory");
    assertThat(json.get("states").longValue()).isGreaterThan(100_000);
  }

  @Test
  void numbersLookTheSameInEveryLanguage() throws Exception {
    Launcher german = drop.withJavaOptions("-Duser.language=de -Duser.country=DE");
    assertThat(german.run("info", "kanban:1000").succeeds().out())
        .isEqualTo(drop.run("info", "kanban:1000").succeeds().out())
        .contains("4,000 tokens");
  }

  @Test
  void aFullDiskBehindStandardOutputIsNoSuccess() throws Exception {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "there is no /dev/full here");
    String script = Launcher.projectRoot().resolve("drop").toString();
    Path err = directory.resolve("err.log");
    Process process =
        new ProcessBuilder(script, "info", "philosophers:2")
            .redirectOutput(full.toFile())
            .redirectError(err.toFile())
            .start();
    assertThat(process.waitFor()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(err).content().startsWith("drop: standard output cannot be written").hasLineCount(1);
  }

  @Test
  void validationTellsConformingFromOther() throws Exception {
    Path sound = directory.resolve("sound.pnml");
    drop.run("generate", "philosophers:2", "-o", sound.toString()).succeeds();
    assertThat(drop.run("validate", sound.toString()).succeeds().out())
        .isEqualTo(sound + ": conforms\n");
    Path wrong = Files.writeString(directory.resolve("wrong.pnml"), "<pnml><net/></pnml>");
    Launcher.Ended run = drop.run("validate", wrong.toString());
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.VIOLATED);
    assertThat(run.out()).startsWith(wrong + ":1:").doesNotContain("conforms");
    assertThat(run.err()).isEmpty();
    drop.run("validate", directory.resolve("missing.pnml").toString()).isRefused(ExitCode.BAD_INPUT);
  }
}
