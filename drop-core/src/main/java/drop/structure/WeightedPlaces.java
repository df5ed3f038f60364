package drop.structure;

import java.util.Arrays;

/**
 * A weighted sum of places, with the amount by which each transition not yet dealt with changes it.
 * All weights are positive; both lists are sorted and have no zeros.
 */
record WeightedPlaces(int[] places, long[] weights, int[] transitions, long[] changes) {

  /** The change by the transition, 0 where it leaves the sum alone. */
  long changeBy(int transition) {
    int at = Arrays.binarySearch(transitions, transition);
    return at < 0 ? 0 : changes[at];
  }

  /** Whether no transition makes the sum larger. */
  boolean neverGrows() {
    return Arrays.stream(changes).noneMatch(change -> change > 0);
  }

  /**
   * The smallest positive combination of the two that the transition leaves alone, where it makes
   * one larger and the other smaller.
   *
   * @throws ArithmeticException where a {@code long} does not hold the result
   */
  static WeightedPlaces cancel(WeightedPlaces grown, WeightedPlaces shrunk, int transition) {
    long up = grown.changeBy(transition);
    long down = -shrunk.changeBy(transition);
    long divisor = gcd(up, down);
    long a = down / divisor;
    long b = up / divisor;
    Sum places = Sum.of(grown.places, grown.weights, a, shrunk.places, shrunk.weights, b);
    Sum changes =
        Sum.of(grown.transitions, grown.changes, a, shrunk.transitions, shrunk.changes, b);
    long common = 0;
    for (long weight : places.values) {
      common = gcd(common, weight);
    }
    // The changes are sums of weights times arc weights, so what divides all weights divides them.
    return new WeightedPlaces(
        places.keys, divide(places.values, common), changes.keys, divide(changes.values, common));
  }

  private static long[] divide(long[] values, long divisor) {
    return Arrays.stream(values).map(value -> value / divisor).toArray();
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WeightedPlaces that
        && Arrays.equals(places, that.places)
        && Arrays.equals(weights, that.weights);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(places) + Arrays.hashCode(weights);
  }

  @Override
  public String toString() {
    return "places " + Arrays.toString(places) + " times " + Arrays.toString(weights);
  }

  /** A sparse vector. */
  private record Sum(int[] keys, long[] values) {
    static Sum of(int[] keysA, long[] valuesA, long a, int[] keysB, long[] valuesB, long b) {
      int[] keys = new int[keysA.length + keysB.length];
      long[] values = new long[keys.length];
      int count = 0;
      int i = 0;
      int j = 0;
      while (i < keysA.length || j < keysB.length) {
        boolean fromA = j == keysB.length || i < keysA.length && keysA[i] <= keysB[j];
        boolean fromB = i == keysA.length || j < keysB.length && keysB[j] <= keysA[i];
        int key = fromA ? keysA[i] : keysB[j];
        long value = fromA ? Math.multiplyExact(a, valuesA[i++]) : 0;
        if (fromB) {
          value = Math.addExact(value, Math.multiplyExact(b, valuesB[j++]));
        }
        if (value != 0) {
          keys[count] = key;
          values[count++] = value;
        }
      }
      return new Sum(Arrays.copyOf(keys, count), Arrays.copyOf(values, count));
    }
  }
}
