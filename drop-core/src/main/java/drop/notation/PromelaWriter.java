package drop.notation;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.structure.TokenBounds;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Promela, the language of Spin: one process that fires one transition after the other.
 *
 * <p>Each place is a variable and each transition a deterministic step from the head of the loop
 * back to it, so that Spin's stored states are the markings, no more and no fewer, and its invalid
 * end states are the deadlocks. A variable is as narrow as the known bound of its place allows.
 */
public final class PromelaWriter implements NetWriter {
  /**
   * Before all variables, so that none is a keyword of Promela, of C, or a macro of Spin's C code.
   */
  private static final String PREFIX = "m_";

  private final Function<PetriNet, TokenBounds> bounds;

  /** Takes bounds from the structure of each net. */
  public PromelaWriter() {
    this.bounds = TokenBounds::structural;
  }

  /** Takes bounds that were found for the one net that is to be written. */
  public PromelaWriter(TokenBounds bounds) {
    this.bounds = net -> bounds;
  }

  @Override
  public String extension() {
    return "pml";
  }

  @Override
  public String description() {
    return "Promela, for Spin";
  }

  @Override
  public void write(PetriNet net, Writer out) throws IOException {
    Identifiers names = new Identifiers(net, Set.of());
    TokenBounds known = bounds.apply(net);
    out.write("/* " + Identifiers.quote(net.id()) + " */\n");
    out.write(
        "/* spin -a FILE; gcc -O2 -DSAFETY -DNOREDUCE -o pan pan.c; ./pan -E -c0 */\n");
    out.write("/* The tokens of a place are in the variable of its name after " + PREFIX + " */\n");
    for (String change : names.changes()) {
      out.write("/* " + change + " */\n");
    }
    out.write("\n");
    for (int p = 0; p < net.placeCount(); p++) {
      out.write(declaration(known, p, variable(names, p)));
      out.write(" = " + net.initialTokens(p) + ";\n");
    }
    out.write("\nactive proctype net() {\n  do\n");
    for (int t = 0; t < net.transitionCount(); t++) {
      out.write("  :: d_step { " + guard(net, t, names) + " -> " + effect(net, t, names) + " }");
      out.write(" /* " + names.transition(t) + " */\n");
    }
    if (net.transitionCount() == 0) {
      out.write("  :: false\n");
    }
    out.write("  od\n}\n");
    out.flush();
  }

  /** Narrow variables make small state vectors, which is what Spin's speed depends on most. */
  private static String declaration(TokenBounds bounds, int place, String variable) {
    int most = bounds.orElse(place, Integer.MAX_VALUE);
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(most);
    if (bits <= 1) {
      return "bit " + variable;
    }
    if (bits < Byte.SIZE) {
      return "unsigned " + variable + " : " + bits;
    }
    return (bits == Byte.SIZE ? "byte " : bits < Short.SIZE ? "short " : "int ") + variable;
  }

  private static String guard(PetriNet net, int t, Identifiers names) {
    List<String> conditions = new ArrayList<>();
    Arcs inputs = net.inputs();
    for (int a = inputs.first(t); a < inputs.first(t + 1); a++) {
      int place = inputs.place(a);
      int needed = Math.max(inputs.weight(a), net.reads().weight(t, place));
      conditions.add(variable(names, place) + " >= " + needed);
    }
    Arcs reads = net.reads();
    for (int a = reads.first(t); a < reads.first(t + 1); a++) {
      if (inputs.weight(t, reads.place(a)) == 0) {
        conditions.add(variable(names, reads.place(a)) + " >= " + reads.weight(a));
      }
    }
    Arcs inhibitors = net.inhibitors();
    for (int a = inhibitors.first(t); a < inhibitors.first(t + 1); a++) {
      conditions.add(variable(names, inhibitors.place(a)) + " < " + inhibitors.weight(a));
    }
    return conditions.isEmpty() ? "true" : String.join(" && ", conditions);
  }

  private static String effect(PetriNet net, int t, Identifiers names) {
    Arcs inputs = net.inputs();
    Arcs outputs = net.outputs();
    Set<Integer> places = new TreeSet<>();
    for (int a = inputs.first(t); a < inputs.first(t + 1); a++) {
      places.add(inputs.place(a));
    }
    for (int a = outputs.first(t); a < outputs.first(t + 1); a++) {
      places.add(outputs.place(a));
    }
    List<String> assignments = new ArrayList<>();
    for (int place : places) {
      long change = (long) outputs.weight(t, place) - inputs.weight(t, place);
      if (change != 0) {
        String variable = variable(names, place);
        String sign = change > 0 ? " + " : " - ";
        assignments.add(variable + " = " + variable + sign + Math.abs(change));
      }
    }
    return assignments.isEmpty() ? "skip" : String.join("; ", assignments);
  }

  private static String variable(Identifiers names, int place) {
    return PREFIX + names.place(place);
  }
}
