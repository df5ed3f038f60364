package drop.notation;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.Writer;
import java.util.Set;

/**
 * The textual {@code .net} format of the Tina toolbox, with its test arcs and inhibitor arcs.
 *
 * <p>Where a transition both reads a place and takes from it, it takes the larger weight and puts
 * the rest back: the manual does not say how a test arc and a normal one on the same place combine.
 */
public final class TinaWriter implements NetWriter {
  private static final Set<String> KEYWORDS = Set.of("tr", "pl", "lb", "pr", "nt", "net");

  @Override
  public String extension() {
    return "net";
  }

  @Override
  public String description() {
    return "net format of the Tina toolbox";
  }

  @Override
  public void write(PetriNet net, Writer out) throws IOException {
    Identifiers names = new Identifiers(net, KEYWORDS);
    out.write("# " + Identifiers.quote(net.id()) + "\n");
    for (String change : names.changes()) {
      out.write("# " + change + "\n");
    }
    out.write("net " + names.net() + "\n");
    for (int p = 0; p < net.placeCount(); p++) {
      out.write("pl " + names.place(p) + " (" + net.initialTokens(p) + ")\n");
    }
    for (int t = 0; t < net.transitionCount(); t++) {
      out.write("tr " + names.transition(t));
      writeInputs(net, t, names, out);
      out.write(" ->");
      writeOutputs(net, t, names, out);
      out.write("\n");
    }
    out.flush();
  }

  private static void writeInputs(PetriNet net, int t, Identifiers names, Writer out)
      throws IOException {
    Arcs inputs = net.inputs();
    for (int a = inputs.first(t); a < inputs.first(t + 1); a++) {
      int place = inputs.place(a);
      int needed = Math.max(inputs.weight(a), net.reads().weight(t, place));
      out.write(" " + names.place(place) + times(needed));
    }
    Arcs reads = net.reads();
    for (int a = reads.first(t); a < reads.first(t + 1); a++) {
      if (inputs.weight(t, reads.place(a)) == 0) {
        out.write(" " + names.place(reads.place(a)) + "?" + reads.weight(a));
      }
    }
    Arcs inhibitors = net.inhibitors();
    for (int a = inhibitors.first(t); a < inhibitors.first(t + 1); a++) {
      out.write(" " + names.place(inhibitors.place(a)) + "?-" + inhibitors.weight(a));
    }
  }

  private static void writeOutputs(PetriNet net, int t, Identifiers names, Writer out)
      throws IOException {
    Arcs inputs = net.inputs();
    for (int a = inputs.first(t); a < inputs.first(t + 1); a++) {
      int putBack = net.reads().weight(t, inputs.place(a)) - inputs.weight(a);
      if (putBack > 0) {
        out.write(" " + names.place(inputs.place(a)) + times(putBack));
      }
    }
    Arcs outputs = net.outputs();
    for (int a = outputs.first(t); a < outputs.first(t + 1); a++) {
      out.write(" " + names.place(outputs.place(a)) + times(outputs.weight(a)));
    }
  }

  private static String times(int weight) {
    return weight == 1 ? "" : "*" + weight;
  }
}
