package drop.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The drawing program of Graphviz, which is not part of drop. */
record Graphviz(String program) {
  static Graphviz find() throws UsageException {
    return Programs.find("dot")
        .map(Graphviz::new)
        .orElseThrow(
            () ->
                new UsageException(
                    ".svg needs Graphviz, whose program dot is not on the PATH;"
                        + " install it or write .dot"));
  }

  /** Draws what the content says in DOT. */
  void svg(OutputFile.Content dot, OutputStream out) throws IOException {
    Path picture = Files.createTempFile("drop", ".dot");
    try {
      try (OutputStream text = Files.newOutputStream(picture)) {
        dot.writeTo(text);
      }
      Process process =
          new ProcessBuilder(program, "-Tsvg", picture.toString())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      process.getInputStream().transferTo(out);
      if (process.waitFor() != 0) {
        throw new IOException("Graphviz could not draw the picture");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while Graphviz was drawing", e);
    } finally {
      Files.delete(picture);
    }
  }
}
