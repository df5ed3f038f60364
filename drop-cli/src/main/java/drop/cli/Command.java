package drop.cli;

import drop.net.ModelException;
import java.io.IOException;
import java.util.List;

/** A command of the command line: its options are fields that JCommander fills. */
interface Command {
  /** The first word after {@code drop}. */
  String name();

  /** What follows the name, for the usage line. */
  String arguments();

  /** What the command does, in one line. */
  String summary();

  /** Calls that a newcomer can copy. */
  List<String> examples();

  /** Whether the user asked for help instead of a run. */
  boolean help();

  /**
   * @return an {@link ExitCode}
   */
  int run(Terminal terminal) throws UsageException, ModelException, IOException;
}
