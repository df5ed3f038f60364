package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.cli.bench.ProbeBench;
import drop.cli.bench.ReduceBench;
import drop.cli.bench.SpeedBench;
import drop.cli.bench.Table;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.notation.UnsupportedNetException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** {@code drop bench}: measures drop on this machine, next to other tools. */
@Parameters
final class BenchCommand implements Command {
  /** Set by the launcher: its own path. */
  private static final String LAUNCHER = "drop.launcher";

  private static final Map<String, String> SUITES = new TreeMap<>(
          Map.of(
              "speed", "full state spaces",
              "probe", "probe sets, their figures and their cost",
              "reduce", "static reductions, their figures and the cost of stubborn sets"));
  private static final List<String> SPEED = List.of("phil:16", "fs:7", "idx:7", "ring:16", "kanban:5");
  private static final int MOST_RUNS = 1000;

  @ParametersDelegate private final HelpOption help = new HelpOption();

  @Parameter(description = "SUITE")
  private List<String> suite = new ArrayList<>();

  @Parameter(
      names = "--models",
      splitter = ModelNames.class,
      description = "what to measure instead of the published nets, e.g. phil:12,kanban:4")
  private List<String> models = new ArrayList<>();

  @Parameter(names = "--runs", description = "how often to run each; the best counts (5)")
  private int runs = 5;

  @Parameter(names = "--markdown", description = "print the table as Markdown")
  private boolean markdown;

  @Override
  public String name() {
    return "bench";
  }

  @Override
  public String arguments() {
    return "SUITE [OPTIONS]";
  }

  @Override
  public String summary() {
    return "measure drop on this machine, next to Spin where it is installed: speed, probe, reduce";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "drop bench speed",
        "drop bench speed --models phil:12,bakery:3,4 --runs 3",
        "drop bench probe --runs 3 --markdown",
        "drop bench reduce --models phil:14,kanban:5");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    String chosen = Arguments.one("SUITE", suite);
    Choice.of("bench", chosen, SUITES);
    if (runs < 1 || runs > MOST_RUNS) {
      throw new UsageException("--runs " + runs + ": it takes 1 to " + MOST_RUNS);
    }
    boolean speed = chosen.equals("speed");
    if (models.isEmpty() && speed) {
      models = SPEED;
    }
    Map<String, PetriNet> nets = new LinkedHashMap<>();
    for (String model : models) {
      nets.put(model, Model.load(model, null, terminal).net());
    }
    if (!speed) {
      explore(chosen, launcher(), terminal);
      return ExitCode.DONE;
    }
    try {
      speed(launcher(), nets, terminal);
    } catch (UnsupportedNetException e) {
      throw new UsageException(e.getMessage());
    }
    return ExitCode.DONE;
  }

  private static Path launcher() throws UsageException {
    String launcher = System.getProperty(LAUNCHER);
    if (launcher == null) {
      throw new UsageException("bench measures the launcher ./drop; run it with that");
    }
    return Path.of(launcher);
  }

  private void explore(String chosen, Path launcher, Terminal terminal) throws IOException {
    Consumer<String> progress = terminal.interactive() ? terminal::note : text -> {};
    PrintStream out = terminal.out();
    try (TemporaryDirectory directory = TemporaryDirectory.create()) {
      Path path = directory.path();
      print(
          chosen.equals("probe")
              ? new ProbeBench(launcher, path, runs, progress).run(ProbeBench.lines(models))
              : new ReduceBench(launcher, path, runs, progress).run(ReduceBench.lines(models)),
          out);
      out.println();
      out.println(
          "Best of %d. command: the whole of drop explore NET OPTIONS, start included; explored:"
              .formatted(runs)
              + " the exploration alone.");
      out.println(
          "drop bench %s%s --runs %d"
              .formatted(
                  chosen, models.isEmpty() ? "" : " --models " + String.join(",", models), runs));
    }
  }

  private void print(Table table, PrintStream out) {
    if (markdown) {
      table.markdown(out);
    } else {
      table.text(out);
    }
  }

  private void speed(Path launcher, Map<String, PetriNet> nets, Terminal terminal)
      throws IOException, UnsupportedNetException {
    boolean withSpin = Programs.find("spin").isPresent() && Programs.find("gcc").isPresent();
    Consumer<String> progress = terminal.interactive() ? terminal::note : text -> {};
    PrintStream out = terminal.out();
    try (TemporaryDirectory directory = TemporaryDirectory.create()) {
      SpeedBench bench = new SpeedBench(launcher, directory.path(), withSpin, runs, progress);
      print(bench.run(nets), out);
      out.println();
      out.println(
          "Best of %d. command: the whole of drop explore FILE.pnml, start included; explored:"
              .formatted(runs)
              + " the exploration alone;");
      out.println(
          "stored: the states' own memory; heap: the most in use, less that of a tiny model;"
              + " 1 thread, 2 threads:");
      out.println(
          "exploration in a process that is warm, in turns; Spin: pan alone, -DNOREDUCE.");
      out.println(bench.machine());
      out.println(
          "drop bench speed --models %s --runs %d".formatted(String.join(",", models), runs));
    }
  }
}
