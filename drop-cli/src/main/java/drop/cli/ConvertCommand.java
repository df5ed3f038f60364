package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.net.ModelException;
import drop.notation.NetWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** {@code drop convert}: writes a model in the notation of another tool. */
@Parameters
final class ConvertCommand implements Command {
  @ParametersDelegate private final HelpOption help = new HelpOption();
  @ParametersDelegate private final ModelOptions models = new ModelOptions();

  @Parameter(description = "MODEL OUT")
  private List<String> words = new ArrayList<>();

  @Override
  public String name() {
    return "convert";
  }

  @Override
  public String arguments() {
    return "MODEL OUT";
  }

  @Override
  public String summary() {
    return NetOutput.notations().all().stream()
        .map(NetWriter::extension)
        .collect(Collectors.joining(", .", "write a model for another tool: .", ""));
  }

  @Override
  public List<String> examples() {
    return List.of("drop convert net.pnml net.pml", "drop convert philosophers:3 picture.dot");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    if (words.size() != 2) {
      throw new UsageException("convert takes a MODEL and a file to write");
    }
    NetOutput output = NetOutput.to(words.get(1));
    output.write(models.load(words.get(0), terminal).net());
    return ExitCode.DONE;
  }
}
