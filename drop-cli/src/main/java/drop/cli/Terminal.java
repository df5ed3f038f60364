package drop.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a command's words go: results to {@code out}, everything else to {@code err}.
 *
 * @param interactive whether a person watches {@code err}, so that progress is worth showing
 */
record Terminal(InputStream in, PrintStream out, PrintStream err, boolean interactive) {
  /** Set by the launcher, which can ask whether standard error is a terminal; Java cannot. */
  private static final String INTERACTIVE = "drop.interactive";

  static Terminal system() {
    PrintStream out =
        new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)),
            false,
            StandardCharsets.UTF_8);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    return new Terminal(System.in, out, err, Boolean.getBoolean(INTERACTIVE));
  }

  /** Tells the user something that is not a result. */
  void note(String message) {
    err.println("drop: " + message);
  }
}
