package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.net.ModelException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** {@code drop info}: what can be said of a model without exploring it. */
@Parameters
final class InfoCommand implements Command {
  @ParametersDelegate private final HelpOption help = new HelpOption();
  @ParametersDelegate private final ModelOptions models = new ModelOptions();

  @Parameter(description = "MODEL")
  private List<String> model = new ArrayList<>();

  @Parameter(names = "--json", description = "print the result as one JSON object")
  private boolean json;

  @Override
  public String name() {
    return "info";
  }

  @Override
  public String arguments() {
    return "MODEL [--json]";
  }

  @Override
  public String summary() {
    return "tell the size, the arc kinds, the structural class and the bounds of a model";
  }

  @Override
  public List<String> examples() {
    return List.of("drop info net.pnml", "drop info kanban:5 --json");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    InfoReport report = new InfoReport(models.load(Arguments.one("MODEL", model), terminal));
    if (json) {
      report.json(terminal.out());
    } else {
      report.text(terminal.out());
    }
    return ExitCode.DONE;
  }
}
