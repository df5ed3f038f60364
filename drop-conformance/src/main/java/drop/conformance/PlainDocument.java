package drop.conformance;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/**
 * A document as a plain file, which is what PNML Framework reads: unpacked for a while if need be.
 */
final class PlainDocument implements AutoCloseable {
  private static final long LARGEST_UNPACKED = 256L << 20;

  private final Path path;
  private final boolean temporary;
  private final boolean tooLarge;

  private PlainDocument(Path path, boolean temporary, boolean tooLarge) {
    this.path = path;
    this.temporary = temporary;
    this.tooLarge = tooLarge;
  }

  static PlainDocument of(Path file) throws IOException {
    try (BufferedInputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      in.mark(2);
      int magic = in.read() | in.read() << 8;
      in.reset();
      if (magic != GZIPInputStream.GZIP_MAGIC) {
        return new PlainDocument(file, false, false);
      }
      Path unpacked = Files.createTempFile("drop", ".pnml");
      try {
        return new PlainDocument(unpacked, true, !unpack(in, unpacked));
      } catch (IOException e) {
        Files.delete(unpacked);
        throw e;
      }
    }
  }

  /** Unpacks into the file; false where that would make it too large. */
  private static boolean unpack(InputStream packed, Path into) throws IOException {
    byte[] buffer = new byte[1 << 16];
    long written = 0;
    try (InputStream in = new GZIPInputStream(packed);
        OutputStream out = Files.newOutputStream(into)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        written += read;
        if (written > LARGEST_UNPACKED) {
          return false;
        }
        out.write(buffer, 0, read);
      }
    }
    return true;
  }

  Path path() {
    return path;
  }

  boolean tooLarge() {
    return tooLarge;
  }

  @Override
  public void close() throws IOException {
    if (temporary) {
      Files.deleteIfExists(path);
    }
  }
}
