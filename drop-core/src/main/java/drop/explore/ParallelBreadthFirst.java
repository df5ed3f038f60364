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
  /** By then the running program is compiled, and there is work for everyone. */
  private static final int ALONE_UNTIL = 1 << 16;

  private final MemoryBudget budget;
  private final Watch watch;
  private SharedSpace space;

  ParallelBreadthFirst(PetriNet net, int threads, MemoryBudget budget, Watch watch)
      throws Stopped {
    this.budget = budget;
    this.watch = watch;
    this.space =
        new SharedSpace(net, Layout.initial(net), threads, watch.maxStates(), budget);
    space.add(net.initialMarking());
  }

  SharedSpace space() {
    return space;
  }

  void run() throws Stopped {
    Optional<Round.Overflow> overflow = new Round(space, watch).run(ALONE_UNTIL);
    while (overflow.isPresent()) {
      Layout wider =
          Widening.of(space, overflow.get().number(), overflow.get().transition());
      space = space.repacked(wider, budget);
      overflow = new Round(space, watch).run(ALONE_UNTIL);
    }
  }
}
