package drop.export;

import drop.lts.Lts;
import drop.net.MarkingText;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A picture of the LTS for Graphviz: states with their marking, the initial state with an arrow from
 * nowhere, deadlocks red with a double border.
 */
public final class LtsDotWriter implements LtsWriter {
  @Override
  public String extension() {
    return "dot";
  }

  @Override
  public String description() {
    return "Graphviz";
  }

  @Override
  public void write(Lts lts, OutputStream out) throws IOException {
    ByteSink sink = new ByteSink(out);
    sink.put("digraph " + Quoted.text(lts.net().name()) + " {\n");
    sink.put("  node [shape=box, style=rounded, fontname=\"sans-serif\", fontsize=10];\n");
    sink.put("  edge [fontname=\"sans-serif\", fontsize=9, arrowsize=0.7];\n");
    sink.put("  start [shape=point];\n  start -> s0;\n");
    MarkingText text = new MarkingText(lts.net());
    int[] marking = new int[lts.net().placeCount()];
    lts.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) throws IOException {
            lts.marking(number, marking);
            sink.put("  s").put(number).put(" [label=");
            sink.put(Quoted.text(number + "\n" + text.of(marking)));
            sink.put(deadlock ? ", color=red, fontcolor=red, peripheries=2];\n" : "];\n");
          }

          @Override
          public void edge(int from, int transition, int to) throws IOException {
            sink.put("  s").put(from).put(" -> s").put(to).put(" [label=");
            sink.put(Quoted.text(lts.net().transitionName(transition))).put("];\n");
          }
        });
    sink.put("}\n");
    sink.flush();
  }
}
