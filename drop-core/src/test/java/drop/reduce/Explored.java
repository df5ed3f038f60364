package drop.reduce;

import drop.explore.Exploration;
import drop.explore.StoredSpace;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.net.PetriNet;
import drop.reference.SmallStateSpace;
import drop.reference.VisibleGraph;
import java.io.IOException;
import java.util.Arrays;

/**
 * What an exploration of a small net found: packed markings, the initial one first, edges between them,
 * and deadlocks.
 */
final class Explored {
  private final PetriNet net;
  private final long[] markings;
  private final long[] deadlocks;
  private final StoredSpace space;

  private Explored(PetriNet net, long[] markings, long[] deadlocks, StoredSpace space) {
    this.net = net;
    this.markings = markings;
    this.deadlocks = deadlocks;
    this.space = space;
  }

  static Explored of(PetriNet net, Exploration exploration) {
    StoredSpace space = (StoredSpace) exploration.space();
    if (!exploration.outcome().complete()) {
      throw new AssertionError("not complete: " + exploration.outcome());
    }
    int[] marking = new int[net.placeCount()];
    long[] markings = new long[space.states().size()];
    for (int s = 0; s < markings.length; s++) {
      space.marking(s, marking);
      markings[s] = SmallStateSpace.pack(marking);
    }
    long[] deadlocks = new long[space.deadlocks().size()];
    Arrays.setAll(deadlocks, i -> markings[space.deadlocks().get(i)]);
    Arrays.sort(deadlocks);
    return new Explored(net, markings, deadlocks, space);
  }

  PetriNet net() {
    return net;
  }

  long[] markings() {
    return markings;
  }

  /** In the order of signed longs. */
  long[] deadlocks() {
    return deadlocks;
  }

  /** The transitions on edges: bit {@code t} is transition {@code t}. */
  long fired() {
    long[] fired = {0};
    walk((from, transition, to) -> fired[0] |= 1L << transition);
    return fired[0];
  }

  /** The states with what the mask leaves of their markings as labels. */
  VisibleGraph graph(long mask) {
    VisibleGraph.Builder graph = new VisibleGraph.Builder();
    Arrays.stream(markings).forEach(marking -> graph.state(marking & mask));
    walk((from, transition, to) -> graph.edge(from, to));
    return graph.build();
  }

  private interface Edges {
    void edge(int from, int transition, int to);
  }

  private void walk(Edges edges) {
    try {
      new StoredLts(space).walk(
          new Lts.Visitor() {
            @Override
            public void state(int number, boolean deadlock) {}

            @Override
            public void edge(int from, int transition, int to) {
              edges.edge(from, transition, to);
            }
          });
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
