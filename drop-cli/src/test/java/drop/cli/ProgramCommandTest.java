package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code drop explore} with programs. */
class ProgramCommandTest {
  @ParameterizedTest
  @CsvSource({
    "readers.dl:2, optimal, 4",
    "readers.dl:8, optimal, 256",
    "readers.dl:8, source, 256",
    "indexer.dl:12, optimal, 8",
    "filesystem.dl:14, optimal, 2",
    "lastzero.dl:5, optimal, 64",
    "wakeup-stress.dl:4, optimal, 48",
  })
  void soManyExecutionsAreRun(String model, String reduce, long executions) throws IOException {
    JsonNode json =
        CliRun.of("explore", model, "--reduce", reduce, "--json").succeeds().json();
    assertThat(json.get("executions").longValue()).isEqualTo(executions);
    assertThat(json.get("options").get("reduce").textValue()).isEqualTo(reduce);
  }

  @Test
  void aProgramOfAFileShowsItsDeadlockStepByStep(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("crossed.dl");
    Files.writeString(
        file,
        """
        lock a;
        lock b;
        thread left { acquire a acquire b release b release a }
        thread right { acquire b acquire a release a release b }
        """);
    String out = CliRun.of("explore", file.toString()).succeeds().out();
    assertThat(out).contains("deadlocks      1\n").contains("left, line 3: acquire a");
  }

  @Test
  void whatIsForNetsIsRefused() {
    assertThat(CliRun.of("explore", "readers.dl:2", "-o", "x.aut").isRefused().err())
        .contains("is a program");
    assertThat(CliRun.of("explore", "readers.dl:2", "--sleep").isRefused().err())
        .contains("--sleep has no meaning with --reduce optimal");
    assertThat(CliRun.of("explore", "readers.dl:2", "--reduce", "ample").isRefused().err())
        .contains("there are classic, eager, eager-short, full, lazy, optimal, source, stateful");
    assertThat(CliRun.of("explore", "reeders.dl:2").isRefused().err())
        .contains("did you mean readers.dl?");
  }
}
