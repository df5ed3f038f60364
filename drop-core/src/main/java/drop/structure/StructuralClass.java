package drop.structure;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.Arrays;

/**
 * The classes of ordinary nets by how choice and synchronisation mix (Desel and Esparza, Free Choice
 * Petri Nets, 1995), each with the narrowest first. Weights above 1, read arcs and inhibitor arcs leave
 * the hierarchy.
 */
public enum StructuralClass {
  STATE_MACHINE("state machine (every transition has one input and one output)"),
  MARKED_GRAPH("marked graph (every place has one input and one output)"),
  FREE_CHOICE("free choice (a place with several consumers is the only input of each)"),
  EXTENDED_FREE_CHOICE("extended free choice (places that share a consumer share all)"),
  ASYMMETRIC_CHOICE("asymmetric choice (of places that share a consumer, one has all of the other's)"),
  ORDINARY("ordinary (all arcs have weight 1)"),
  WEIGHTED("weighted (some arc has a weight above 1)"),
  EXTENDED("extended (it has read or inhibitor arcs)");

  private final String description;

  StructuralClass(String description) {
    this.description = description;
  }

  public String description() {
    return description;
  }

  /** The narrowest class that the net belongs to. */
  public static StructuralClass of(PetriNet net) {
    if (net.reads().count() + net.inhibitors().count() > 0) {
      return EXTENDED;
    }
    if (hasWeights(net.inputs()) || hasWeights(net.outputs())) {
      return WEIGHTED;
    }
    if (eachTransitionHasOne(net, net.inputs()) && eachTransitionHasOne(net, net.outputs())) {
      return STATE_MACHINE;
    }
    ByPlace consumers = new ByPlace(net, net.inputs());
    if (consumers.allSingle() && new ByPlace(net, net.outputs()).allSingle()) {
      return MARKED_GRAPH;
    }
    return byChoice(net, consumers);
  }

  private static StructuralClass byChoice(PetriNet net, ByPlace consumers) {
    boolean free = true;
    boolean extended = true;
    boolean asymmetric = true;
    Arcs in = net.inputs();
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int a = in.first(t); a < in.first(t + 1); a++) {
        int one = in.place(a);
        free &= consumers.count(one) == 1 || in.first(t + 1) - in.first(t) == 1;
        for (int b = a + 1; asymmetric && b < in.first(t + 1); b++) {
          int other = in.place(b);
          boolean less = consumers.contains(other, one);
          boolean more = consumers.contains(one, other);
          extended &= less && more;
          asymmetric &= less || more;
        }
      }
    }
    if (free) {
      return FREE_CHOICE;
    }
    if (extended) {
      return EXTENDED_FREE_CHOICE;
    }
    return asymmetric ? ASYMMETRIC_CHOICE : ORDINARY;
  }

  private static boolean hasWeights(Arcs arcs) {
    for (int a = 0; a < arcs.count(); a++) {
      if (arcs.weight(a) > 1) {
        return true;
      }
    }
    return false;
  }

  private static boolean eachTransitionHasOne(PetriNet net, Arcs arcs) {
    for (int t = 0; t < net.transitionCount(); t++) {
      if (arcs.first(t + 1) - arcs.first(t) != 1) {
        return false;
      }
    }
    return true;
  }

  /** The transitions at the other end of the arcs of each place, in their order. */
  private static final class ByPlace {
    private final int[] first;
    private final int[] transitions;

    ByPlace(PetriNet net, Arcs arcs) {
      first = new int[net.placeCount() + 1];
      for (int a = 0; a < arcs.count(); a++) {
        first[arcs.place(a) + 1]++;
      }
      Arrays.parallelPrefix(first, Integer::sum);
      int[] next = first.clone();
      transitions = new int[arcs.count()];
      for (int t = 0; t < net.transitionCount(); t++) {
        for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
          transitions[next[arcs.place(a)]++] = t;
        }
      }
    }

    int count(int place) {
      return first[place + 1] - first[place];
    }

    boolean allSingle() {
      for (int p = 0; p < first.length - 1; p++) {
        if (count(p) != 1) {
          return false;
        }
      }
      return true;
    }

    /** Whether every transition of the one place is one of the other. */
    boolean contains(int large, int small) {
      int at = first[large];
      for (int i = first[small]; i < first[small + 1]; i++) {
        while (at < first[large + 1] && transitions[at] < transitions[i]) {
          at++;
        }
        if (at == first[large + 1] || transitions[at] != transitions[i]) {
          return false;
        }
      }
      return true;
    }
  }
}
