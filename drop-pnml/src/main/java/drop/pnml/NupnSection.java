package drop.pnml;

import drop.net.ModelException;
import drop.net.Nupn;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLStreamException;

/**
 * A NUPN tool-specific section as it stands in a document: units that name their places and
 * subunits.
 *
 * <p>The section is a hint, so a malformed one (a unit, place or root that does not exist, a place
 * in two units, units that form no tree) is left out rather than refused: the net is the same
 * without it.
 */
final class NupnSection {
  private record Unit(String id, String places, String subunits) {}

  private String root;
  private boolean safe;
  private final List<Unit> units = new ArrayList<>();

  private NupnSection() {}

  /** Reads the {@code <toolspecific>} element that the cursor stands on. */
  static NupnSection read(XmlCursor xml) throws ModelException, XMLStreamException {
    NupnSection section = new NupnSection();
    int tool = xml.depth();
    while (xml.nextChild(tool)) {
      if (xml.name().equals("structure") && section.root == null) {
        section.root = xml.attribute("root");
        section.safe = "true".equalsIgnoreCase(xml.attribute("safe"));
        int structure = xml.depth();
        while (xml.nextChild(structure)) {
          if (xml.name().equals("unit")) {
            section.units.add(unit(xml));
          }
        }
      }
    }
    return section;
  }

  private static Unit unit(XmlCursor xml) throws ModelException, XMLStreamException {
    String id = xml.attribute("id");
    String places = "";
    String subunits = "";
    int unit = xml.depth();
    while (xml.nextChild(unit)) {
      switch (xml.name()) {
        case "places" -> places = xml.text();
        case "subunits" -> subunits = xml.text();
        default -> {
          // Later versions of the format may say more.
        }
      }
    }
    return new Unit(id, places, subunits);
  }

  /** The section in terms of the net's places, or null where it is malformed. */
  Nupn resolve(IdTable ids, int placeCount) {
    Map<String, Integer> numbers = new HashMap<>();
    for (Unit unit : units) {
      if (unit.id == null || numbers.putIfAbsent(unit.id, numbers.size()) != null) {
        return null;
      }
    }
    Integer rootUnit = numbers.get(root);
    BitSet placed = new BitSet(placeCount);
    BitSet nested = new BitSet(units.size());
    List<Nupn.Unit> resolved = new ArrayList<>();
    for (Unit unit : units) {
      List<Integer> places = new ArrayList<>();
      List<Integer> subunits = new ArrayList<>();
      boolean sound =
          collect(unit.places, places, placed, ids::place)
              && collect(unit.subunits, subunits, nested, id -> numbers.getOrDefault(id, -1));
      if (!sound) {
        return null;
      }
      resolved.add(new Nupn.Unit(unit.id, places, subunits));
    }
    return rootUnit != null && isTree(resolved, rootUnit)
        ? new Nupn(safe, rootUnit, resolved)
        : null;
  }

  private interface Lookup {
    int find(String id);
  }

  /** Adds what a list of ids names; false where one is unknown or was named before. */
  private static boolean collect(String list, List<Integer> into, BitSet seen, Lookup lookup) {
    for (String id : list.isEmpty() ? new String[0] : list.split("\\s+")) {
      int index = lookup.find(id);
      if (index < 0 || seen.get(index)) {
        return false;
      }
      seen.set(index);
      into.add(index);
    }
    return true;
  }

  /** Whether the root reaches every unit; as none is the subunit of two, that makes them a tree. */
  private static boolean isTree(List<Nupn.Unit> units, int root) {
    BitSet reached = new BitSet(units.size());
    List<Integer> frontier = new ArrayList<>(List.of(root));
    reached.set(root);
    while (!frontier.isEmpty()) {
      for (int subunit : units.get(frontier.remove(frontier.size() - 1)).subunits()) {
        if (reached.get(subunit)) {
          return false;
        }
        reached.set(subunit);
        frontier.add(subunit);
      }
    }
    return reached.cardinality() == units.size();
  }
}
