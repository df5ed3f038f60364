package drop.notation;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.Writer;

/**
 * A picture of the net for Graphviz: places as circles with their tokens, transitions as boxes,
 * read arcs dashed, inhibitor arcs with a small circle at their end.
 */
public final class DotWriter implements NetWriter {
  private static final int MOST_DOTS = 4;

  @Override
  public String extension() {
    return "dot";
  }

  @Override
  public String description() {
    return "picture of the net for Graphviz";
  }

  @Override
  public void write(PetriNet net, Writer out) throws IOException {
    out.write("digraph " + quote(net.id()) + " {\n");
    out.write("  node [fontname=\"Helvetica\", fontsize=10];\n");
    out.write("  edge [fontname=\"Helvetica\", fontsize=9];\n");
    for (int p = 0; p < net.placeCount(); p++) {
      String label = net.placeName(p) + tokens(net.initialTokens(p));
      out.write("  p" + p + " [shape=circle, label=" + quote(label) + "];\n");
    }
    for (int t = 0; t < net.transitionCount(); t++) {
      out.write("  t" + t + " [shape=box, label=" + quote(net.transitionName(t)) + "];\n");
    }
    for (int t = 0; t < net.transitionCount(); t++) {
      writeArcs(net.inputs(), t, "p%1$d -> t%2$d", "", out);
      writeArcs(net.outputs(), t, "t%2$d -> p%1$d", "", out);
      writeArcs(net.reads(), t, "p%1$d -> t%2$d", "style=dashed, arrowhead=none", out);
      writeArcs(net.inhibitors(), t, "p%1$d -> t%2$d", "arrowhead=odot", out);
    }
    out.write("}\n");
    out.flush();
  }

  private static void writeArcs(Arcs arcs, int t, String ends, String style, Writer out)
      throws IOException {
    for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
      out.write("  " + ends.formatted(arcs.place(a), t));
      String weight = arcs.weight(a) == 1 ? "" : "label=\"" + arcs.weight(a) + "\"";
      String attributes = weight + (weight.isEmpty() || style.isEmpty() ? "" : ", ") + style;
      out.write(attributes.isEmpty() ? ";\n" : " [" + attributes + "];\n");
    }
  }

  private static String tokens(int count) {
    if (count == 0) {
      return "";
    }
    return "\n" + (count <= MOST_DOTS ? "\u2022".repeat(count) : Integer.toString(count));
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
