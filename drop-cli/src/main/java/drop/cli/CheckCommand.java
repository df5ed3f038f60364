package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.pnml.PropertyReader;
import drop.property.Answer;
import drop.property.FormulaParser;
import drop.property.Property;
import drop.property.Reachability;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code drop check}: whether properties hold, and a trace that shows it. */
@Parameters
final class CheckCommand implements Command {
  private final Interruption interruption;

  @ParametersDelegate private final HelpOption help = new HelpOption();
  @ParametersDelegate private final ModelOptions models = new ModelOptions();

  @ParametersDelegate
  private final ReduceOptions reduceOptions = new ReduceOptions("stubborn", "full");

  @ParametersDelegate private final LimitOptions limits = new LimitOptions();

  @Parameter(description = "MODEL")
  private List<String> model = new ArrayList<>();

  @Parameter(names = "--deadlock", description = "no deadlock can be reached (default)")
  private boolean deadlock;

  @Parameter(
      names = "--formula",
      splitter = WholeValue.class,
      description = "\"EF phi\": phi can become true; \"AG phi\": phi is always true; may be repeated\n"
          + "phi: p1 + 2*p2 >= 3, tokens(p1, p2) = 1, fireable(t), deadlock, and, or, not, ->")
  private List<String> formulas = new ArrayList<>();

  @Parameter(
      names = "--properties",
      description = "properties of the Model Checking Contest, in an XML file")
  private String properties;

  @Parameter(
      names = "--witness",
      description = "write the trace that shows why: .txt, .json or .dot")
  private String witness;

  @Parameter(names = "--all", description = "find every deadlock rather than stop at the first")
  private boolean all;

  @Parameter(names = "--json", description = "print the result as one JSON object")
  private boolean json;

  CheckCommand(Interruption interruption) {
    this.interruption = interruption;
  }

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String arguments() {
    return "MODEL [OPTIONS]";
  }

  @Override
  public String summary() {
    return "check for deadlocks and other markings that can be reached, with a trace that shows it";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "drop check philosophers:5",
        "drop check philosophers:5 --reduce full --order bfs --witness shortest.dot",
        "drop check net.pnml --formula \"AG (p1 + p2 <= 1 or not fireable(t3))\"",
        "drop check net.pnml --properties ReachabilityCardinality.xml --timeout 1m",
        "drop check philosophers:5 --all --json");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    String modelName = Arguments.one("MODEL", model);
    Reduction reduction = reduceOptions.reduction(false);
    if (reduceOptions.namesLevel()) {
      throw new UsageException(
          "--preserve: check keeps what the property needs; leave it out, or use explore");
    }
    int kinds = (deadlock ? 1 : 0) + (formulas.isEmpty() ? 0 : 1) + (properties == null ? 0 : 1);
    if (kinds > 1) {
      throw new UsageException("--deadlock, --formula and --properties exclude each other");
    }
    TraceOutput output = witness == null ? null : TraceOutput.to(Path.of(witness));
    Model loaded = models.load(modelName, terminal);
    List<Property> asked = properties(loaded.net());
    if (all && !PropertySearch.onlyDeadlocks(asked)) {
      throw new UsageException("--all finds all deadlocks; of other markings one is enough");
    }
    if (output != null && asked.size() > 1) {
      throw new UsageException("--witness takes the trace of one property, not of " + asked.size());
    }
    PropertySearch search = new PropertySearch(loaded.net(), asked, reduction);
    PropertySearch.Result result =
        Progress.of(
            monitor -> search.run(all, limits.limits(), monitor), interruption, terminal);
    List<CheckReport.Checked> checked = new ArrayList<>();
    for (Answer answer : result.answers()) {
      checked.add(
          new CheckReport.Checked(
              answer, Witness.of(answer, result, reduction, loaded.net()).orElse(null)));
    }
    if (output != null) {
      write(output, Optional.ofNullable(checked.get(0).witness()), terminal);
    }
    CheckReport report = new CheckReport(loaded, reduction, result.findings(), checked, all);
    if (json) {
      report.json(terminal.out());
    } else {
      report.text(terminal.out(), output == null);
    }
    return switch (CheckReport.overall(checked)) {
      case VIOLATED -> ExitCode.VIOLATED;
      case UNKNOWN -> ExitCode.INCONCLUSIVE;
      case HOLDS -> ExitCode.DONE;
    };
  }

  private List<Property> properties(PetriNet net) throws ModelException, IOException {
    if (properties != null) {
      try (FileChannel channel = FileChannel.open(Path.of(properties));
          InputStream in = Channels.newInputStream(channel)) {
        return PropertyReader.read(in, properties, net);
      }
    }
    List<Property> parsed = new ArrayList<>();
    FormulaParser parser = new FormulaParser(net);
    for (String formula : formulas) {
      parsed.add(parser.property(formula, "--formula"));
    }
    if (parsed.isEmpty()) {
      parsed.add(Reachability.noDeadlock("no deadlock", net));
    }
    return parsed;
  }

  private static void write(TraceOutput output, Optional<Witness> found, Terminal terminal)
      throws IOException {
    if (found.isPresent()) {
      output.write(found.get().trace());
    } else {
      terminal.note(output.file() + " is not written: there is no witness");
    }
  }
}
