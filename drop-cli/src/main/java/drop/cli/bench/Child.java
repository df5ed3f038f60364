package drop.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A program that ran to its end.
 *
 * @param seconds from before its start until its end was seen
 */
record Child(int code, String out, String err, double seconds) {
  /** Runs a program in a directory, where it also leaves what it said. */
  static Child run(Path directory, List<String> command) throws IOException {
    Path out = directory.resolve("out.log");
    Path err = directory.resolve("err.log");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    long start = System.nanoTime();
    Process process = builder.start();
    try {
      int code = process.waitFor();
      double seconds = (System.nanoTime() - start) / 1e9;
      return new Child(code, Files.readString(out), Files.readString(err), seconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      process.destroyForcibly();
    }
  }

  /** The last line of complaint, for a message. */
  String complaint() {
    String said = err.isBlank() ? out : err;
    return said.lines().filter(line -> !line.isBlank()).reduce((a, b) -> b).orElse("no word");
  }
}
