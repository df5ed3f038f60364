package drop.net;

import java.util.List;

/**
 * The nested-unit structure that a NUPN tool-specific section claims of a net. Each claim, {@code
 * safe} above all, comes from the file and is a hint: whoever uses it checks it.
 *
 * @param safe whether the file claims that no place ever holds more than one token
 * @param root the index of the root unit in {@code units}
 */
public record Nupn(boolean safe, int root, List<Unit> units) {

  /** A unit with its own places and its subunits, both as indices. */
  public record Unit(String id, List<Integer> places, List<Integer> subunits) {
    public Unit {
      places = List.copyOf(places);
      subunits = List.copyOf(subunits);
    }
  }

  public Nupn {
    units = List.copyOf(units);
  }
}
