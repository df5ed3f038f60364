package drop.pnml;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.pnml.IdTable.Meaning;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** Reference nodes, each of which stands for a node or for another reference. */
final class References {
  private static final int OPEN = -1;
  private static final int VISITING = -2;

  private final IdTable ids;
  private final IntArrayList targets = new IntArrayList();
  private final List<Meaning> kinds = new ArrayList<>();
  private final List<Location> locations = new ArrayList<>();
  private int[] resolved = {};

  References(IdTable ids) {
    this.ids = ids;
  }

  int count() {
    return targets.size();
  }

  void add(int target, Meaning kind, Location location) {
    targets.add(target);
    kinds.add(kind);
    locations.add(location);
  }

  /** The id number of the node that a reference stands for in the end. */
  int target(int reference) {
    return resolved[reference];
  }

  void resolve(XmlCursor xml) throws ModelException {
    resolved = new int[count()];
    Arrays.fill(resolved, OPEN);
    IntArrayList chain = new IntArrayList();
    for (int start = 0; start < resolved.length; start++) {
      chain.clear();
      int reference = start;
      int node = resolved[start];
      while (node == OPEN) {
        resolved[reference] = VISITING;
        chain.add(reference);
        int next = targets.get(reference);
        check(reference, next, xml);
        if (ids.meaning(next) == node(kinds.get(reference))) {
          node = next;
        } else {
          reference = ids.index(next);
          node = resolved[reference];
          if (node == VISITING) {
            throw xml.refusal(
                locations.get(reference), "the reference leads back to itself and so to no node");
          }
        }
      }
      for (int i = 0; i < chain.size(); i++) {
        resolved[chain.get(i)] = node;
      }
    }
  }

  private void check(int reference, int next, XmlCursor xml) throws ModelException {
    Meaning kind = kinds.get(reference);
    Meaning found = ids.meaning(next);
    if (found != kind && found != node(kind)) {
      String wanted = node(kind) == Meaning.PLACE ? "place" : "transition";
      throw xml.refusal(
          locations.get(reference),
          "the reference is to \""
              + Quote.of(ids.id(next))
              + "\", which is "
              + (found == Meaning.UNKNOWN ? "not in the net" : "no " + wanted)
              + "; it must be a "
              + wanted
              + " or a reference to one");
    }
  }

  private static Meaning node(Meaning reference) {
    return reference == Meaning.REFERENCE_PLACE ? Meaning.PLACE : Meaning.TRANSITION;
  }
}
