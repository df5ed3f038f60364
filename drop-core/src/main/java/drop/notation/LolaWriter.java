package drop.notation;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.structure.TokenBounds;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The place/transition net format of LoLA 2.
 *
 * <p>LoLA has neither read nor inhibitor arcs: the first become loops, the second loops on a
 * complementary place where the inhibiting place has a known bound. Known bounds are told to LoLA,
 * which packs its markings by them.
 */
public final class LolaWriter implements NetWriter {
  private static final Set<String> KEYWORDS =
      Set.of(
          "consume", "fair", "marking", "place", "produce", "safe", "strong", "transition", "weak");

  @Override
  public String extension() {
    return "lola";
  }

  @Override
  public String description() {
    return "net format of LoLA 2";
  }

  @Override
  public void write(PetriNet net, Writer out) throws IOException, UnsupportedNetException {
    if (net.placeCount() == 0 || net.transitionCount() == 0) {
      throw new UnsupportedNetException("LoLA wants at least one place and one transition");
    }
    ArcRewriting.BoundedNet plain =
        ArcRewriting.inhibitorsAsComplements(
            new ArcRewriting.BoundedNet(net, TokenBounds.structural(net)), 0, "LoLA");
    PetriNet loops = ArcRewriting.readsAsLoops(plain.net());
    Identifiers names = new Identifiers(loops, KEYWORDS);
    out.write("/* " + Identifiers.quote(net.id()) + " */\n");
    for (String change : names.changes()) {
      out.write("/* " + change + " */\n");
    }
    writePlaces(loops, plain.bounds(), names, out);
    writeMarking(loops, names, out);
    for (int t = 0; t < loops.transitionCount(); t++) {
      out.write("\nTRANSITION " + names.transition(t) + "\n");
      out.write("  CONSUME " + list(loops.inputs(), t, names) + ";\n");
      out.write("  PRODUCE " + list(loops.outputs(), t, names) + ";\n");
    }
    out.flush();
  }

  /** Neighbouring places with the same bound share a list, so that places keep their order. */
  private static void writePlaces(
      PetriNet net, TokenBounds bounds, Identifiers names, Writer out) throws IOException {
    out.write("\nPLACE");
    for (int p = 0; p < net.placeCount(); p++) {
      boolean sameList = p > 0 && bounds.at(p) == bounds.at(p - 1);
      if (sameList) {
        out.write(",\n    ");
      } else {
        out.write(p == 0 ? "\n  " : ";\n  ");
        out.write(bounds.isKnown(p) ? "SAFE " + Math.max(1, bounds.at(p)) + ":\n    " : "  ");
      }
      out.write(names.place(p));
    }
    out.write(";\n");
  }

  private static void writeMarking(PetriNet net, Identifiers names, Writer out)
      throws IOException {
    List<String> marked = new ArrayList<>();
    for (int p = 0; p < net.placeCount(); p++) {
      if (net.initialTokens(p) > 0) {
        marked.add(names.place(p) + ": " + net.initialTokens(p));
      }
    }
    out.write("\nMARKING\n    " + String.join(",\n    ", marked) + ";\n");
  }

  private static String list(Arcs arcs, int transition, Identifiers names) {
    List<String> items = new ArrayList<>();
    for (int a = arcs.first(transition); a < arcs.first(transition + 1); a++) {
      items.add(names.place(arcs.place(a)) + ": " + arcs.weight(a));
    }
    return String.join(", ", items);
  }
}
