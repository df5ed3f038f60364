package drop.cli;

import drop.net.PetriNet;
import drop.property.NodeNames;
import java.util.BitSet;
import java.util.List;

/** The places that a property looks at, by their names. */
record VisiblePlaces(List<String> names) {
  /**
   * @throws IllegalArgumentException where the net has no place of such a name
   */
  BitSet of(PetriNet net) {
    NodeNames places = NodeNames.places(net);
    BitSet visible = new BitSet();
    names.forEach(name -> visible.set(places.number(name)));
    return visible;
  }

  void check(PetriNet net) throws UsageException {
    try {
      of(net);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--visible: " + e.getMessage());
    }
  }

  boolean none() {
    return names.isEmpty();
  }

  @Override
  public String toString() {
    return String.join(",", names);
  }
}
