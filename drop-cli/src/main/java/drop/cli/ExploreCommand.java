package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.dpor.StatelessExploration;
import drop.explore.Order;
import drop.net.ModelException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** {@code drop explore}: counts the states of a model, finds its deadlocks, exports its LTS. */
@Parameters
final class ExploreCommand implements Command {
  private final Interruption interruption;

  @ParametersDelegate private final HelpOption help = new HelpOption();
  @ParametersDelegate private final ModelOptions models = new ModelOptions();
  @ParametersDelegate private final ReduceOptions reduceOptions = new ReduceOptions("auto", "auto");
  @ParametersDelegate private final LimitOptions limits = new LimitOptions();

  @Parameter(description = "MODEL")
  private List<String> model = new ArrayList<>();

  @Parameter(
      names = "-o",
      splitter = WholeValue.class,
      description = "write the LTS: .aut, .dot, .json, or .svg (with Graphviz); may be repeated")
  private List<String> outputs = new ArrayList<>();

  @Parameter(
      names = "--explain",
      splitter = WholeValue.class,
      description = "probe: write each step and why: .md or .txt; or a picture: .dot, .svg")
  private List<String> explanations = new ArrayList<>();

  @Parameter(
      names = "--verify",
      description = "explore everything as well and compare the sets of deadlocks")
  private boolean verify;

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
        "drop explore filesystem:16 --strategy closure",
        "drop explore kanban:5 --reduce stubborn --sleep --check-reduction",
        "drop explore net.pnml --reduce ample --preserve ltl --visible p1,p2 --order dfs",
        "drop explore net.pnml --strategy independent --proviso nodup --verify",
        "drop explore philosophers:2 --strategy closure --explain steps.md --explain steps.svg",
        "drop explore net.pnml --json --timeout 1m",
        "drop explore philosophers:2 --reduce full -o states.dot -o states.aut",
        "drop explore kanban:5 --reduce full --threads 2",
        "drop explore readers.dl:8                       (a program, by optimal DPOR)",
        "drop explore program.dl --reduce source");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    String modelName = Arguments.one("MODEL", model);
    if (ProgramModel.isNamed(modelName)) {
      return runProgram(modelName, terminal);
    }
    Explanation explanation = Explanation.to(explanations);
    Reduction reduction = reduceOptions.reduction(explanation.wanted());
    List<LtsOutput> exports = new ArrayList<>();
    for (String output : outputs) {
      exports.add(LtsOutput.to(Path.of(output)));
    }
    if (!exports.isEmpty() && reduction instanceof StaticReduction sets && sets.chain()) {
      throw new UsageException("--chain leaves out states that an LTS shows; leave it or -o out");
    }
    if (!exports.isEmpty() && reduction instanceof FullReduction full && full.threads() > 1) {
      terminal.note("-o numbers the states in a stable order, so it runs on one thread");
      reduction = new FullReduction(full.order(), 1);
    }
    Model loaded = models.load(modelName, terminal);
    reduction.check(loaded.net());
    explanation.prepare(loaded.net());
    Function<Reduction, Findings> run = chosen -> explore(chosen, loaded, terminal);
    Findings findings =
        reduction instanceof ProbeReduction probe
            ? explanation.explore(probe, loaded.net(), run)
            : run.apply(reduction);
    explanation.draw(findings, terminal);
    boolean complete = findings.outcome().complete();
    for (LtsOutput export : exports) {
      if (complete) {
        export.write(findings.lts());
      } else {
        terminal.note(export.file() + " is not written: the state space is not complete");
      }
    }
    Findings full = null;
    if (verify && complete) {
      full = explore(new FullReduction(Order.BFS, 1), loaded, terminal);
      if (!full.outcome().complete()) {
        terminal.note("not verified: the full state space is not complete within the limits");
        complete = false;
        full = null;
      } else {
        new Reproduction(reduction, loaded, Path.of(""))
            .unlessEqual(new Verification(findings, full));
      }
    }
    ExploreReport report = new ExploreReport(loaded, reduction, findings, full);
    if (json) {
      report.json(terminal.out());
    } else {
      report.text(terminal.out());
    }
    return complete ? ExitCode.DONE : ExitCode.INCONCLUSIVE;
  }

  private int runProgram(String name, Terminal terminal)
      throws UsageException, ModelException, IOException {
    if (!outputs.isEmpty() || !explanations.isEmpty() || verify) {
      throw new UsageException(
          name + " is a program: -o, --explain and --verify are for nets, whose states are stored");
    }
    StatelessReduction reduction = reduceOptions.stateless();
    ProgramModel program = ProgramModel.load(name);
    StatelessExploration found =
        Progress.of(
            monitor -> reduction.explore(program.system(), limits.limits(), monitor),
            interruption,
            terminal);
    StatelessReport report = new StatelessReport(program, reduction, found);
    if (json) {
      report.json(terminal.out());
    } else {
      report.text(terminal.out());
    }
    return found.outcome().complete() ? ExitCode.DONE : ExitCode.INCONCLUSIVE;
  }

  private Findings explore(Reduction reduction, Model loaded, Terminal terminal) {
    return Progress.of(
        monitor -> reduction.explore(loaded.net(), limits.limits(), monitor),
        interruption,
        terminal);
  }
}
