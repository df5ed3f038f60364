package drop.reduce;

import drop.net.PetriNet;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Which pairs of places can be marked together, over-approximated: the set of pairs that are marked in
 * the initial marking, closed under firing transitions whose needs are pairwise in it (the heuristic h2
 * of planning: Haslum and Geffner, Admissible heuristics for optimal planning, 2000). A transition whose
 * needs are not is dead, and two whose needs together are not are never enabled together.
 */
final class PairReachability {
  private final Conditions net;
  private final int[] marking;
  private final int words;
  /** Whether a place is known to hold at most one token. */
  private final boolean[] safe;

  private final boolean[] grown;
  private final boolean[] shrunk;
  private long[] together;
  private boolean[] reached;

  PairReachability(PetriNet net, Conditions conditions) {
    this.net = conditions;
    this.marking = net.initialMarking();
    this.words = (conditions.places + 63) >>> 6;
    this.safe = new boolean[conditions.places];
    this.grown = new boolean[conditions.places];
    this.shrunk = new boolean[conditions.places];
    for (int p = 0; p < safe.length; p++) {
      safe[p] = marking[p] <= 1;
      for (int t : conditions.growers[p]) {
        safe[p] &= conditions.effect(t, p) <= 1 && conditions.needed(t, p) == 0;
      }
    }
    boolean stable = false;
    while (!stable) {
      fixpoint();
      stable = !findUnsafe();
    }
  }

  private void fixpoint() {
    together = new long[net.places * words];
    reached = new boolean[net.transitions];
    Arrays.fill(grown, false);
    Arrays.fill(shrunk, false);
    for (int p = 0; p < net.places; p++) {
      for (int q = 0; q < net.places; q++) {
        if (marking[p] > 0 && marking[q] > 0) {
          set(p, q);
        }
      }
    }
    Deque<Integer> queue = new ArrayDeque<>();
    boolean[] queued = new boolean[net.transitions];
    for (int t = 0; t < net.transitions; t++) {
      queue.add(t);
      queued[t] = true;
    }
    long[] beside = new long[words];
    while (!queue.isEmpty()) {
      int t = queue.remove();
      queued[t] = false;
      if (possible(t)) {
        reached[t] = true;
        fire(t, beside, queue, queued);
      }
    }
  }

  private boolean possible(int t) {
    int[] needs = net.needPlace[t];
    for (int i = 0; i < needs.length; i++) {
      int tokens = net.needTokens[t][i];
      if (tokens > 1 && (safe[needs[i]] || marking[needs[i]] < tokens && !grown[needs[i]])) {
        return false;
      }
      for (int j = i; j < needs.length; j++) {
        if (!get(needs[i], needs[j])) {
          return false;
        }
      }
    }
    for (int i = 0; i < net.forbidPlace[t].length; i++) {
      int p = net.forbidPlace[t][i];
      if (marking[p] >= net.forbidFrom[t][i] && !shrunk[p]) {
        return false;
      }
      for (int need : needs) {
        if (need == p && net.needed(t, p) >= net.forbidFrom[t][i]) {
          return false;
        }
      }
    }
    return true;
  }

  /** The places that can be marked when the transition is enabled. */
  private void beside(int t, long[] row) {
    Arrays.fill(row, -1L);
    for (int p : net.needPlace[t]) {
      for (int w = 0; w < words; w++) {
        row[w] &= together[p * words + w];
      }
    }
    if (net.needPlace[t].length == 0) {
      for (int p = 0; p < net.places; p++) {
        if (!get(p, p)) {
          row[p >>> 6] &= ~(1L << p);
        }
      }
    }
    for (int i = 0; i < net.forbidPlace[t].length; i++) {
      if (net.forbidFrom[t][i] == 1) {
        int p = net.forbidPlace[t][i];
        row[p >>> 6] &= ~(1L << p);
      }
    }
  }

  private void fire(int t, long[] row, Deque<Integer> queue, boolean[] queued) {
    beside(t, row);
    for (int p : net.shrinks[t]) {
      if (safe[p]) {
        row[p >>> 6] &= ~(1L << p);
      }
      if (!shrunk[p]) {
        shrunk[p] = true;
        requeue(net.forbidders[p], queue, queued);
      }
    }
    for (int p : net.grows[t]) {
      row[p >>> 6] |= 1L << p;
      if (!grown[p]) {
        grown[p] = true;
        requeue(net.needers[p], queue, queued);
      }
    }
    for (int p : net.grows[t]) {
      for (int w = 0; w < words; w++) {
        long fresh = row[w] & ~together[p * words + w];
        for (; fresh != 0; fresh &= fresh - 1) {
          int q = (w << 6) + Long.numberOfTrailingZeros(fresh);
          if (q < net.places) {
            set(p, q);
            set(q, p);
            requeue(net.needers[p], queue, queued);
            requeue(net.needers[q], queue, queued);
            requeueForbidden(queue, queued);
          }
        }
      }
    }
  }

  /** A transition without needs can find more places marked beside it whenever any pair is added. */
  private void requeueForbidden(Deque<Integer> queue, boolean[] queued) {
    for (int t = 0; t < net.transitions; t++) {
      if (net.needPlace[t].length == 0 && !queued[t]) {
        queued[t] = true;
        queue.add(t);
      }
    }
  }

  private static void requeue(int[] transitions, Deque<Integer> queue, boolean[] queued) {
    for (int t : transitions) {
      if (!queued[t]) {
        queued[t] = true;
        queue.add(t);
      }
    }
  }

  /** Whether a place that was thought safe can get a second token. */
  private boolean findUnsafe() {
    boolean found = false;
    long[] row = new long[words];
    for (int t = 0; t < net.transitions; t++) {
      if (reached[t]) {
        beside(t, row);
        for (int p : net.grows[t]) {
          if (safe[p] && (row[p >>> 6] >>> p & 1) != 0) {
            safe[p] = false;
            found = true;
          }
        }
      }
    }
    return found;
  }

  private boolean get(int p, int q) {
    return (together[p * words + (q >>> 6)] >>> q & 1) != 0;
  }

  private void set(int p, int q) {
    together[p * words + (q >>> 6)] |= 1L << q;
  }

  /** Whether the transition may be enabled in some reachable marking. */
  boolean reachable(int t) {
    return reached[t];
  }

  /** Whether the transitions may be enabled in the same reachable marking. */
  boolean coEnabled(int t, int u) {
    if (!reached[t] || !reached[u]) {
      return false;
    }
    for (int p : net.needPlace[t]) {
      for (int q : net.needPlace[u]) {
        if (!get(p, q)) {
          return false;
        }
      }
    }
    return !forbids(t, u) && !forbids(u, t);
  }

  /** Whether what t needs forbids u. */
  private boolean forbids(int t, int u) {
    for (int i = 0; i < net.forbidPlace[u].length; i++) {
      if (net.needed(t, net.forbidPlace[u][i]) >= net.forbidFrom[u][i]) {
        return true;
      }
    }
    return false;
  }
}
