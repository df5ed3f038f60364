package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.Parameters;
import com.beust.jcommander.ParametersDelegate;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.trace.BrokenTraceException;
import drop.trace.Trace;
import drop.trace.TraceReader;
import drop.trace.TraceText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code drop replay}: fires a trace step by step and shows what each changes. */
@Parameters
final class ReplayCommand implements Command {
  @ParametersDelegate private final HelpOption help = new HelpOption();
  @ParametersDelegate private final ModelOptions models = new ModelOptions();

  @Parameter(description = "MODEL TRACE")
  private List<String> words = new ArrayList<>();

  @Override
  public String name() {
    return "replay";
  }

  @Override
  public String arguments() {
    return "MODEL TRACE";
  }

  @Override
  public String summary() {
    return "fire a trace that check has written, and show each marking change";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "drop replay philosophers:5 witness.txt",
        "drop check philosophers:5 --json | drop replay philosophers:5 -");
  }

  @Override
  public boolean help() {
    return help.wanted();
  }

  @Override
  public int run(Terminal terminal) throws UsageException, ModelException, IOException {
    if (words.size() != 2) {
      throw new UsageException("replay takes a MODEL and a TRACE (--help tells more)");
    }
    String file = words.get(1);
    if (file.equals("-") && words.get(0).equals("-")) {
      throw new UsageException("only one of MODEL and TRACE can be standard input");
    }
    PetriNet net = models.load(words.get(0), terminal).net();
    String source = file.equals("-") ? "standard input" : file;
    try {
      Trace trace = Trace.of(net, read(file, source, net, terminal));
      new TraceText().write(trace, terminal.out());
      return ExitCode.DONE;
    } catch (BrokenTraceException e) {
      throw new ModelException(source, e.getMessage());
    }
  }

  private static int[] read(String file, String source, PetriNet net, Terminal terminal)
      throws ModelException, IOException {
    if (file.equals("-")) {
      return TraceReader.read(terminal.in(), source, net);
    }
    try (FileChannel channel = FileChannel.open(Path.of(file));
        InputStream in = Channels.newInputStream(channel)) {
      return TraceReader.read(in, source, net);
    }
  }
}
