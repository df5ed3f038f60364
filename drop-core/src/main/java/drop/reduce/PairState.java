package drop.reduce;

import java.util.Arrays;

/** What {@link PairClosure} knows at some moment: it changes as transitions are allowed. */
final class PairState {
  final long[] together;
  final boolean[] grown;
  final boolean[] shrunk;
  final boolean[] allowed;
  final boolean[] reached;

  PairState(int places, int words, int transitions) {
    together = new long[places * words];
    grown = new boolean[places];
    shrunk = new boolean[places];
    allowed = new boolean[transitions];
    reached = new boolean[transitions];
  }

  void clear() {
    Arrays.fill(together, 0);
    Arrays.fill(grown, false);
    Arrays.fill(shrunk, false);
    Arrays.fill(allowed, false);
    Arrays.fill(reached, false);
  }

  void copyTo(PairState other) {
    System.arraycopy(together, 0, other.together, 0, together.length);
    System.arraycopy(grown, 0, other.grown, 0, grown.length);
    System.arraycopy(shrunk, 0, other.shrunk, 0, shrunk.length);
    System.arraycopy(allowed, 0, other.allowed, 0, allowed.length);
    System.arraycopy(reached, 0, other.reached, 0, reached.length);
  }
}
