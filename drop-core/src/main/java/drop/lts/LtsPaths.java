package drop.lts;

import java.io.IOException;
import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** Shortest paths from the initial state of a labelled transition system, by one walk over it. */
public final class LtsPaths {
  private static final int NONE = -1;

  private final int[] parent;
  private final int[] label;

  public LtsPaths(Lts lts) throws IOException {
    int states = lts.states();
    IntArrayList labels = new IntArrayList();
    IntArrayList targets = new IntArrayList();
    int[] first = new int[states + 1];
    lts.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) {
            first[number] = labels.size();
          }

          @Override
          public void edge(int from, int transition, int to) {
            labels.add(transition);
            targets.add(to);
          }
        });
    first[states] = labels.size();
    parent = new int[states];
    label = new int[states];
    Arrays.fill(parent, NONE);
    int[] queue = new int[states];
    int end = 1;
    parent[0] = 0;
    for (int next = 0; next < end; next++) {
      for (int e = first[queue[next]]; e < first[queue[next] + 1]; e++) {
        int to = targets.get(e);
        if (parent[to] == NONE) {
          parent[to] = queue[next];
          label[to] = labels.get(e);
          queue[end++] = to;
        }
      }
    }
  }

  /** The transitions that lead to this state. */
  public int[] to(int goal) {
    if (parent[goal] == NONE) {
      throw new IllegalArgumentException("no path leads to state " + goal);
    }
    IntArrayList reversed = new IntArrayList();
    for (int state = goal; state != 0; state = parent[state]) {
      reversed.add(label[state]);
    }
    return reversed.reverseThis().toArray();
  }
}
