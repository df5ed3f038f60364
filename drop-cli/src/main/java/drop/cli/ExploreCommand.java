package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.net.ModelException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** {@code drop explore}: counts the states of a model, finds its deadlocks, exports its LTS. */
@Parameters
final class ExploreCommand implements Command {
  private static final Map<String, Order> ORDERS =
      new TreeMap<>(Map.of("bfs", Order.BFS, "dfs", Order.DFS));
  private static final Map<String, String> REDUCTIONS = Map.of("full", "full state space");

  private final Interruption interruption;

  @ParametersDelegate private final HelpOption help = new HelpOption();
  @ParametersDelegate private final ModelOptions models = new ModelOptions();
  @ParametersDelegate private final LimitOptions limits = new LimitOptions();

  @Parameter(description = "MODEL")
  private List<String> model = new ArrayList<>();

  @Parameter(names = "--reduce", description = "what to explore: full (every state)")
  private String reduce = "full";

  @Parameter(names = "--order", description = "bfs (default): nearest states first; dfs: deepest first")
  private String order = "bfs";

  @Parameter(names = "--threads", description = "explore with so many threads (bfs only)")
  private int threads = 1;

  @Parameter(
      names = "-o",
      splitter = WholeValue.class,
      description = "write the LTS: .aut, .dot, .json, or .svg (with Graphviz); may be repeated")
  private List<String> outputs = new ArrayList<>();

  @Parameter(names = "--json", description = "print the result as one JSON object")
  private boolean json;

  ExploreCommand(Interruption interruption) {
    this.interruption = interruption;
  }

  @Override
  public String name() {
    return "explore";
  }

  @Override
  public String arguments() {
    return "MODEL [OPTIONS]";
  }

  @Override
  public String summary() {
    return "explore the state space of a model: states, deadlocks, exports";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "drop explore philosophers:5",
        "drop explore net.pnml --json --timeout 1m",
        "drop explore philosophers:2 -o states.dot -o states.aut",
        "drop explore kanban:5 --threads 2");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    String modelName = Arguments.one("MODEL", model);
    Choice.of("--reduce", reduce, REDUCTIONS);
    Order chosen = Choice.of("--order", order, ORDERS);
    check(chosen);
    List<LtsOutput> exports = new ArrayList<>();
    for (String output : outputs) {
      exports.add(LtsOutput.to(Path.of(output)));
    }
    int workers = threads;
    if (threads > 1 && !exports.isEmpty()) {
      terminal.note("-o numbers the states in a stable order, so it runs on one thread");
      workers = 1;
    }
    Model loaded = models.load(modelName, terminal);
    Monitor monitor = new Monitor();
    Explorer explorer = new Explorer(loaded.net(), chosen, workers, limits.limits());
    Progress progress = Progress.begin(monitor, terminal);
    Exploration exploration;
    try {
      exploration = interruption.explore(explorer, monitor);
    } finally {
      progress.end();
    }
    boolean complete = exploration.outcome().complete();
    for (LtsOutput export : exports) {
      if (complete) {
        export.write(exploration.space());
      } else {
        terminal.note(export.file() + " is not written: the state space is not complete");
      }
    }
    ExploreReport report = new ExploreReport(loaded, reduce, chosen, workers, exploration);
    if (json) {
      report.json(terminal.out());
    } else {
      report.text(terminal.out());
    }
    return complete ? ExitCode.DONE : ExitCode.INCONCLUSIVE;
  }

  private void check(Order chosen) throws UsageException {
    if (threads < 1 || threads > 256) {
      throw new UsageException("--threads " + threads + ": it takes 1 to 256");
    }
    if (threads > 1 && chosen == Order.DFS) {
      throw new UsageException("--order dfs runs on one thread; leave out --threads");
    }
  }
}
