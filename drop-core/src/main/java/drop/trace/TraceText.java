package drop.trace;

import drop.net.MarkingText;
import drop.net.PetriNet;
import drop.property.QuotedName;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A trace as lines: a transition on each, and after {@code #} what it changes, which nobody needs to
 * read again.
 */
public final class TraceText implements TraceWriter {
  private static final int WIDEST = 30;

  @Override
  public String extension() {
    return "txt";
  }

  @Override
  public void write(Trace trace, OutputStream out) throws IOException {
    Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    write(trace, text);
    text.flush();
  }

  private static void write(Trace trace, Writer out) throws IOException {
    PetriNet net = trace.net();
    MarkingText markings = new MarkingText(net);
    MarkingChange change = new MarkingChange(net);
    List<String> labels = net.transitionLabels().stream().map(QuotedName::of).toList();
    int width = 1;
    for (int t : trace.transitions()) {
      width = Math.max(width, Math.min(WIDEST, labels.get(t).length()));
    }
    String line = "%-" + width + "s  # %d: %s\n";
    out.write("# from: " + oneLine(markings.of(net.initialMarking())) + "\n");
    trace.walk(
        (step, t, before, after) ->
            out.write(line.formatted(labels.get(t), step, change.of(before, after))));
    out.write("# to: " + oneLine(markings.of(trace.last())) + "\n");
  }

  private static String oneLine(String text) {
    return text.replace("\n", "\\n").replace("\r", "\\r");
  }
}
