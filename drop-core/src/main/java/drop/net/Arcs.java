package drop.net;

import java.util.Arrays;

/**
 * The arcs of one kind, grouped by transition: those of transition {@code t} are the entries from
 * {@code first(t)} up to but not including {@code first(t + 1)}, in the order of their places.
 */
public final class Arcs {
  private final int[] first;
  private final int[] place;
  private final int[] weight;

  Arcs(int[] first, int[] place, int[] weight) {
    this.first = first;
    this.place = place;
    this.weight = weight;
  }

  public int first(int transition) {
    return first[transition];
  }

  public int place(int arc) {
    return place[arc];
  }

  public int weight(int arc) {
    return weight[arc];
  }

  public int count() {
    return place.length;
  }

  /** The weight of the arc between the two, or 0 where there is none. */
  public int weight(int transition, int atPlace) {
    int arc = Arrays.binarySearch(place, first[transition], first[transition + 1], atPlace);
    return arc < 0 ? 0 : weight[arc];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Arcs that
        && Arrays.equals(first, that.first)
        && Arrays.equals(place, that.place)
        && Arrays.equals(weight, that.weight);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(place) + Arrays.hashCode(weight);
  }
}
