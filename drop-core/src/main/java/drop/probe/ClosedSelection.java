package drop.probe;

import java.util.Arrays;

/**
 * Probe sets that start from one action and grow until 2.10a and 2.10b hold: the reversing-free strategy
 * (thesis, section 4.1.1) and the closure strategy, which differ in what an action must forget.
 */
abstract class ClosedSelection implements Selection {
  private final boolean without10b;
  private long[] forgotten = new long[16];
  private long[] direct = new long[1];
  private int[] domain = new int[16];
  private int[] best = new int[16];
  private boolean[] inside = new boolean[16];
  private boolean[] known = new boolean[16];
  private long[] forced = new long[16];
  private long[] closed = new long[1];

  ClosedSelection(Pitfalls pitfalls) {
    this.without10b = pitfalls.has(Pitfall.WITHOUT_10B);
  }

  /** Adds to the row the events that must be forgotten with an action; their causes come along. */
  abstract void mustForget(Trace trace, Actions enabled, int action, long[] row);

  /** Whether the smallest of the closed sets is wanted even where chance decides. */
  abstract boolean smallest();

  /** Lets the images grow as far as the domain allows. */
  abstract void enlarge(Trace trace, Actions enabled, boolean[] inDomain, ProbeSet set);

  @Override
  public final void select(
      Trace trace, Actions enabled, boolean[] candidates, long chance, ProbeSet into) {
    prepare(trace, enabled);
    int bestSize = Integer.MAX_VALUE;
    int bestCauses = Integer.MAX_VALUE;
    int ties = 0;
    for (int seed = 0; seed < enabled.size; seed++) {
      if (!candidates[seed]) {
        continue;
      }
      boolean bounded = smallest() || chance == FIRST;
      int size = close(trace, enabled, seed, bounded ? bestSize : Integer.MAX_VALUE);
      if (size < 0) {
        continue;
      }
      int causes = Rows.count(enabled.primeCause, seed * trace.stride, trace.stride);
      boolean better;
      if (chance == FIRST) {
        better = size < bestSize || size == bestSize && causes < bestCauses;
      } else {
        boolean smaller = smallest() && size < bestSize;
        ties = smaller ? 1 : ties + 1;
        long mixed = (chance + ties) * 0x9E3779B97F4A7C15L;
        better = smaller || Selection.pick(mixed ^ mixed >>> 29, ties) == 0;
      }
      if (better) {
        bestSize = size;
        bestCauses = causes;
        System.arraycopy(domain, 0, best, 0, size);
      }
    }
    Arrays.fill(inside, 0, enabled.size, false);
    into.prepare(enabled.size, trace.stride);
    Arrays.sort(best, 0, bestSize);
    for (int i = 0; i < bestSize; i++) {
      int a = best[i];
      inside[a] = true;
      into.add(a);
      Rows.copy(into.image, a * trace.stride, forgotten, a * trace.stride, trace.stride);
    }
    enlarge(trace, enabled, inside, into);
  }

  private void prepare(Trace trace, Actions enabled) {
    int words = trace.stride;
    if (forgotten.length < enabled.size * words) {
      forgotten = new long[2 * enabled.size * words];
    }
    if (direct.length < words) {
      direct = new long[2 * words];
    }
    if (domain.length < enabled.size) {
      domain = new int[2 * enabled.size];
      best = new int[2 * enabled.size];
      inside = new boolean[2 * enabled.size];
      known = new boolean[2 * enabled.size];
    }
    if (forced.length < enabled.size * enabled.stride) {
      forced = new long[2 * enabled.size * enabled.stride];
    }
    if (closed.length < enabled.stride) {
      closed = new long[2 * enabled.stride];
    }
    Arrays.fill(known, 0, enabled.size, false);
    Arrays.fill(forgotten, 0, enabled.size * words, 0);
    for (int a = 0; a < enabled.size; a++) {
      Rows.clear(direct, 0, words);
      mustForget(trace, enabled, a, direct);
      trace.closure(direct, 0, forgotten, a * words);
    }
  }

  /** Closes the set of one action; gives its size, or -1 once it exceeds the given one. */
  private int close(Trace trace, Actions enabled, int seed, int most) {
    int words = enabled.stride;
    Rows.clear(closed, 0, words);
    Rows.set(closed, 0, seed);
    domain[0] = seed;
    int size = 1;
    for (int next = 0; next < size; next++) {
      int row = forcedBy(trace, enabled, domain[next]) * words;
      for (int w = 0; w < words; w++) {
        long fresh = forced[row + w] & ~closed[w];
        closed[w] |= fresh;
        for (; fresh != 0; fresh &= fresh - 1) {
          domain[size++] = (w << 6) + Long.numberOfTrailingZeros(fresh);
        }
      }
      if (size > most) {
        return -1;
      }
    }
    return size;
  }

  /** Makes sure that the actions that come along with one by 2.10a and 2.10b are known. */
  private int forcedBy(Trace trace, Actions enabled, int a) {
    if (known[a]) {
      return a;
    }
    known[a] = true;
    int events = trace.stride;
    int row = a * enabled.stride;
    Rows.copy(forced, row, enabled.conflicts, row, enabled.stride);
    if (!without10b && !Rows.isEmpty(forgotten, a * events, events)) {
      for (int b = 0; b < enabled.size; b++) {
        if (!Rows.within(forgotten, a * events, enabled.primeCause, b * events, events)) {
          Rows.set(forced, row, b);
        }
      }
    }
    return a;
  }
}
