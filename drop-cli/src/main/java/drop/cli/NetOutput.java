package drop.cli;

import drop.net.PetriNet;
import drop.notation.NetWriter;
import drop.notation.Notations;
import drop.notation.UnsupportedNetException;
import drop.pnml.PnmlWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A file that the user wants a net in, by its extension. */
final class NetOutput {
  private final Path file;
  private final NetWriter writer;

  private NetOutput(Path file, NetWriter writer) {
    this.file = file;
    this.writer = writer;
  }

  static Notations notations() {
    return Notations.builtIn().with(new PnmlWriter());
  }

  /** Says no before the model is loaded rather than after it. */
  static NetOutput to(String name) throws UsageException, IOException {
    Notations notations = notations();
    NetWriter writer =
        notations
            .forFile(name)
            .orElseThrow(
                () ->
                    new UsageException(
                        "%s: the extension chooses the notation, it is one of %s"
                            .formatted(name, notations.extensions())));
    Path file = Path.of(name);
    OutputFile.check(file);
    return new NetOutput(file, writer);
  }

  void write(PetriNet net) throws IOException, UsageException {
    try {
      OutputFile.write(
          file,
          out -> {
            Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            try {
              writer.write(net, text);
            } catch (UnsupportedNetException e) {
              throw new Unsupported(e.getMessage());
            }
            text.flush();
          });
    } catch (Unsupported e) {
      throw new UsageException(file + ": " + e.getMessage());
    }
  }

  /** Carries a refusal through the file that is not going to be written. */
  private static final class Unsupported extends IOException {
    Unsupported(String message) {
      super(message);
    }
  }
}
