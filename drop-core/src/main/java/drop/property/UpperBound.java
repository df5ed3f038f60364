package drop.property;

import java.util.BitSet;

/** The largest value that the sum takes in a reachable marking. */
public record UpperBound(String name, Sum sum) implements Property {
  @Override
  public void addPlaces(BitSet places) {
    sum.addPlaces(places);
  }
}
