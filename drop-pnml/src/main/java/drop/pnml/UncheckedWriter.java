package drop.pnml;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * A writer that fails unchecked: the XML binding would log a checked failure, with its stack trace,
 * before it passes it on.
 */
final class UncheckedWriter extends FilterWriter {
  UncheckedWriter(Writer out) {
    super(out);
  }

  @Override
  public void write(int character) {
    attempt(() -> out.write(character));
  }

  @Override
  public void write(char[] text, int offset, int length) {
    attempt(() -> out.write(text, offset, length));
  }

  @Override
  public void write(String text, int offset, int length) {
    attempt(() -> out.write(text, offset, length));
  }

  @Override
  public void flush() {
    attempt(out::flush);
  }

  private interface Step {
    void run() throws IOException;
  }

  private void attempt(Step step) {
    try {
      step.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
