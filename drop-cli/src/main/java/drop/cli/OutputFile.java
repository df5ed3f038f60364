package drop.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file that appears under its name only when it is complete. */
final class OutputFile {
  /** Writes a file's content. */
  @FunctionalInterface
  interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private OutputFile() {}

  static void write(Path file, Content content) throws IOException {
    Path directory = file.toAbsolutePath().getParent();
    if (!Files.isDirectory(directory)) {
      throw new FileSystemException(file.toString(), null, "there is no directory " + directory);
    }
    // A pipe or a device such as /dev/stdout cannot be replaced, only written to.
    if (Files.exists(file) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      if (Files.isDirectory(file)) {
        throw new FileSystemException(file.toString(), null, "this is a directory");
      }
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
        content.writeTo(out);
      }
      return;
    }
    // Not a temporary file, which nobody else may read: the result keeps its permissions.
    Path partial = directory.resolve("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      try (OutputStream out =
          new BufferedOutputStream(
              Files.newOutputStream(partial, StandardOpenOption.CREATE_NEW), 1 << 16)) {
        content.writeTo(out);
      }
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }

  /** What follows the last dot of the name, or nothing. */
  static String extension(Path file) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot + 1);
  }
}
