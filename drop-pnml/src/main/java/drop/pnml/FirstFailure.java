package drop.pnml;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * A writer that fails once, unchecked, and is silent from then on. The XML binding goes on to flush
 * after a failure to write, and logs a second failure with its stack trace.
 */
final class FirstFailure extends FilterWriter {
  private boolean failed;

  FirstFailure(Writer out) {
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
    if (failed) {
      return;
    }
    try {
      step.run();
    } catch (IOException e) {
      failed = true;
      throw new UncheckedIOException(e);
    }
  }
}
