package drop.reduce;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Which pairs of places can be marked together, over-approximated: the pairs that are marked in a
 * marking, closed under firing those of the allowed transitions whose needs are pairwise among them (the
 * heuristic h2 of planning: Haslum and Geffner, Admissible heuristics for optimal planning, 2000).
 */
final class PairClosure {
  private final Conditions net;
  private final int words;
  /** Whether a place is known to hold at most one token. */
  private final boolean[] safe;

  /** The transitions that need no token. */
  private final int[] needless;

  private int[] marking;
  private PairState now;
  private PairState saved;
  private final int[] queue;
  private final boolean[] queued;
  private int queueStart;
  private int queueSize;
  private final long[] row;
  /** All places. */
  private final long[] everywhere;

  /**
   * @param safe the places that hold at most one token in every marking, on loan
   */
  PairClosure(Conditions net, boolean[] safe) {
    this.net = net;
    this.safe = safe;
    words = (net.places + 63) >>> 6;
    now = new PairState(net.places, words, net.transitions);
    saved = new PairState(net.places, words, net.transitions);
    queue = new int[net.transitions];
    queued = new boolean[net.transitions];
    row = new long[words];
    everywhere = new long[words];
    for (int p = 0; p < net.places; p++) {
      everywhere[p >>> 6] |= 1L << p;
    }
    needless =
        IntStream.range(0, net.transitions).filter(t -> net.needPlace[t].length == 0).toArray();
  }

  /** Begins with the pairs of a marking, on loan, and no transition allowed. */
  void begin(int[] inMarking) {
    marking = inMarking;
    now.clear();
    Arrays.fill(row, 0);
    for (int p = 0; p < net.places; p++) {
      if (marking[p] > 0) {
        row[p >>> 6] |= 1L << p;
      }
    }
    for (int p = 0; p < net.places; p++) {
      if (marking[p] > 0) {
        System.arraycopy(row, 0, now.together, p * words, words);
      }
    }
  }

  /** Lets the transition fire, from now on. */
  void allow(int t) {
    now.allowed[t] = true;
    enqueue(t);
  }

  /** Lets the transition fire once a pair is added; it cannot fire in the marking. */
  void allowLater(int t) {
    now.allowed[t] = true;
  }

  void forbid(int t) {
    now.allowed[t] = false;
  }

  boolean allowed(int t) {
    return now.allowed[t];
  }

  void save() {
    now.copyTo(saved);
  }

  /** Goes back to what was saved, once. */
  void restore() {
    while (queueSize > 0) {
      queued[dequeue()] = false;
    }
    PairState unwanted = now;
    now = saved;
    saved = unwanted;
  }

  /** Fires what is allowed until there are no new pairs. */
  void close() {
    boolean done;
    do {
      done = close(Integer.MAX_VALUE);
    } while (!done);
  }

  /** Goes so many steps towards {@link #close}; yields whether that was enough. */
  boolean close(int steps) {
    for (int i = 0; i < steps && queueSize > 0; i++) {
      int t = dequeue();
      queued[t] = false;
      if (now.allowed[t] && possible(t)) {
        now.reached[t] = true;
        fire(t);
      }
    }
    return queueSize == 0;
  }

  private int dequeue() {
    int t = queue[queueStart];
    queueStart = queueStart + 1 == queue.length ? 0 : queueStart + 1;
    queueSize--;
    return t;
  }

  private void enqueue(int t) {
    if (!queued[t]) {
      queued[t] = true;
      int end = queueStart + queueSize++;
      queue[end < queue.length ? end : end - queue.length] = t;
    }
  }

  private void enqueue(int[] transitions) {
    for (int t : transitions) {
      if (now.allowed[t]) {
        enqueue(t);
      }
    }
  }

  private boolean possible(int t) {
    int[] needs = net.needPlace[t];
    for (int i = 0; i < needs.length; i++) {
      int tokens = net.needTokens[t][i];
      if (tokens > 1 && (safe[needs[i]] || marking[needs[i]] < tokens && !now.grown[needs[i]])) {
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
      if (marking[p] >= net.forbidFrom[t][i] && !now.shrunk[p]
          || net.needed(t, p) >= net.forbidFrom[t][i]) {
        return false;
      }
    }
    return true;
  }

  /** The places that can be marked when the transition is enabled. */
  long[] beside(int t) {
    System.arraycopy(everywhere, 0, row, 0, words);
    for (int p : net.needPlace[t]) {
      for (int w = 0; w < words; w++) {
        row[w] &= now.together[p * words + w];
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
    return row;
  }

  private void fire(int t) {
    beside(t);
    for (int p : net.shrinks[t]) {
      if (safe[p]) {
        row[p >>> 6] &= ~(1L << p);
      }
      if (!now.shrunk[p]) {
        now.shrunk[p] = true;
        enqueue(net.forbidders[p]);
      }
    }
    for (int p : net.grows[t]) {
      row[p >>> 6] |= 1L << p;
      if (!now.grown[p]) {
        now.grown[p] = true;
        enqueue(net.needers[p]);
      }
    }
    for (int p : net.grows[t]) {
      if (addPairs(p)) {
        enqueue(net.needers[p]);
        // One without needs can find more places marked beside it whenever any pair is added.
        enqueue(needless);
      }
    }
  }

  /** Adds the pairs of the place and those of the row; yields whether any is new. */
  private boolean addPairs(int p) {
    long any = 0;
    for (int w = 0; w < words; w++) {
      long fresh = row[w] & ~now.together[p * words + w];
      any |= fresh;
      now.together[p * words + w] |= fresh;
      for (; fresh != 0; fresh &= fresh - 1) {
        int q = (w << 6) + Long.numberOfTrailingZeros(fresh);
        now.together[q * words + (p >>> 6)] |= 1L << p;
        for (int u : net.needers[q]) {
          if (now.allowed[u] && !queued[u] && besideAllNeeds(u, p)) {
            enqueue(u);
          }
        }
      }
    }
    return any != 0;
  }

  /** Whether the place can be marked beside each need of the transition on its own. */
  private boolean besideAllNeeds(int u, int p) {
    for (int need : net.needPlace[u]) {
      if (!get(p, need)) {
        return false;
      }
    }
    return true;
  }

  private boolean get(int p, int q) {
    return (now.together[p * words + (q >>> 6)] >>> q & 1) != 0;
  }

  /** Whether the transition may fire. */
  boolean reached(int t) {
    return now.reached[t];
  }

  /** Whether what both transitions ask for may hold in one marking. */
  boolean together(int t, int u) {
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
