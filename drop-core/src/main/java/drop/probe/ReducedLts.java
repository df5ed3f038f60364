package drop.probe;

import drop.lts.Lts;
import drop.net.Firing;
import drop.net.PetriNet;
import java.io.IOException;
import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * The labelled transition system of a probe-set exploration: the targets of vectors, and the markings on
 * the way to missed actions, numbered breadth-first from the initial one.
 */
final class ReducedLts implements Lts {
  private final PetriNet net;
  private final SymbolicActions actions;
  private final Markings markings;
  /** Edges of marking m: from first[m] up to first[m + 1], in the order of transitions. */
  private final int[] first;

  private final int[] label;
  private final int[] to;
  private final int[] marking;
  private final int[] order;
  private final int[] number;

  ReducedLts(SymbolicActions actions, ReducedSystem system) {
    this.net = actions.net();
    this.actions = actions;
    this.markings = system.markings();
    long[] edges = system.edges().toSortedArray();
    first = new int[markings.size() + 1];
    int[] labels = new int[edges.length];
    int[] targets = new int[edges.length];
    marking = new int[actions.places()];
    int count = 0;
    for (long edge : edges) {
      int from = (int) (edge >>> 32);
      markings.get(from, marking);
      actions.apply((int) edge, marking);
      int target = markings.find(marking);
      // An exploration that was stopped may not have come to the end of its last edge.
      if (target >= 0) {
        first[from + 1]++;
        labels[count] = (int) edge;
        targets[count++] = target;
      }
    }
    label = Arrays.copyOf(labels, count);
    to = Arrays.copyOf(targets, count);
    for (int m = 0; m < markings.size(); m++) {
      first[m + 1] += first[m];
    }
    number = new int[markings.size()];
    order = breadthFirst();
  }

  private int[] breadthFirst() {
    Arrays.fill(number, -1);
    IntArrayList queue = new IntArrayList();
    number[0] = 0;
    queue.add(0);
    for (int next = 0; next < queue.size(); next++) {
      int from = queue.get(next);
      for (int i = first[from]; i < first[from + 1]; i++) {
        if (number[to[i]] < 0) {
          number[to[i]] = queue.size();
          queue.add(to[i]);
        }
      }
    }
    return queue.toArray();
  }

  @Override
  public PetriNet net() {
    return net;
  }

  @Override
  public int states() {
    return order.length;
  }

  @Override
  public long transitions() {
    return label.length;
  }

  @Override
  public void marking(int state, int[] into) {
    markings.get(order[state], marking);
    System.arraycopy(marking, 0, into, 0, net.placeCount());
  }

  @Override
  public void walk(Visitor visitor) throws IOException {
    for (int state = 0; state < order.length; state++) {
      int m = order[state];
      markings.get(m, marking);
      visitor.state(state, dead());
      for (int i = first[m]; i < first[m + 1]; i++) {
        visitor.edge(state, label[i], number[to[i]]);
      }
    }
  }

  private boolean dead() {
    for (int t = 0; t < actions.transitions(); t++) {
      if (Firing.enabled(net, t, marking)) {
        return false;
      }
    }
    return true;
  }
}
