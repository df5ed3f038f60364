package drop.cli;

import drop.trace.Trace;
import drop.trace.TraceWriter;
import drop.trace.TraceWriters;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** A file that the user wants a trace in, by its extension. */
record TraceOutput(Path file, TraceWriter writer) {
  /** Says no before the search rather than after it. */
  static TraceOutput to(Path file) throws UsageException, IOException {
    TraceWriter writer =
        TraceWriters.forExtension(OutputFile.extension(file))
            .orElseThrow(
                () ->
                    new UsageException(
                        "--witness %s: the extension chooses the format, it is one of %s"
                            .formatted(file, extensions())));
    OutputFile.check(file);
    return new TraceOutput(file, writer);
  }

  private static String extensions() {
    return TraceWriters.all().stream()
        .map(writer -> "." + writer.extension())
        .collect(Collectors.joining(", "));
  }

  void write(Trace trace) throws IOException {
    OutputFile.write(file, out -> writer.write(trace, out));
  }
}
