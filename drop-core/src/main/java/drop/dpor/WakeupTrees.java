package drop.dpor;

import java.util.Arrays;

/**
 * The wakeup trees at the depths of an execution (section 6 of <i>Source Sets</i>). At each depth the
 * first branch is the one that the execution takes; what was below it is the tree of the next depth.
 */
final class WakeupTrees {
  private static final int NONE = -1;

  private final Execution execution;
  private int[] root = new int[64];
  private int[] actor = new int[256];
  private int[] footprint = new int[256];
  private int[] child = new int[256];
  private int[] sibling = new int[256];
  private int used;
  private int free = NONE;
  private long nodes;
  private long mostNodes;

  WakeupTrees(Execution execution) {
    this.execution = execution;
    root[0] = NONE;
  }

  long mostNodes() {
    return mostNodes;
  }

  /** The actor of the first branch at the depth, or -1. */
  int first(int depth) {
    return root[depth] == NONE ? NONE : actor[root[depth]];
  }

  /** Makes the actor the only branch at the depth, which has none. */
  void start(int depth, int itsActor) {
    root[depth] = add(itsActor, 0);
  }

  /** Makes what is below the first branch at the depth the tree of the next depth. */
  void descend(int depth) {
    if (depth + 1 == root.length) {
      root = Arrays.copyOf(root, 2 * root.length);
    }
    int node = root[depth];
    root[depth + 1] = child[node];
    child[node] = NONE;
  }

  /** Removes the first branch at the depth, below which nothing is left. */
  void removeFirst(int depth) {
    int node = root[depth];
    root[depth] = sibling[node];
    sibling[node] = free;
    free = node;
    nodes--;
  }

  /**
   * Sees to it that the tree at the depth has a leaf that is consistent with the sequence, unless it
   * has one (section 6.2). The sequence is used up.
   */
  void insert(int depth, Sequence sequence) {
    int parent = NONE;
    // The first branch is the event that the sequence is to overtake, and depends on its last event.
    int node = sibling[root[depth]];
    int elder = root[depth];
    while (node != NONE) {
      int at = sequence.weakInitial(actor[node], footprint[node]);
      if (at == Sequence.NO) {
        elder = node;
        node = sibling[node];
      } else {
        if (at >= 0) {
          sequence.remove(at);
        }
        if (child[node] == NONE) {
          return;
        }
        parent = node;
        elder = NONE;
        node = child[node];
      }
    }
    append(parent, elder, sequence);
  }

  private void append(int parent, int elder, Sequence sequence) {
    int above = parent;
    for (int i = 0; i < sequence.length(); i++) {
      int event = sequence.event(i);
      int node = add(execution.actor(event), execution.footprint(event));
      if (i == 0 && elder != NONE) {
        sibling[elder] = node;
      } else {
        child[above] = node;
      }
      above = node;
    }
  }

  private int add(int itsActor, int itsFootprint) {
    int node = free;
    if (node == NONE) {
      if (used == actor.length) {
        grow();
      }
      node = used++;
    } else {
      free = sibling[node];
    }
    actor[node] = itsActor;
    footprint[node] = itsFootprint;
    child[node] = NONE;
    sibling[node] = NONE;
    mostNodes = Math.max(mostNodes, ++nodes);
    return node;
  }

  private void grow() {
    int size = Math.multiplyExact(2, used);
    actor = Arrays.copyOf(actor, size);
    footprint = Arrays.copyOf(footprint, size);
    child = Arrays.copyOf(child, size);
    sibling = Arrays.copyOf(sibling, size);
  }
}
