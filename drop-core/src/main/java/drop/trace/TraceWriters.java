package drop.trace;

import java.util.List;
import java.util.Optional;

/** The formats that a trace can be written in. */
public final class TraceWriters {
  private static final List<TraceWriter> ALL =
      List.of(new TraceText(), new TraceJson(), new TraceDot());

  private TraceWriters() {}

  public static List<TraceWriter> all() {
    return ALL;
  }

  public static Optional<TraceWriter> forExtension(String extension) {
    return ALL.stream().filter(writer -> writer.extension().equals(extension)).findFirst();
  }
}
