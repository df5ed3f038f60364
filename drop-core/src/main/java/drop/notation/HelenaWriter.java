package drop.notation;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.structure.TokenBounds;
import java.io.IOException;
import java.io.Writer;
import java.util.Set;

/**
 * The {@code .lna} language of the Helena model checker, in which every place holds black tokens.
 *
 * <p>Read arcs become loops. Helena takes a transition with several inhibitor arcs to be inhibited
 * only when all of them hold, so these become loops on complementary places where the inhibiting
 * places have known bounds; a single inhibitor arc is written as such.
 */
public final class HelenaWriter implements NetWriter {
  /** Helena stops with an error where a place exceeds its capacity, so this loses no state. */
  private static final int CAPACITY_WITHOUT_BOUND = 65_535;

  private static final Set<String> KEYWORDS =
      Set.of(
          "accept", "and", "assert", "capacity", "card", "case", "constant", "deadlock", "default",
          "description", "dom", "else", "empty", "enum", "epsilon", "exists", "false", "for",
          "forall", "function", "guard", "if", "import", "in", "inhibit", "init", "let", "list",
          "ltl", "max", "min", "mod", "mult", "not", "of", "or", "out", "pick", "place", "pred",
          "print", "priority", "product", "property", "proposition", "range", "reject", "return",
          "safe", "set", "state", "struct", "subtype", "succ", "sum", "transition", "true", "type",
          "until", "vector", "while", "with", "bool", "int", "nat", "short");

  @Override
  public String extension() {
    return "lna";
  }

  @Override
  public String description() {
    return "net language of Helena";
  }

  @Override
  public void write(PetriNet net, Writer out) throws IOException, UnsupportedNetException {
    ArcRewriting.BoundedNet plain =
        ArcRewriting.inhibitorsAsComplements(
            new ArcRewriting.BoundedNet(net, TokenBounds.structural(net)), 1, "Helena");
    PetriNet loops = ArcRewriting.readsAsLoops(plain.net());
    Identifiers names = new Identifiers(loops, KEYWORDS);
    out.write("// " + Identifiers.quote(net.id()) + "\n");
    for (String change : names.changes()) {
      out.write("// " + change + "\n");
    }
    out.write(names.net() + " {\n");
    for (int p = 0; p < loops.placeCount(); p++) {
      out.write("  place " + names.place(p) + " { dom : epsilon;");
      if (loops.initialTokens(p) > 0) {
        out.write(" init : " + tokens(loops.initialTokens(p)) + ";");
      }
      int capacity = Math.max(1, plain.bounds().orElse(p, CAPACITY_WITHOUT_BOUND));
      out.write(" capacity : " + capacity + "; }\n");
    }
    for (int t = 0; t < loops.transitionCount(); t++) {
      out.write("  transition " + names.transition(t) + " {\n");
      writeArcs("in", loops.inputs(), t, names, out);
      writeArcs("out", loops.outputs(), t, names, out);
      if (loops.inhibitors().first(t) < loops.inhibitors().first(t + 1)) {
        writeArcs("inhibit", loops.inhibitors(), t, names, out);
      }
      out.write("  }\n");
    }
    out.write("}\n");
    out.flush();
  }

  private static void writeArcs(
      String kind, Arcs arcs, int transition, Identifiers names, Writer out) throws IOException {
    out.write("    " + kind + " {");
    for (int a = arcs.first(transition); a < arcs.first(transition + 1); a++) {
      out.write(" " + names.place(arcs.place(a)) + " : " + tokens(arcs.weight(a)) + ";");
    }
    out.write(" }\n");
  }

  private static String tokens(int count) {
    return count == 1 ? "epsilon" : count + " * epsilon";
  }
}
