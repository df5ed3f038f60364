package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.family.Families;
import drop.family.Family;
import drop.net.ModelException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** {@code drop generate}: writes a net of a built-in family, or lists the families. */
@Parameters
final class GenerateCommand implements Command {
  @ParametersDelegate private final HelpOption help = new HelpOption();

  @Parameter(description = "FAMILY[:VALUES]")
  private List<String> family = new ArrayList<>();

  @Parameter(names = "-o", description = "the file to write; its extension chooses the notation")
  private String output;

  @Override
  public String name() {
    return "generate";
  }

  @Override
  public String arguments() {
    return "[FAMILY[:VALUES] -o FILE]";
  }

  @Override
  public String summary() {
    return "write a net of a built-in family; without arguments: list the families";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "drop generate",
        "drop generate philosophers:5 -o phil5.pnml",
        "drop generate bakery:threads=3,max=4 -o bakery.net");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    if (family.isEmpty() && output == null) {
      list(terminal.out());
      return ExitCode.DONE;
    }
    String spec = Arguments.one("FAMILY", family);
    if (output == null) {
      throw new UsageException("-o FILE is missing: where should the net go?");
    }
    NetOutput.to(output).write(Families.net(spec));
    return ExitCode.DONE;
  }

  private static void list(PrintStream out) {
    for (Family each : Families.all()) {
      out.printf("%-14s %s%n", each.name(), each.description());
      each.parameters()
          .forEach(
              p ->
                  out.printf(
                      "  %-12s %s, %d to %d (%d)%n",
                      p.name(), p.meaning(), p.min(), p.max(), p.defaultValue()));
    }
    out.println();
    out.println("Values follow a colon, by position or by name: bakery:3,4 or bakery:threads=3,max=4");
  }
}
