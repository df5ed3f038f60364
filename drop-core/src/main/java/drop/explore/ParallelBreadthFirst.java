package drop.explore;

import drop.net.PetriNet;
import drop.state.Layout;
import drop.state.MemoryBudget;
import java.util.Optional;

/**
 * Search by several threads over one visited set: each takes states that nobody has expanded, nearly in
 * breadth-first order, and stores the successors that are new. Which thread stores a state, and under
 * which number, is a matter of chance; the set of states is not.
 */
final class ParallelBreadthFirst {
  /** So many states: by then the running program is compiled, and there is work for everyone. */
  static final int WORTH_SHARING = 1 << 16;

  private final int aloneUntil;
  private final MemoryBudget budget;
  private final Watch watch;
  private SharedSpace space;

  /** A search by one thread until so many states are stored, and by all threads from then on. */
  ParallelBreadthFirst(
      PetriNet net, int threads, int aloneUntil, MemoryBudget budget, Watch watch) {
    this.aloneUntil = aloneUntil;
    this.budget = budget;
    this.watch = watch;
    this.space =
        new SharedSpace(net, Layout.compact(net), threads, watch.maxStates(), budget);
  }

  SharedSpace space() {
    return space;
  }

  void run() throws Stopped {
    space.add(space.net().initialMarking());
    Optional<Round.Overflow> overflow = new Round(space, watch).run(aloneUntil);
    while (overflow.isPresent()) {
      Layout wider =
          Widening.of(space, overflow.get().number(), overflow.get().transition());
      space = space.repacked(wider, budget, watch);
      overflow = new Round(space, watch).run(aloneUntil);
    }
  }
}
