package drop.reduce;

import java.util.stream.IntStream;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** The relations between transitions on which stubborn sets rest, as lists. */
final class Relations {
  private final boolean[] inert;
  private final int[][] evicted;
  private final int[][] evictors;
  private final int[][] disabled;
  private final int[][] disablers;

  /**
   * @param strong whether every transition of a set must be independent of what is outside, or just
   *     commute with it
   */
  Relations(Dependence dependence, boolean strong) {
    int transitions = dependence.transitions();
    inert = new boolean[transitions];
    evicted = new int[transitions][];
    disabled = new int[transitions][];
    for (int t = 0; t < transitions; t++) {
      inert[t] = dependence.inert(t);
      evicted[t] = strong ? dependence.dependent(t) : dependence.disturbedBy(t);
      disabled[t] = strong ? new int[0] : dependence.disabledBy(t);
    }
    evictors = strong ? evicted : reverse(evicted);
    disablers = reverse(disabled);
  }

  private static int[][] reverse(int[][] lists) {
    IntArrayList[] reversed =
        IntStream.range(0, lists.length)
            .mapToObj(t -> new IntArrayList())
            .toArray(IntArrayList[]::new);
    for (int t = 0; t < lists.length; t++) {
      for (int u : lists[t]) {
        reversed[u].add(t);
      }
    }
    int[][] arrays = new int[lists.length][];
    for (int t = 0; t < arrays.length; t++) {
      arrays[t] = reversed[t].toArray();
    }
    return arrays;
  }

  /** Whether the transition can be left out of everything: it is dead, or of no consequence. */
  boolean inert(int t) {
    return inert[t];
  }

  /** Those that cannot be in the set when this one is outside and can fire. */
  int[] evictedBy(int u) {
    return evicted[u];
  }

  /** Those that cannot be outside and able to fire when this one is in the set. */
  int[] evictorsOf(int t) {
    return evictors[t];
  }

  /** Those that cannot be key transitions when this one is outside and can fire. */
  int[] disabledBy(int u) {
    return disabled[u];
  }

  /** Those that cannot be outside and able to fire when this one is a key transition. */
  int[] disablersOf(int t) {
    return disablers[t];
  }
}
