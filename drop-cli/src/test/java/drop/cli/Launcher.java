package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The script {@code drop} as users call it: a child process with streams and an exit code. */
final class Launcher {
  /** What a process left when it ended. */
  record Ended(int code, String out, String err) {
    Ended succeeds() {
      assertThat(code).as(err).isZero();
      assertThat(err).isEmpty();
      return this;
    }

    /** Expects one line of complaint, and not a word of result. */
    Ended isRefused(int expected) {
      assertThat(code).as(err).isEqualTo(expected);
      assertThat(out).isEmpty();
      assertThat(err).startsWith("drop: ").hasLineCount(1);
      return this;
    }

    /** Expects partial figures, and no word of how the program is built. */
    Ended isPartial() {
      assertThat(code).as(err).isEqualTo(ExitCode.INCONCLUSIVE);
      assertThat(out + err).doesNotContain("Exception", "\tat ", "OutOfMemory");
      return this;
    }

    JsonNode json() throws IOException {
      return new ObjectMapper().readTree(out);
    }
  }

  private static final long PATIENCE_SECONDS = 120;

  private final Path script;
  private final Path logs;
  private final Map<String, String> environment;

  /**
   * @param logs an existing directory for what the processes say
   * @param environment variables on top of those of this process
   */
  Launcher(Path script, Path logs, Map<String, String> environment) {
    this.script = script;
    this.logs = logs;
    this.environment = environment;
  }

  static Launcher ofProject(Path logs) {
    return new Launcher(projectRoot().resolve("drop"), logs, Map.of());
  }

  /** A launcher that starts Java with these options. */
  Launcher withJavaOptions(String options) {
    return new Launcher(script, logs, Map.of("DROP_JAVA_OPTIONS", options));
  }

  /** The directory of the launcher, above the one that tests run in. */
  static Path projectRoot() {
    Path at = Path.of("").toAbsolutePath();
    while (!Files.isRegularFile(at.resolve("drop")) || !Files.exists(at.resolve("pom.xml"))) {
      at = at.getParent();
      assertThat(at).as("a directory with the launcher").isNotNull();
    }
    return at;
  }

  Ended run(String... words) throws IOException, InterruptedException {
    return end(start(words));
  }

  Process start(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(logs.toFile())
            .redirectOutput(logs.resolve("out.log").toFile())
            .redirectError(logs.resolve("err.log").toFile());
    builder.environment().remove("DROP_JAVA_OPTIONS");
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  Ended end(Process process) throws IOException, InterruptedException {
    try {
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("an end").isTrue();
    } finally {
      process.destroyForcibly();
    }
    return new Ended(
        process.exitValue(),
        Files.readString(logs.resolve("out.log")),
        Files.readString(logs.resolve("err.log")));
  }
}
