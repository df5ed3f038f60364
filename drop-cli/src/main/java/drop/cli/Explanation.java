package drop.cli;

import drop.explain.ExplainPicture;
import drop.explain.ExplainText;
import drop.explain.TooManyStatesException;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The files in which the user wants to read, or to see, what a probe-set exploration does. */
final class Explanation {
  private static final List<String> TEXTS = List.of("md", "txt");

  private Path text;
  private Path picture;
  private Optional<Graphviz> graphviz = Optional.empty();
  private ExplainPicture drawing;

  /** Says no before the exploration rather than after it. */
  static Explanation to(List<String> files) throws UsageException, IOException {
    Explanation explanation = new Explanation();
    for (String name : files) {
      explanation.add(Path.of(name));
    }
    return explanation;
  }

  private void add(Path file) throws UsageException, IOException {
    String extension = OutputFile.extension(file);
    boolean isText = TEXTS.contains(extension);
    if (!isText && !extension.equals("dot") && !extension.equals("svg")) {
      throw new UsageException(
          "--explain %s: the extension chooses the form, .md or .txt for a text, .dot or .svg for a"
              .formatted(file)
              + " picture");
    }
    if ((isText ? text : picture) != null) {
      throw new UsageException("--explain writes one text and one picture, not " + file + " too");
    }
    if (extension.equals("svg")) {
      graphviz = Optional.of(Graphviz.find());
    }
    OutputFile.check(file);
    if (isText) {
      text = file;
    } else {
      picture = file;
    }
  }

  boolean wanted() {
    return text != null || picture != null;
  }

  /** Works out the full state space that a picture shows, if it is not too large for one. */
  void prepare(PetriNet net) throws UsageException {
    if (picture != null) {
      try {
        drawing = ExplainPicture.of(net);
      } catch (TooManyStatesException e) {
        throw new UsageException("--explain " + picture + ": " + e.getMessage());
      }
    }
  }

  /** Explores, and writes the explanation as it goes and when it is done. */
  Findings explore(ProbeReduction reduction, PetriNet net, Function<Reduction, Findings> run)
      throws IOException {
    ProbeReduction.Found[] found = new ProbeReduction.Found[1];
    if (text == null) {
      found[0] = (ProbeReduction.Found) run.apply(reduction);
    } else {
      try {
        OutputFile.write(
            text,
            out -> {
              ExplainText listener = new ExplainText(net, reduction.probe(), out);
              found[0] = (ProbeReduction.Found) run.apply(reduction.telling(listener));
              listener.finish(found[0].exploration());
            });
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    }
    return found[0];
  }

  /** Draws a complete exploration. */
  void draw(Findings findings, Terminal terminal) throws IOException {
    if (picture == null) {
      return;
    }
    if (!findings.outcome().complete()) {
      terminal.note(picture + " is not written: the exploration is not complete");
      return;
    }
    ProbeReduction.Found found = (ProbeReduction.Found) findings;
    OutputFile.Content dot = out -> drawing.write(found.exploration(), out);
    if (graphviz.isPresent()) {
      OutputFile.write(picture, out -> graphviz.get().svg(dot, out));
    } else {
      OutputFile.write(picture, dot);
    }
  }
}
