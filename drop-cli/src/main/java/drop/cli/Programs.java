package drop.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Programs of other people on this machine. */
final class Programs {
  private Programs() {}

  /** The program of that name on the PATH. */
  static Optional<String> find(String name) {
    String path = System.getenv().getOrDefault("PATH", "");
    for (String directory : path.split(File.pathSeparator)) {
      if (!directory.isEmpty() && Files.isExecutable(Path.of(directory, name))) {
        return Optional.of(Path.of(directory, name).toString());
      }
    }
    return Optional.empty();
  }
}
