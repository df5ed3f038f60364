package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** One run of the command line within this process, and what came of it. */
record CliRun(int code, String out, String err) {
  /** Runs a command line, without the word {@code drop}. */
  static CliRun of(String... words) {
    return withInput(new byte[0], words);
  }

  static CliRun withInput(byte[] input, String... words) {
    return interrupted(new Interruption(), input, words);
  }

  /** A run with an interruption that the caller can bring about. */
  static CliRun interrupted(Interruption interruption, byte[] input, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = terminal(input, out, err);
    int code = Main.run(terminal, interruption, words);
    return new CliRun(code, text(out), text(err));
  }

  static Terminal terminal(byte[] input, ByteArrayOutputStream out, ByteArrayOutputStream err) {
    return new Terminal(
        new ByteArrayInputStream(input),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        false);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  CliRun succeeds() {
    assertThat(code).as(err).isEqualTo(ExitCode.DONE);
    assertThat(err).isEmpty();
    return this;
  }

  /** Expects one line of complaint, and not a word of result. */
  CliRun isRefused() {
    assertThat(code).as(err).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(out).isEmpty();
    assertThat(err).startsWith("drop: ").endsWith(System.lineSeparator());
    assertThat(err.lines()).hasSize(1);
    return this;
  }

  JsonNode json() throws IOException {
    return new ObjectMapper().readTree(out);
  }
}
