package drop.cli;

import java.util.List;
import java.util.stream.Collectors;

/** The commands, in the order in which help lists them. */
final class Commands {
  private Commands() {}

  static List<Command> all(Interruption interruption) {
    return List.of(
        new ExploreCommand(interruption),
        new CheckCommand(interruption),
        new ReplayCommand(),
        new InfoCommand(),
        new ConvertCommand(),
        new GenerateCommand(),
        new ValidateCommand(),
        new BenchCommand(),
        new MccCommand(interruption));
  }

  static String unknown(String name, List<Command> commands) {
    return "there is no command \"%s\"; there are %s"
        .formatted(
            name, commands.stream().map(Command::name).collect(Collectors.joining(", ")));
  }
}
