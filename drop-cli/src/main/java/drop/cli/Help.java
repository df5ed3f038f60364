package drop.cli;

import com.beust.jcommander.JCommander;
import com.beust.jcommander.ParameterDescription;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;

/** Prints what drop can do, and how to ask for it. */
final class Help {
  private static final int WIDTH = 26;

  private Help() {}

  static void overview(List<Command> commands, PrintStream out) {
    out.println("drop analyses concurrent systems: state spaces, deadlocks, reductions.");
    out.println();
    out.println("usage: drop COMMAND [ARGUMENTS]");
    out.println();
    for (Command command : commands) {
      out.println(line(command.name(), command.summary()));
    }
    out.println(line("--version", "print the version"));
    out.println();
    out.println("A MODEL is a PNML file or an entity-based system, .ebs (.gz too), - for standard");
    out.println("input, or a built-in family such as philosophers:5; 'drop generate' lists the");
    out.println("families. To begin:");
    out.println();
    out.println("  drop explore philosophers:5");
    out.println();
    out.println("'drop COMMAND --help' tells the options of a command, with examples.");
    out.println("exit codes: 0 done, 1 violated, 2 inconclusive, 3 bad input, 70 a defect in drop");
  }

  static void of(Command command, JCommander parser, PrintStream out) {
    out.println("usage: drop " + command.name() + " " + command.arguments());
    out.println();
    out.println(command.summary());
    out.println();
    parser.getParameters().stream()
        .sorted(Comparator.comparing(ParameterDescription::getLongestName))
        .forEach(option -> out.println(line(option)));
    out.println();
    out.println("examples:");
    command.examples().forEach(example -> out.println("  " + example));
  }

  private static String line(ParameterDescription option) {
    return line(option.getNames(), option.getDescription());
  }

  private static String line(String term, String text) {
    String padded = "  " + term;
    padded += padded.length() < WIDTH ? " ".repeat(WIDTH - padded.length()) : "\n" + " ".repeat(WIDTH);
    return padded + text.replace("\n", "\n" + " ".repeat(WIDTH));
  }
}
