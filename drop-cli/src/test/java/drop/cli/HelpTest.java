package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Help answers on standard output; a call without words is no success. */
class HelpTest {
  static List<Command> commands() {
    return Commands.all(new Interruption());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "help"})
  void theOverviewListsEveryCommand(String word) {
    String help = CliRun.of(word).succeeds().out();
    for (Command command : commands()) {
      assertThat(help).contains("  " + command.name() + " ").contains(command.summary());
    }
    assertThat(help).contains("exit codes: 0 done, 1 violated, 2 inconclusive, 3 bad input, 70");
  }

  @Test
  void withoutWordsTheOverviewGoesToStandardError() {
    CliRun run = CliRun.of();
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo(CliRun.of("--help").out());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandExplainsItself(Command command) {
    String help = CliRun.of(command.name(), "--help").succeeds().out();
    assertThat(help).startsWith("usage: drop " + command.name() + " " + command.arguments());
    assertThat(help).contains(command.summary()).contains("-h, --help").contains("examples:");
    assertThat(command.examples()).isNotEmpty().allSatisfy(e -> assertThat(help).contains(e));
    assertThat(CliRun.of(command.name(), "-h").out()).isEqualTo(help);
  }

  @ParameterizedTest
  @CsvSource({
    "explore, --order --threads --reduce --max-states --timeout --max-memory --json --net -o",
    "check, --deadlock --formula --properties --witness --all --reduce --max-states --json --net",
    "replay, --net",
    "info, --json --net",
    "convert, --net",
    "generate, -o",
    "mcc, --max-states --timeout --max-memory --net"
  })
  void everyOptionIsExplained(String command, String options) {
    List<String> lines = CliRun.of(command, "--help").out().lines().toList();
    for (String option : options.split(" ")) {
      assertThat(lines).as(option).anyMatch(line -> line.matches("  " + option + " +\\S.*"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "version"})
  void theVersionIsOneLine(String word) {
    assertThat(CliRun.of(word).succeeds().out()).startsWith("drop ").hasLineCount(1);
  }
}
