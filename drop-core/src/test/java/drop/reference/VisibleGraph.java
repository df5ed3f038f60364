package drop.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * A state space of which only a label of each state is seen, state 0 being the initial one. An edge
 * between states with the same label is silent; a state without edges is a deadlock.
 */
public final class VisibleGraph {
  private final long[] labels;
  private final int[][] successors;

  private VisibleGraph(long[] labels, int[][] successors) {
    this.labels = labels;
    this.successors = successors;
  }

  public int states() {
    return labels.length;
  }

  public long label(int state) {
    return labels[state];
  }

  int[] successors(int state) {
    return successors[state];
  }

  boolean dead(int state) {
    return successors[state].length == 0;
  }

  /** The states that can be reached from these by silent edges, these among them, in order. */
  int[] silentClosure(int... from) {
    boolean[] seen = new boolean[labels.length];
    IntArrayList found = new IntArrayList();
    for (int state : from) {
      if (!seen[state]) {
        seen[state] = true;
        found.add(state);
      }
    }
    for (int i = 0; i < found.size(); i++) {
      int state = found.get(i);
      for (int next : successors[state]) {
        if (labels[next] == labels[state] && !seen[next]) {
          seen[next] = true;
          found.add(next);
        }
      }
    }
    return found.sortThis().toArray();
  }

  /** Whether a silent path leads from the state back to it. */
  boolean onSilentCycle(int state) {
    int[] silent =
        Arrays.stream(successors[state]).filter(s -> labels[s] == labels[state]).toArray();
    return Arrays.binarySearch(silentClosure(silent), state) >= 0;
  }

  /** Both graphs side by side, the states of the other one after those of this one. */
  VisibleGraph beside(VisibleGraph other) {
    Builder union = new Builder();
    for (VisibleGraph graph : List.of(this, other)) {
      int base = union.states();
      for (int state = 0; state < graph.states(); state++) {
        union.state(graph.label(state));
      }
      for (int state = 0; state < graph.states(); state++) {
        for (int next : graph.successors[state]) {
          union.edge(base + state, base + next);
        }
      }
    }
    return union.build();
  }

  public static final class Builder {
    private final List<Long> labels = new ArrayList<>();
    private final List<IntArrayList> successors = new ArrayList<>();

    public int states() {
      return labels.size();
    }

    /** Adds a state and yields its number. */
    public int state(long label) {
      labels.add(label);
      successors.add(new IntArrayList());
      return labels.size() - 1;
    }

    public Builder edge(int from, int to) {
      successors.get(from).add(to);
      return this;
    }

    public VisibleGraph build() {
      return new VisibleGraph(
          labels.stream().mapToLong(Long::longValue).toArray(),
          successors.stream().map(IntArrayList::toArray).toArray(int[][]::new));
    }
  }
}
