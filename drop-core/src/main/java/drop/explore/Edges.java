package drop.explore;

import drop.result.Outcome.Limit;
import drop.state.MemoryBudget;
import java.util.Arrays;

/**
 * Which transitions a reduced search has fired in each state. An edge is one transition, or a chain of
 * them where the states between are not stored.
 */
final class Edges {
  private static final int NONE = -1;

  private final MemoryBudget budget;
  private int[] last = new int[64];
  private int states;
  private int[] previous = new int[64];
  /** A transition; or, below zero, the complement of where the length and steps of a chain lie. */
  private int[] what = new int[64];
  private int size;
  private int[] chains = new int[64];
  private int chainsSize;

  Edges(MemoryBudget budget) {
    this.budget = budget;
  }

  void add(int state, int transition) throws Stopped {
    append(state, transition);
  }

  void addChain(int state, int[] steps, int length) throws Stopped {
    chains = room(chains, chainsSize + length);
    append(state, ~chainsSize);
    chains[chainsSize++] = length;
    System.arraycopy(steps, 0, chains, chainsSize, length);
    chainsSize += length;
  }

  private void append(int state, int edge) throws Stopped {
    last = room(last, state);
    if (state >= states) {
      Arrays.fill(last, states, state + 1, NONE);
      states = state + 1;
    }
    previous = room(previous, size);
    what = room(what, size);
    previous[size] = last[state];
    what[size] = edge;
    last[state] = size++;
  }

  private int[] room(int[] array, int index) throws Stopped {
    if (index < array.length) {
      return array;
    }
    int length = (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(2L * array.length, index + 1L));
    if (index >= length || !budget.reserve((long) Integer.BYTES * (length - array.length))) {
      throw new Stopped(Limit.MEMORY, "the memory for edges is used up");
    }
    return Arrays.copyOf(array, length);
  }

  boolean haveChains() {
    return chainsSize > 0;
  }

  /** The edges of a state, each as its steps, in the order of their first transitions. */
  int[][] of(int state) {
    int count = 0;
    for (int e = state < states ? last[state] : NONE; e != NONE; e = previous[e]) {
      count++;
    }
    int[][] edges = new int[count][];
    for (int e = count == 0 ? NONE : last[state]; e != NONE; e = previous[e]) {
      int start = ~what[e];
      edges[--count] =
          what[e] >= 0
              ? new int[] {what[e]}
              : Arrays.copyOfRange(chains, start + 1, start + 1 + chains[start]);
    }
    Arrays.sort(edges, (a, b) -> Integer.compare(a[0], b[0]));
    return edges;
  }
}
