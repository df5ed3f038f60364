package drop.reduce;

import drop.net.PetriNet;

/**
 * Which transitions can be enabled at all, and which together, as far as the pairs of places tell that
 * can be marked together in reachable markings.
 */
final class PairReachability {
  private final boolean[] safe;
  private final PairClosure pairs;

  /** Knows nothing: every transition may be enabled, together with every other. */
  PairReachability() {
    safe = new boolean[0];
    pairs = null;
  }

  PairReachability(PetriNet petriNet, Conditions net) {
    int[] marking = petriNet.initialMarking();
    safe = new boolean[net.places];
    for (int p = 0; p < safe.length; p++) {
      safe[p] = marking[p] <= 1;
      for (int t : net.growers[p]) {
        safe[p] &= net.effect(t, p) <= 1 && net.needed(t, p) == 0;
      }
    }
    pairs = new PairClosure(net, safe);
    do {
      pairs.begin(marking);
      for (int t = 0; t < net.transitions; t++) {
        pairs.allow(t);
      }
      pairs.close();
    } while (findUnsafe(net));
  }

  /** Whether a place that was thought safe can get a second token. */
  private boolean findUnsafe(Conditions net) {
    boolean found = false;
    for (int t = 0; t < net.transitions; t++) {
      if (pairs.reached(t)) {
        long[] beside = pairs.beside(t);
        for (int p : net.grows[t]) {
          if (safe[p] && (beside[p >>> 6] >>> p & 1) != 0) {
            safe[p] = false;
            found = true;
          }
        }
      }
    }
    return found;
  }

  /** The places that hold at most one token in every reachable marking, as far as is known. */
  boolean[] safe() {
    return safe;
  }

  /** Whether the transition may be enabled in some reachable marking. */
  boolean reachable(int t) {
    return pairs == null || pairs.reached(t);
  }

  /** Whether the transitions may be enabled in the same reachable marking. */
  boolean coEnabled(int t, int u) {
    return pairs == null || pairs.reached(t) && pairs.reached(u) && pairs.together(t, u);
  }
}
