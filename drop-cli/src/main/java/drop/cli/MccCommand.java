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
import java.util.function.Predicate;

/**
 * {@code drop mcc}: answers as the Model Checking Contest wants them, for the examination that the
 * environment names.
 */
@Parameters
final class MccCommand implements Command {
  /** A look at this many states answers many a question at once. */
  private static final long QUICK_LOOK = 100_000;

  private static final String TECHNIQUES = " TECHNIQUES EXPLICIT";
  private static final List<String> UNKNOWN = List.of("CANNOT_COMPUTE");

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
    List<String> answer =
        switch (examination) {
          case "StateSpace" -> stateSpace(net(model, terminal));
          case "ReachabilityDeadlock" -> deadlock(net(model, terminal));
          case "OneSafe" -> oneSafe(net(model, terminal));
          default -> List.of("DO_NOT_COMPETE");
        };
    answer.forEach(out::println);
    return answer.equals(UNKNOWN) ? ExitCode.INCONCLUSIVE : ExitCode.DONE;
  }

  private PetriNet net(String model, Terminal terminal) throws ModelException, IOException {
    return models.load(model, terminal).net();
  }

  private Exploration explore(PetriNet net, long mostStates) {
    Limits most = limits.limits();
    Limits chosen = most.withMaxStates(Math.min(most.maxStates(), mostStates));
    Explorer explorer = new Explorer(net, Order.BFS, 1, chosen);
    return interruption.explore(explorer::explore, new Monitor());
  }

  private List<String> stateSpace(PetriNet net) {
    Exploration exploration = explore(net, Long.MAX_VALUE);
    Statistics figures = exploration.statistics();
    if (exploration.outcome().complete()) {
      return stateSpace(
          "" + figures.states(),
          "" + figures.transitions(),
          "" + figures.maxTokens(),
          "" + figures.maxTokensInPlace());
    }
    return unbounded(exploration) ? stateSpace("+inf", "+inf", "+inf", "+inf") : UNKNOWN;
  }

  private static List<String> stateSpace(
      String states, String transitions, String inMarking, String inPlace) {
    return List.of(
        "STATE_SPACE STATES " + states + TECHNIQUES,
        "STATE_SPACE TRANSITIONS " + transitions + TECHNIQUES,
        "STATE_SPACE MAX_TOKEN_PER_MARKING " + inMarking + TECHNIQUES,
        "STATE_SPACE MAX_TOKEN_IN_PLACE " + inPlace + TECHNIQUES);
  }

  private List<String> deadlock(PetriNet net) {
    Predicate<Exploration> found = exploration -> exploration.statistics().deadlocks() > 0;
    Exploration exploration = exploreUntil(found, net);
    return verdict("ReachabilityDeadlock", found.test(exploration), exploration, found);
  }

  private List<String> oneSafe(PetriNet net) {
    if (boundedByOne(net)) {
      return List.of("FORMULA OneSafe TRUE TECHNIQUES STRUCTURAL");
    }
    Predicate<Exploration> unsafe = exploration -> exploration.statistics().maxTokensInPlace() > 1;
    Exploration exploration = exploreUntil(unsafe, net);
    return verdict("OneSafe", !unsafe.test(exploration), exploration, unsafe);
  }

  /** Looks at a few states first, and at all of them if that does not settle it. */
  private Exploration exploreUntil(Predicate<Exploration> settled, PetriNet net) {
    Exploration look = explore(net, QUICK_LOOK);
    return settled.test(look) || look.outcome().complete() ? look : explore(net, Long.MAX_VALUE);
  }

  private static List<String> verdict(
      String formula, boolean holds, Exploration exploration, Predicate<Exploration> settled) {
    return settled.test(exploration) || exploration.outcome().complete()
        ? List.of("FORMULA " + formula + (holds ? " TRUE" : " FALSE") + TECHNIQUES)
        : UNKNOWN;
  }

  private static boolean unbounded(Exploration exploration) {
    return exploration.outcome() instanceof LimitReached reached
        && reached.limit() == Limit.UNBOUNDED;
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
}
