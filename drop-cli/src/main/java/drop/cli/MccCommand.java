package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import drop.result.Statistics;
import drop.structure.TokenBounds;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * {@code drop mcc}: answers as the Model Checking Contest wants them, for the examination that the
 * environment names.
 */
@Parameters
final class MccCommand implements Command {
  /** A look at this many states answers many a question at once. */
  private static final long QUICK_LOOK = 100_000;

  private static final String TECHNIQUES = " TECHNIQUES EXPLICIT";

  private final Interruption interruption;
  private final Map<String, String> environment;

  @ParametersDelegate private final HelpOption help = new HelpOption();
  @ParametersDelegate private final ModelOptions models = new ModelOptions();
  @ParametersDelegate private final LimitOptions limits = new LimitOptions();

  @Parameter(description = "MODEL")
  private List<String> words = new ArrayList<>();

  MccCommand(Interruption interruption) {
    this(interruption, System.getenv());
  }

  MccCommand(Interruption interruption, Map<String, String> environment) {
    this.interruption = interruption;
    this.environment = environment;
  }

  @Override
  public String name() {
    return "mcc";
  }

  @Override
  public String arguments() {
    return "[MODEL]";
  }

  @Override
  public String summary() {
    return "answer a Model Checking Contest examination: StateSpace, ReachabilityDeadlock, OneSafe";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "BK_EXAMINATION=StateSpace BK_INPUT=Net-PT-01 drop mcc          (reads ./model.pnml)",
        "BK_EXAMINATION=ReachabilityDeadlock drop mcc net.pnml");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    String examination = environment.get("BK_EXAMINATION");
    if (examination == null) {
      throw new UsageException("BK_EXAMINATION is not set; try BK_EXAMINATION=StateSpace");
    }
    PrintStream out = terminal.out();
    if (environment.getOrDefault("BK_INPUT", "").contains("-COL-")) {
      out.println("DO_NOT_COMPETE");
      return ExitCode.DONE;
    }
    String model = words.isEmpty() ? "model.pnml" : Arguments.one("MODEL", words);
    switch (examination) {
      case "StateSpace" -> stateSpace(net(model, terminal), out);
      case "ReachabilityDeadlock" -> deadlock(net(model, terminal), out);
      case "OneSafe" -> oneSafe(net(model, terminal), out);
      default -> out.println("DO_NOT_COMPETE");
    }
    return ExitCode.DONE;
  }

  private PetriNet net(String model, Terminal terminal) throws ModelException, IOException {
    return models.load(model, terminal).net();
  }

  private Exploration explore(PetriNet net, long mostStates) {
    Monitor monitor = new Monitor();
    interruption.watch(monitor);
    Limits most = limits.limits();
    Limits chosen = most.withMaxStates(Math.min(most.maxStates(), mostStates));
    return new Explorer(net, Order.BFS, 1, chosen).explore(monitor);
  }

  private void stateSpace(PetriNet net, PrintStream out) {
    Exploration exploration = explore(net, Long.MAX_VALUE);
    Statistics figures = exploration.statistics();
    if (exploration.outcome().complete()) {
      stateSpace(
          out,
          "" + figures.states(),
          "" + figures.transitions(),
          "" + figures.maxTokens(),
          "" + figures.maxTokensInPlace());
    } else if (exploration.outcome() instanceof LimitReached reached
        && reached.limit() == Limit.UNBOUNDED) {
      stateSpace(out, "+inf", "+inf", "+inf", "+inf");
    } else {
      out.println("CANNOT_COMPUTE");
    }
  }

  private static void stateSpace(
      PrintStream out, String states, String transitions, String inMarking, String inPlace) {
    out.println("STATE_SPACE STATES " + states + TECHNIQUES);
    out.println("STATE_SPACE TRANSITIONS " + transitions + TECHNIQUES);
    out.println("STATE_SPACE MAX_TOKEN_PER_MARKING " + inMarking + TECHNIQUES);
    out.println("STATE_SPACE MAX_TOKEN_IN_PLACE " + inPlace + TECHNIQUES);
  }

  private void deadlock(PetriNet net, PrintStream out) {
    Exploration exploration = explore(net, QUICK_LOOK);
    boolean found = exploration.statistics().deadlocks() > 0;
    if (!found && !exploration.outcome().complete()) {
      exploration = explore(net, Long.MAX_VALUE);
      found = exploration.statistics().deadlocks() > 0;
    }
    verdict(out, "ReachabilityDeadlock", found, exploration.outcome().complete() || found);
  }

  private void oneSafe(PetriNet net, PrintStream out) {
    if (boundedByOne(net)) {
      out.println("FORMULA OneSafe TRUE TECHNIQUES STRUCTURAL");
      return;
    }
    Exploration exploration = explore(net, QUICK_LOOK);
    boolean unsafe = exploration.statistics().maxTokensInPlace() > 1;
    if (!unsafe && !exploration.outcome().complete()) {
      exploration = explore(net, Long.MAX_VALUE);
      unsafe = exploration.statistics().maxTokensInPlace() > 1;
    }
    verdict(out, "OneSafe", !unsafe, exploration.outcome().complete() || unsafe);
  }

  private static boolean boundedByOne(PetriNet net) {
    TokenBounds bounds = TokenBounds.structural(net);
    for (int p = 0; p < net.placeCount(); p++) {
      if (!bounds.isKnown(p) || bounds.at(p) > 1) {
        return false;
      }
    }
    return true;
  }

  private static void verdict(PrintStream out, String formula, boolean holds, boolean known) {
    out.println(
        known
            ? "FORMULA " + formula + (holds ? " TRUE" : " FALSE") + TECHNIQUES
            : "CANNOT_COMPUTE");
  }
}
