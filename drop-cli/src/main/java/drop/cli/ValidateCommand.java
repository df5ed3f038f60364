package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.net.ModelException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code drop validate}: whether a PNML document conforms to the standard. */
@Parameters
final class ValidateCommand implements Command {
  @ParametersDelegate private final HelpOption help = new HelpOption();

  @Parameter(description = "FILE")
  private List<String> words = new ArrayList<>();

  @Override
  public String name() {
    return "validate";
  }

  @Override
  public String arguments() {
    return "FILE.pnml";
  }

  @Override
  public String summary() {
    return "check with PNML Framework whether a document conforms to the standard";
  }

  @Override
  public List<String> examples() {
    return List.of("drop validate net.pnml");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    Path file = Path.of(Arguments.one("FILE", words));
    if (!Files.isRegularFile(file)) {
      throw new NoSuchFileException(file.toString());
    }
    List<String> findings;
    try {
      findings = ConformanceLoader.load().apply(file);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    findings.forEach(terminal.out()::println);
    if (findings.isEmpty()) {
      terminal.out().println(file + ": conforms");
      return ExitCode.DONE;
    }
    return ExitCode.VIOLATED;
  }
}
