package drop.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The launcher of drop, run as users run it: as a process that starts, reads a file and ends. */
final class Drop {
  /**
   * One run.
   *
   * @param seconds the whole command, start of the virtual machine included
   * @param complete whether no limit was reached
   */
  record Run(double seconds, boolean complete, ExploreFigures figures) {}

  private static final int LIMIT_REACHED = 2;

  private final Path launcher;
  private final Path directory;

  Drop(Path launcher, Path directory) {
    this.launcher = launcher;
    this.directory = directory;
  }

  /** Explores everything that the options ask for. */
  Run explore(String model, List<String> options) throws IOException {
    Run run = exploreSome(model, options);
    if (!run.complete()) {
      throw new IOException("drop explore " + model + " has reached a limit");
    }
    return run;
  }

  /** Explores as far as a limit among the options allows. */
  Run exploreSome(String model, List<String> options) throws IOException {
    List<String> words = new ArrayList<>(List.of(launcher.toString(), "explore", model, "--json"));
    words.addAll(options);
    Child child = Child.run(directory, words);
    if (child.code() != 0 && child.code() != LIMIT_REACHED) {
      throw new IOException(
          "drop explore %s ended with exit code %d: %s"
              .formatted(model, child.code(), child.complaint()));
    }
    return new Run(child.seconds(), child.code() == 0, ExploreFigures.parse(child.out()));
  }
}
