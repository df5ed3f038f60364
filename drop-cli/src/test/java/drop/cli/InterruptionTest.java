package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever an interruption meets, it ends it as inconclusive and leaves nothing half done. */
class InterruptionTest {
  @TempDir Path directory;

  @AfterEach
  void otherTestsAreNotInterrupted() {
    Thread.interrupted();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--reduce full", "--reduce full --order dfs", "--threads 2"})
  void aRunningExplorationLeavesPartialFigures(String way) throws Exception {
    Interruption interruption = new Interruption();
    Thread user = new Thread(() -> interruptAfterAWhile(interruption));
    user.start();
    String[] call = ("explore phil:24 --json --max-memory 400m " + way).split(" ");
    CliRun run = CliRun.interrupted(interruption, new byte[0], call);
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.json().get("outcome").textValue()).isEqualTo("interrupted");
    assertThat(run.json().get("states").longValue()).isPositive();
    assertThat(run.json().has("limit")).isFalse();
    user.join();
  }

  private static void interruptAfterAWhile(Interruption interruption) {
    try {
      Thread.sleep(200);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    interruption.interrupt();
  }

  @Test
  void anExplorationThatHasNotBegunEndsAtOnce() {
    Interruption interruption = new Interruption();
    interruption.interrupt();
    CliRun run =
        CliRun.interrupted(interruption, new byte[0], "explore", "phil:24", "--threads", "2");
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.out()).contains("partial: interrupted");
  }

  @Test
  void aFileThatIsBeingWrittenIsTidiedAway() throws IOException {
    Interruption interruption = new Interruption();
    interruption.interrupt();
    String file = directory.resolve("net.pnml").toString();
    CliRun run =
        CliRun.interrupted(interruption, new byte[0], "generate", "kanban:5", "-o", file);
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.err()).isEqualTo("drop: interrupted\n");
    assertThat(run.out()).isEmpty();
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void aFileThatIsBeingReadIsGivenUp() throws IOException {
    Path file = Files.writeString(directory.resolve("net.pnml"), Documents.fork("f", 2));
    Interruption interruption = new Interruption();
    interruption.interrupt();
    CliRun run = CliRun.interrupted(interruption, new byte[0], "info", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.err()).isEqualTo("drop: interrupted\n");
  }
}
