package drop.reduce;

import java.util.Arrays;

/** The enabled transitions of a marking that count for a demand, as a list. */
final class Candidates {
  private static final int[] NOTHING = {};

  /** The first {@link #count} entries, ascending. */
  final int[] list;

  int count;
  private final Demand demand;
  private final boolean[] leftOut;
  private final int[] visible;

  /**
   * @throws IllegalArgumentException where the demand has a target
   */
  Candidates(Conditions net, Demand demand) {
    if (demand.target() != null) {
      throw new IllegalArgumentException("only stubborn sets by deletion look for a target");
    }
    this.demand = demand;
    list = new int[net.transitions];
    leftOut = new boolean[net.transitions];
    for (int t = 0; t < net.transitions; t++) {
      leftOut[t] = demand.leavesOutIdle() && net.pure(t);
    }
    visible = demand.visible().stream().toArray();
  }

  /** Whether the transition changes nothing, and the demand does not care. */
  boolean leftOut(int t) {
    return leftOut[t];
  }

  /** The transitions whose order with this one counts. */
  int[] ordered(int t) {
    return demand.ordered(t, t) ? visible : NOTHING;
  }

  boolean accepts(int[] set, int size) {
    return demand.accepts(set, size);
  }

  void load(long[] enabled) {
    count = 0;
    for (int w = 0; w < enabled.length; w++) {
      for (long bits = enabled[w]; bits != 0; bits &= bits - 1) {
        int t = (w << 6) + Long.numberOfTrailingZeros(bits);
        if (!leftOut[t]) {
          list[count++] = t;
        }
      }
    }
  }

  static void store(int[] set, int size, long[] enabled) {
    Arrays.fill(enabled, 0);
    for (int i = 0; i < size; i++) {
      enabled[set[i] >>> 6] |= 1L << set[i];
    }
  }
}
