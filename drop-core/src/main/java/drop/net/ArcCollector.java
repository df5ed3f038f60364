package drop.net;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** Collects the arcs of one kind in any order and merges parallel ones into a single arc. */
final class ArcCollector {
  private final IntArrayList transitions = new IntArrayList();
  private final IntArrayList places = new IntArrayList();
  private final IntArrayList weights = new IntArrayList();
  private final IntBinaryOperator merge;

  ArcCollector(IntBinaryOperator merge) {
    this.merge = merge;
  }

  void add(int transition, int place, int weight) {
    transitions.add(transition);
    places.add(place);
    weights.add(weight);
  }

  Arcs toArcs(int transitionCount) {
    int size = places.size();
    long[] order = new long[size];
    int[] start = new int[transitionCount + 1];
    for (int i = 0; i < size; i++) {
      start[transitions.get(i) + 1]++;
    }
    for (int t = 0; t < transitionCount; t++) {
      start[t + 1] += start[t];
    }
    int[] next = Arrays.copyOf(start, transitionCount);
    for (int i = 0; i < size; i++) {
      order[next[transitions.get(i)]++] = (long) places.get(i) << 32 | i;
    }
    int[] first = new int[transitionCount + 1];
    int[] place = new int[size];
    int[] weight = new int[size];
    int kept = 0;
    for (int t = 0; t < transitionCount; t++) {
      Arrays.sort(order, start[t], start[t + 1]);
      for (int i = start[t]; i < start[t + 1]; i++) {
        int p = (int) (order[i] >>> 32);
        int w = weights.get((int) order[i]);
        if (kept > first[t] && place[kept - 1] == p) {
          weight[kept - 1] = merge.applyAsInt(weight[kept - 1], w);
        } else {
          place[kept] = p;
          weight[kept++] = w;
        }
      }
      first[t + 1] = kept;
    }
    return new Arcs(first, Arrays.copyOf(place, kept), Arrays.copyOf(weight, kept));
  }
}
