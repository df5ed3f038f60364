package drop.property;

import java.util.BitSet;

/** A question about the reachable markings of a net. */
public sealed interface Property permits Reachability, UpperBound {
  String name();

  /** Adds the places on whose tokens the answer depends. */
  void addPlaces(BitSet places);
}
