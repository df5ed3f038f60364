package drop.explore;

import drop.net.PetriNet;
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
  private Reduced reduced;
  private StateObserver observer;
  private boolean beyondBounds;
  private StateSpace space;

  /**
   * Explores everything.
   *
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

  /** Explores what the reduction leaves, on one thread. */
  public Explorer(PetriNet net, Order order, Reduced reduced, Limits limits) {
    this(net, order, 1, limits);
    CycleProviso proviso = reduced.proviso();
    if (order == Order.BFS && proviso != null && proviso.kind() == CycleProviso.Kind.STACK) {
      throw new IllegalArgumentException("a breadth-first search has no stack");
    }
    this.reduced = reduced;
  }

  /** Shows each state to the observer, which may end the search; on one thread. */
  public Explorer observer(StateObserver watching) {
    if (threads > 1 || reduced != null && reduced.chain() > 0) {
      throw new IllegalArgumentException("an observer sees one thread and no chains");
    }
    observer = watching;
    return this;
  }

  /** Goes on where the net is seen to be unbounded: there may be something to find all the same. */
  public Explorer beyondBounds() {
    beyondBounds = true;
    return this;
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
    StoredSpace stored = new StoredSpace(net, budget, beyondBounds);
    space = stored;
    stored.addInitial();
    Observing observing = new Observing(stored, observer);
    if (reduced != null) {
      stored.noteEdges();
      Stepper stepper = new Stepper(stored, reduced, observing, watch);
      observing.upTo(1);
      if (order == Order.DFS) {
        new ReducedDepthFirst(stored, reduced, stepper, budget, watch).run();
      } else {
        new ReducedBreadthFirst(stored, reduced, stepper, budget, watch).run();
      }
    } else if (order == Order.DFS) {
      new DepthFirst(stored, observing, budget, watch).run();
    } else {
      new BreadthFirst(stored, observing, watch).run();
    }
  }

  private Statistics statistics(MemoryBudget budget, Watch watch, long nanos) {
    TokenCensus census = reduced == null ? new TokenCensus(space) : null;
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
