package drop.export;

import drop.lts.Lts;
import java.io.IOException;
import java.io.OutputStream;

/** Writes a labelled transition system in some format; each is one class and one registry line. */
public interface LtsWriter {
  /** The file extension that selects this format, without the dot. */
  String extension();

  /** The format and who reads it, in a few words. */
  String description();

  /** Streams the LTS and flushes, but leaves the stream open: it is the caller's. */
  void write(Lts lts, OutputStream out) throws IOException;
}
