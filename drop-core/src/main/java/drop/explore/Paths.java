package drop.explore;

import drop.state.Batch;
import drop.state.Chunks;
import drop.state.StateSet;
import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Finds how an exploration has reached a state. Nothing is noted for that during the exploration: its
 * edges are walked again, breadth first, so that the path has as few of them as any.
 */
public final class Paths {
  private final StoredSpace space;
  private final long[] enabled;
  private final long[] packed;
  private final Batch batch;

  public Paths(StoredSpace space) {
    this.space = space;
    this.enabled = new long[space.successors().setWords()];
    this.packed = new long[space.layout().words()];
    this.batch = new Batch(space.layout().words());
  }

  /** The transitions that lead from the initial state to this one. */
  public int[] to(int goal) {
    int[] parent = new int[space.states().size()];
    int[] queue = new int[parent.length];
    Arrays.fill(parent, StateSet.ABSENT);
    parent[0] = 0;
    int end = 1;
    for (int next = 0; next < end && parent[goal] == StateSet.ABSENT; next++) {
      int from = queue[next];
      for (int[] edge : edges(from)) {
        int to = target(from, edge);
        if (to != StateSet.ABSENT && parent[to] == StateSet.ABSENT) {
          parent[to] = from;
          queue[end++] = to;
        }
      }
    }
    if (parent[goal] == StateSet.ABSENT) {
      throw new IllegalArgumentException("state " + goal + " was not reached");
    }
    return steps(goal, parent);
  }

  private int[] steps(int goal, int[] parent) {
    IntArrayList reversed = new IntArrayList();
    for (int state = goal; state != 0; state = parent[state]) {
      int[] edge = edge(parent[state], state);
      for (int i = edge.length - 1; i >= 0; i--) {
        reversed.add(edge[i]);
      }
    }
    return reversed.reverseThis().toArray();
  }

  private int[] edge(int from, int to) {
    for (int[] edge : edges(from)) {
      if (target(from, edge) == to) {
        return edge;
      }
    }
    throw new AssertionError("an edge is gone");
  }

  private int[][] edges(int from) {
    int[][] noted = space.edges(from);
    if (noted != null) {
      return noted;
    }
    int words = space.layout().words();
    space
        .successors()
        .enabled(Chunks.chunk(space.chunks(), from, words), Chunks.offset(from, words), enabled);
    return BitSet.valueOf(enabled).stream().mapToObj(t -> new int[] {t}).toArray(int[][]::new);
  }

  /** Where the edge leads, unless the search ended before it came there. */
  private int target(int from, int[] edge) {
    int words = space.layout().words();
    System.arraycopy(
        Chunks.chunk(space.chunks(), from, words), Chunks.offset(from, words), packed, 0, words);
    for (int transition : edge) {
      batch.clear();
      if (!space.successors().fire(packed, 0, transition, batch)) {
        return StateSet.ABSENT;
      }
      batch.state(0, packed);
    }
    return space.states().find(packed, 0);
  }
}
