package drop.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A directory that disappears with all that is in it. */
record TemporaryDirectory(Path path) implements AutoCloseable {
  static TemporaryDirectory create() throws IOException {
    return new TemporaryDirectory(Files.createTempDirectory("drop"));
  }

  @Override
  public void close() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(path)) {
      files = all.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
  }
}
