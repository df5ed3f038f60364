package drop.cli.bench;

import drop.net.PetriNet;
import drop.notation.PromelaWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Spin's verifier of one net: made once, run as often as one likes. */
final class Spin {
  /** Pan's stack also holds a few steps that are no transitions. */
  private static final int MORE_DEPTH = 1000;

  private final Path directory;
  private final long states;

  private Spin(Path directory, long states) {
    this.directory = directory;
    this.states = states;
  }

  /** Makes the verifier of a net with so many states; neither Spin nor the compiler is timed. */
  static Spin of(PetriNet net, long states, Path directory) throws IOException {
    try (Writer out = Files.newBufferedWriter(directory.resolve("net.pml"))) {
      new PromelaWriter().write(net, out);
    }
    make(directory, List.of("spin", "-a", "net.pml"));
    make(
        directory, List.of("gcc", "-O2", "-w", "-DSAFETY", "-DNOREDUCE", "-o", "pan", "pan.c"));
    return new Spin(directory, states);
  }

  private static void make(Path directory, List<String> command) throws IOException {
    Child child = Child.run(directory, command);
    if (child.code() != 0) {
      throw new IOException(command.get(0) + ": " + child.complaint());
    }
  }

  /**
   * One run.
   *
   * @param objection why its time means nothing, if so
   */
  record Run(double seconds, Optional<String> objection) {}

  Run run() throws IOException {
    String pan = directory.resolve("pan").toString();
    Child child =
        Child.run(directory, List.of(pan, "-E", "-c0", "-m" + (states + MORE_DEPTH), "-w24"));
    return new Run(child.seconds(), new PanReport(child.out() + child.err()).objection(states));
  }

  static String version(Path directory) throws IOException {
    return Child.run(directory, List.of("spin", "-V")).out().strip();
  }
}
