package drop.trace;

import java.io.IOException;
import java.io.OutputStream;

/** Writes a trace in some format; each is one class and one registry line. */
public interface TraceWriter {
  /** The file extension that selects this format, without the dot. */
  String extension();

  /** Writes the trace and flushes, but leaves the stream open: it is the caller's. */
  void write(Trace trace, OutputStream out) throws IOException;
}
