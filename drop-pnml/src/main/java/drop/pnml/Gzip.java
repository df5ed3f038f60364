package drop.pnml;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/** Recognises gzip by its first two bytes, whatever a file is called. */
final class Gzip {
  private static final int BUFFER = 1 << 16;

  private Gzip() {}

  /** The content of the stream, unpacked as it is read where it is compressed. */
  static InputStream unpack(InputStream in) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(in, BUFFER);
    buffered.mark(2);
    int magic = buffered.read() | buffered.read() << 8;
    buffered.reset();
    return magic == GZIPInputStream.GZIP_MAGIC ? new GZIPInputStream(buffered, BUFFER) : buffered;
  }
}
