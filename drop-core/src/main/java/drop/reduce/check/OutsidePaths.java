package drop.reduce.check;

import drop.net.Firing;
import drop.net.PetriNet;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * The paths from a marking on which only certain transitions are fired, by breadth-first search, so that
 * the path to each node is a shortest one. Beside them a companion transition may be watched: whether
 * the same path could be gone after the companion was fired first. Paths to the same marking of which one
 * keeps its companion and another loses it end in two nodes.
 */
final class OutsidePaths {
  static final int NO_COMPANION = -1;

  private final PetriNet net;
  private final BitSet outside;
  private final int companion;
  private final int bound;
  private final List<int[]> markings = new ArrayList<>();
  private final BitSet lost = new BitSet();
  private final IntArrayList parent = new IntArrayList();
  private final IntArrayList last = new IntArrayList();
  private final List<Set<IntBuffer>> known = List.of(new HashSet<>(), new HashSet<>());
  private boolean cut;

  /**
   * @param outside the transitions that may be on the paths
   * @param companion an enabled transition, or {@link #NO_COMPANION}
   * @param bound the most nodes to visit
   */
  OutsidePaths(PetriNet net, int[] from, BitSet outside, int companion, int bound) {
    this.net = net;
    this.outside = outside;
    this.companion = companion;
    this.bound = bound;
    add(from, false, -1, -1);
    for (int node = 0; node < markings.size() && !cut; node++) {
      expand(node);
    }
  }

  int size() {
    return markings.size();
  }

  int[] marking(int node) {
    return markings.get(node);
  }

  /** Whether the path cannot be gone once the companion was fired. */
  boolean lost(int node) {
    return lost.get(node);
  }

  /** Whether the search was given up at its bound. */
  boolean cut() {
    return cut;
  }

  /** The transitions fired on the way to a node. */
  int[] path(int node) {
    IntArrayList path = new IntArrayList();
    for (int at = node; at > 0; at = parent.get(at)) {
      path.add(last.get(at));
    }
    return path.reverseThis().toArray();
  }

  private void expand(int node) {
    int[] marking = markings.get(node);
    int[] moved = null;
    if (companion != NO_COMPANION && !lost.get(node)) {
      moved = marking.clone();
      // The companion's effect, whether or not it is enabled here: it was fired before the path.
      Firing.fire(net, companion, moved);
    }
    for (int u = outside.nextSetBit(0); u >= 0 && !cut; u = outside.nextSetBit(u + 1)) {
      if (Firing.enabled(net, u, marking)) {
        int[] next = marking.clone();
        Firing.fire(net, u, next);
        boolean without =
            companion != NO_COMPANION && (moved == null || !Firing.enabled(net, u, moved));
        add(next, without, node, u);
      }
    }
  }

  private void add(int[] marking, boolean without, int from, int by) {
    if (known.get(without ? 1 : 0).add(IntBuffer.wrap(marking))) {
      cut = markings.size() == bound;
      if (!cut) {
        lost.set(markings.size(), without);
        markings.add(marking);
        parent.add(from);
        last.add(by);
      }
    }
  }
}
