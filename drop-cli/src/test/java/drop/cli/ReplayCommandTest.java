package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code drop replay}: each step with what it changes, or the step that does not run. */
class ReplayCommandTest {
  private static CliRun replay(String trace, String... words) {
    byte[] input = trace.getBytes(StandardCharsets.UTF_8);
    return CliRun.withInput(input, words);
  }

  @Test
  void eachStepIsShown() {
    String trace = "getLeftFork_2\n# a comment\n\n  getRightFork_2 # and another\n";
    assertThat(replay(trace, "replay", "philosophers:2", "-").succeeds().out())
        .isEqualTo(
            "# from: fork_1 fork_2 thinking_1 thinking_2\n"
                + "getLeftFork_2   # 1: -fork_2 -thinking_2 +withLeft_2\n"
                + "getRightFork_2  # 2: -fork_1 -withLeft_2 +eating_2\n"
                + "# to: thinking_1 eating_2\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "getLeftFork_1,getLeftFork_1 | standard input: step 2 does not run: getLeftFork_1 is not"
            + " enabled, fork_1 holds 0 and must hold 1; thinking_1 holds 0 and must hold 1",
        "getLeftFork_3 | standard input:1:1: there is no transition \"getLeftFork_3\", did you mean",
        "'  '          | there is no trace in it",
      })
  void whatDoesNotRunIsRefused(String trace, String message) {
    CliRun run = replay(trace.replace(',', '\n'), "replay", "philosophers:2", "-");
    assertThat(run.isRefused().err()).contains(message);
  }

  @Test
  void aModelAndATraceAreNeeded() {
    assertThat(CliRun.of("replay", "philosophers:2").isRefused().err())
        .contains("replay takes a MODEL and a TRACE");
    assertThat(CliRun.of("replay", "-", "-").isRefused().err()).contains("standard input");
    assertThat(CliRun.of("replay", "philosophers:2", "no-such.txt").isRefused().err())
        .contains("no-such.txt: there is no such file");
  }
}
