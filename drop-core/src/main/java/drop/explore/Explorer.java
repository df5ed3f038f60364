package drop.explore;

import drop.net.PetriNet;
import drop.reduce.EnabledFilter;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import drop.result.Statistics;
import drop.state.MemoryBudget;

/** Explores the state space of a net: all of it, or what a static reduction leaves. */
public final class Explorer {
  /** Made beforehand: when the heap is used up, no class can be loaded any more. */
  private static final Outcome HEAP_USED_UP =
      new LimitReached(Limit.MEMORY, "the heap is used up");

  private final PetriNet net;
  private final Order order;
  private final int threads;
  private final Limits limits;
  private final EnabledFilter filter;
  private StateSpace space;

  /**
   * @throws IllegalArgumentException where depth-first search is asked of several threads
   */
  public Explorer(PetriNet net, Order order, int threads, Limits limits) {
    this(net, order, threads, limits, null);
  }

  /** Explores what the filter leaves, on one thread. */
  public Explorer(PetriNet net, Order order, EnabledFilter filter, Limits limits) {
    this(net, order, 1, limits, filter);
  }

  private Explorer(
      PetriNet net, Order order, int threads, Limits limits, EnabledFilter filter) {
    if (threads < 1 || threads > 1 && order == Order.DFS) {
      throw new IllegalArgumentException(order + " search by " + threads + " threads");
    }
    this.net = net;
    this.order = order;
    this.threads = threads;
    this.limits = limits;
    this.filter = filter;
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
    if (order == Order.DFS) {
      new DepthFirst(stored, filter, budget, watch).run();
    } else if (filter != null) {
      new FilteredBreadthFirst(stored, filter, watch).run();
    } else {
      new BreadthFirst(stored, watch).run();
    }
  }

  private Statistics statistics(MemoryBudget budget, Watch watch, long nanos) {
    TokenCensus census = filter == null ? new TokenCensus(space) : null;
    return new Statistics(
        space.size(),
        space.fired(),
        space.deadlocks().size(),
        census == null ? Statistics.NOT_COUNTED : census.maxInPlace(),
        census == null ? Statistics.NOT_COUNTED : census.maxInState(),
        nanos,
        budget.peak(),
        watch.peakMemory());
  }
}
