package drop.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
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

  /** Says no where the file cannot be written whatever its content, before that is worked out. */
  static void check(Path file) throws IOException {
    Path directory = directory(file);
    if (!Files.isDirectory(directory)) {
      throw new FileSystemException(file.toString(), null, "there is no directory " + directory);
    }
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "this is a directory");
    }
  }

  static void write(Path file, Content content) throws IOException {
    check(file);
    // A pipe or a device such as /dev/stdout cannot be replaced, only written to.
    if (Files.exists(file) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
        content.writeTo(out);
      }
      return;
    }
    Path partial = partial(file);
    try {
      // Unlike the streams of Files, those of channels heed an interruption of their thread.
      try (FileChannel channel =
              FileChannel.open(partial, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
          OutputStream out =
              new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16)) {
        content.writeTo(out);
      }
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }

  private static Path directory(Path file) {
    return file.toAbsolutePath().getParent();
  }

  /** Not one of the system's temporary files, which nobody but their owner may read. */
  private static Path partial(Path file) {
    String unique = ProcessHandle.current().pid() + "-" + Long.toHexString(System.nanoTime());
    return directory(file).resolve("." + file.getFileName() + "." + unique + ".partial");
  }

  /** What follows the last dot of the name, or nothing. */
  static String extension(Path file) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot + 1);
  }
}
