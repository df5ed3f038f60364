package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reduce.SetAlgorithm;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import drop.result.Statistics;
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
  private static final String STATE_SPACE = "StateSpace";
  private static final Reduction ENGINE = StaticReduction.of(SetAlgorithm.WEAK, Order.DFS);
  private static final String TECHNIQUES = " TECHNIQUES EXPLICIT";
  private static final String UNKNOWN = "CANNOT_COMPUTE";

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
    return "answer a Model Checking Contest examination: StateSpace, "
        + MccExamination.names();
  }

  @Override
  public List<String> examples() {
    return List.of(
        "BK_EXAMINATION=StateSpace BK_INPUT=Net-PT-01 drop mcc          (reads ./model.pnml)",
        "BK_EXAMINATION=ReachabilityDeadlock drop mcc net.pnml",
        "BK_EXAMINATION=UpperBounds drop mcc net.pnml          (reads UpperBounds.xml beside it)");
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
    boolean known = examination.equals(STATE_SPACE) || MccExamination.isKnown(examination);
    if (!known || environment.getOrDefault("BK_INPUT", "").contains("-COL-")) {
      out.println("DO_NOT_COMPETE");
      return ExitCode.DONE;
    }
    String model = words.isEmpty() ? "model.pnml" : Arguments.one("MODEL", words);
    PetriNet net = models.load(model, terminal).net();
    List<String> answer =
        examination.equals(STATE_SPACE)
            ? stateSpace(net)
            : formulas(MccExamination.of(examination, model, net));
    answer.forEach(out::println);
    return answer.stream().anyMatch(line -> line.endsWith(UNKNOWN))
        ? ExitCode.INCONCLUSIVE
        : ExitCode.DONE;
  }

  private List<String> formulas(MccExamination examination) throws UsageException {
    PropertySearch search =
        new PropertySearch(examination.net(), examination.properties(), ENGINE);
    List<MccExamination.Value> values = examination.values(search.beforehand());
    if (values.stream().allMatch(MccExamination.Value::known)) {
      return lines(values, " TECHNIQUES STRUCTURAL");
    }
    PropertySearch.Result result =
        interruption.explore(
            watched -> search.run(false, limits.limits(), watched), new Monitor());
    return lines(examination.values(result.answers()), TECHNIQUES + " STUBBORN_SETS");
  }

  private static List<String> lines(List<MccExamination.Value> values, String techniques) {
    if (values.stream().noneMatch(MccExamination.Value::known)) {
      return List.of(UNKNOWN);
    }
    return values.stream()
        .map(
            value ->
                "FORMULA "
                    + value.formula()
                    + " "
                    + (value.known() ? value.text() + techniques : UNKNOWN))
        .toList();
  }

  private List<String> stateSpace(PetriNet net) {
    Explorer explorer = new Explorer(net, Order.BFS, 1, limits.limits());
    Exploration exploration = interruption.explore(explorer::explore, new Monitor());
    Statistics figures = exploration.statistics();
    if (exploration.outcome().complete()) {
      return stateSpace(
          "" + figures.states(),
          "" + figures.transitions(),
          "" + figures.maxTokens(),
          "" + figures.maxTokensInPlace());
    }
    return unbounded(exploration) ? stateSpace("+inf", "+inf", "+inf", "+inf") : List.of(UNKNOWN);
  }

  private static List<String> stateSpace(
      String states, String transitions, String inMarking, String inPlace) {
    return List.of(
        "STATE_SPACE STATES " + states + TECHNIQUES,
        "STATE_SPACE TRANSITIONS " + transitions + TECHNIQUES,
        "STATE_SPACE MAX_TOKEN_PER_MARKING " + inMarking + TECHNIQUES,
        "STATE_SPACE MAX_TOKEN_IN_PLACE " + inPlace + TECHNIQUES);
  }

  private static boolean unbounded(Exploration exploration) {
    return exploration.outcome() instanceof LimitReached reached
        && reached.limit() == Limit.UNBOUNDED;
  }
}
