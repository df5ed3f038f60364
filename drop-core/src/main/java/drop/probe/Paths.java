package drop.probe;

import drop.explore.Stopped;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Records how the restarts of an exploration are reached: from the start of a vector, which may be the
 * target of none, through some of its events. So every state of the reduced system can be reached by its
 * edges, and every deadlock has a trace.
 */
final class Paths {
  private final Vectors vectors;
  private final ReducedSystem system;
  private final Trace replayed;
  private final int[] marking;

  Paths(Vectors vectors, ReducedSystem system, Trace scratch) {
    this.vectors = vectors;
    this.system = system;
    this.replayed = scratch;
    this.marking = new int[scratch.actions.places()];
  }

  /** Records the edges to the start of the vector, through some events of its trace, and one more. */
  void record(int vector, Trace trace, long[] row, int base, int transition) throws Stopped {
    reach(vector);
    System.arraycopy(trace.start, 0, marking, 0, marking.length);
    for (int e = Rows.next(row, base, trace.stride, 0);
        e >= 0;
        e = Rows.next(row, base, trace.stride, e + 1)) {
      system.step(marking, trace.transition[e]);
    }
    system.step(marking, transition);
  }

  /** Goes back to a vector whose start is reached, and from there forward by what was forgotten. */
  private void reach(int vector) throws Stopped {
    IntArrayList chain = new IntArrayList();
    int from = vector;
    while (!system.isReached(vectors.start(from))) {
      chain.add(from);
      from = vectors.parent(from);
    }
    for (int i = chain.size() - 1; i >= 0; i--) {
      int child = chain.get(i);
      vectors.read(vectors.parent(child), system.markings(), marking, replayed);
      System.arraycopy(replayed.start, 0, marking, 0, marking.length);
      for (int event : vectors.forgotten(child)) {
        system.step(marking, replayed.transition[event]);
      }
    }
  }
}
