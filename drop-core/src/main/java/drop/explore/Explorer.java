package drop.explore;

import drop.net.PetriNet;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import drop.result.Statistics;
import drop.state.MemoryBudget;

/** Explores the full state space of a net. */
public final class Explorer {
  /** Made beforehand: when the heap is used up, no class can be loaded any more. */
  private static final Outcome HEAP_USED_UP =
      new LimitReached(Limit.MEMORY, "the heap is used up");

  private final PetriNet net;
  private final Order order;
  private final int threads;
  private final Limits limits;
  private StateSpace space;

  /**
   * @throws IllegalArgumentException where depth-first search is asked of several threads
   */
  public Explorer(PetriNet net, Order order, int threads, Limits limits) {
    if (threads < 1 || threads > 1 && order == Order.DFS) {
      throw new IllegalArgumentException(order + " search by " + threads + " threads");
    }
    this.net = net;
    this.order = order;
    this.threads = threads;
    this.limits = limits;
  }

  /** Explores until the end or until a limit or the monitor stops it. */
  public Exploration explore(Monitor monitor) {
    MemoryBudget budget = new MemoryBudget(limits.maxMemory());
    Watch watch = new Watch(limits, monitor);
    Outcome outcome;
    try {
      search(budget, watch);
      outcome = new Complete();
    } catch (Stopped e) {
      outcome = e.outcome();
    } catch (OutOfMemoryError e) {
      if (space == null) {
        throw e;
      }
      outcome = HEAP_USED_UP;
    }
    watch.sampleHeap();
    long nanos = watch.nanos();
    return new Exploration(outcome, statistics(budget, watch, nanos), space);
  }

  private void search(MemoryBudget budget, Watch watch) throws Stopped {
    if (threads > 1) {
      ParallelBreadthFirst search =
          new ParallelBreadthFirst(
              net, threads, ParallelBreadthFirst.WORTH_SHARING, budget, watch);
      try {
        search.run();
      } finally {
        space = search.space();
      }
      return;
    }
    StoredSpace stored = new StoredSpace(net, budget);
    space = stored;
    stored.addInitial();
    if (order == Order.BFS) {
      new BreadthFirst(stored, watch).run();
    } else {
      new DepthFirst(stored, budget, watch).run();
    }
  }

  private Statistics statistics(MemoryBudget budget, Watch watch, long nanos) {
    TokenCensus census = new TokenCensus(space);
    return new Statistics(
        space.size(),
        space.fired(),
        space.deadlocks().size(),
        census.maxInPlace(),
        census.maxInState(),
        nanos,
        budget.peak(),
        watch.peakMemory());
  }
}
