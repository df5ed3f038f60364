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
      int size = close(trace, enabled, seed, smallest() || chance == FIRST ? bestSize : Integer.MAX_VALUE);
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
    }
    Arrays.fill(forgotten, 0, enabled.size * words, 0);
    for (int a = 0; a < enabled.size; a++) {
      Rows.clear(direct, 0, words);
      mustForget(trace, enabled, a, direct);
      trace.closure(direct, 0, forgotten, a * words);
    }
  }

  /** Closes the set of one action; gives its size, or -1 once it exceeds the given one. */
  private int close(Trace trace, Actions enabled, int seed, int most) {
    Arrays.fill(inside, 0, enabled.size, false);
    inside[seed] = true;
    domain[0] = seed;
    int size = 1;
    for (int next = 0; next < size; next++) {
      if (size > most) {
        return -1;
      }
      int a = domain[next];
      for (int b = 0; b < enabled.size; b++) {
        if (!inside[b] && forces(trace, enabled, a, b)) {
          inside[b] = true;
          domain[size++] = b;
        }
      }
    }
    return size > most ? -1 : size;
  }

  private boolean forces(Trace trace, Actions enabled, int a, int b) {
    int words = trace.stride;
    return Rows.get(enabled.conflicts, a * enabled.stride, b)
        || !without10b
            && !Rows.within(forgotten, a * words, enabled.primeCause, b * words, words);
  }
}
