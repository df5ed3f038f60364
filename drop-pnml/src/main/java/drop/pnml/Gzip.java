package drop.pnml;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Recognises gzip by its first two bytes, whatever a file is called. */
public final class Gzip {
  private static final int BUFFER = 1 << 16;

  private Gzip() {}

  /**
   * The content of the stream, unpacked as it is read where it is compressed. Closing it frees what
   * unpacking needs and leaves the given stream open.
   */
  public static InputStream unpack(InputStream in) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(new KeptOpen(in), BUFFER);
    buffered.mark(2);
    int magic = buffered.read() | buffered.read() << 8;
    buffered.reset();
    return magic == GZIPInputStream.GZIP_MAGIC ? new Unpacked(buffered) : buffered;
  }

  /** The stream of a caller, who closes it. */
  private static final class KeptOpen extends FilterInputStream {
    KeptOpen(InputStream in) {
      super(in);
    }

    @Override
    public void close() {
      // The caller's business.
    }
  }

  /** Unpacked data; where it breaks off, that is damage, which a parser would take for the end. */
  private static final class Unpacked extends GZIPInputStream {
    Unpacked(InputStream in) throws IOException {
      super(in, BUFFER);
    }

    @Override
    public int read(byte[] buffer, int offset, int size) throws IOException {
      try {
        return super.read(buffer, offset, size);
      } catch (EOFException e) {
        throw new ZipException(e.getMessage());
      }
    }
  }
}
