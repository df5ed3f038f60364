package drop.explore;

import drop.net.PetriNet;
import drop.state.Layout;
import drop.state.MemoryBudget;
import java.util.Optional;

/**
 * Search by several threads, each of which owns the states of one part of the hash space (Stern and
 * Dill, Parallelizing the Murφ verifier, 1997): a worker expands its own states and sends the
 * successors that belong to another to that one, many at a time. No stored state is shared, so that
 * threads whose cores share no cache do not wait for each other's memory.
 *
 * <p>A layout that must be widened ends a round; the states are dealt out anew and the next round
 * begins.
 */
final class ParallelBreadthFirst {
  /** So many states: by then the running program is compiled, and there is work for everyone. */
  static final int WORTH_SHARING = 1 << 14;

  private final int aloneUntil;
  private final MemoryBudget budget;
  private final Watch watch;
  private PartitionedSpace space;

  /** A search by one thread until so many states are stored, and by all threads from then on. */
  ParallelBreadthFirst(
      PetriNet net, int threads, int aloneUntil, MemoryBudget budget, Watch watch) {
    this.aloneUntil = aloneUntil;
    this.budget = budget;
    this.watch = watch;
    this.space =
        new PartitionedSpace(net, Layout.compact(net), threads, watch.maxStates(), budget);
  }

  PartitionedSpace space() {
    return space;
  }

  void run() throws Stopped {
    space.addInitial();
    Optional<Round.Overflow> overflow = round();
    while (overflow.isPresent()) {
      Round.Overflow cause = overflow.get();
      int number = space.first(cause.part()) + cause.number();
      space = space.repacked(Widening.of(space, number, cause.transition()), budget, watch);
      overflow = round();
    }
  }

  private Optional<Round.Overflow> round() throws Stopped {
    try {
      return new Round(space, watch).run(aloneUntil);
    } finally {
      space.collect();
    }
  }
}
