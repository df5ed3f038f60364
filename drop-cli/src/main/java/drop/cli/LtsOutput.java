package drop.cli;

import drop.export.LtsDotWriter;
import drop.export.LtsWriter;
import drop.export.LtsWriters;
import drop.lts.Lts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

/** A file that the user wants the LTS in, by its extension. */
final class LtsOutput {
  private final Path file;
  private final LtsWriter writer;
  private final Optional<Graphviz> graphviz;

  private LtsOutput(Path file, LtsWriter writer, Optional<Graphviz> graphviz) {
    this.file = file;
    this.writer = writer;
    this.graphviz = graphviz;
  }

  /** Says no before the exploration rather than after it. */
  static LtsOutput to(Path file) throws UsageException, IOException {
    String extension = OutputFile.extension(file);
    if (extension.equals("svg")) {
      OutputFile.check(file);
      return new LtsOutput(file, new LtsDotWriter(), Optional.of(Graphviz.find()));
    }
    LtsWriter writer =
        LtsWriters.forExtension(extension)
            .orElseThrow(
                () ->
                    new UsageException(
                        "-o %s: the extension chooses the format, it is one of %s, .svg"
                            .formatted(file, extensions())));
    OutputFile.check(file);
    return new LtsOutput(file, writer, Optional.empty());
  }

  private static String extensions() {
    return LtsWriters.all().stream()
        .map(writer -> "." + writer.extension())
        .collect(Collectors.joining(", "));
  }

  Path file() {
    return file;
  }

  void write(Lts lts) throws IOException {
    if (graphviz.isPresent()) {
      OutputFile.write(file, out -> graphviz.get().svg(dot -> writer.write(lts, dot), out));
    } else {
      OutputFile.write(file, out -> writer.write(lts, out));
    }
  }
}
