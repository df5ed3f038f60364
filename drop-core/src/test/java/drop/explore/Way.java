package drop.explore;

import drop.net.PetriNet;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.result.Statistics;
import drop.state.MemoryBudget;

/** The ways to explore, among them searches that share their work from the first states on. */
enum Way {
  BREADTH_FIRST(Order.BFS, 1),
  DEPTH_FIRST(Order.DFS, 1),
  TWO_THREADS(Order.BFS, 2),
  TWO_FROM_THE_START(2, 1),
  THREE_AFTER_TWO_STATES(3, 2),
  FOUR_AFTER_FIVE_STATES(4, 5);

  private final Order order;
  final int threads;
  private final int aloneUntil;

  Way(Order order, int threads) {
    this.order = order;
    this.threads = threads;
    this.aloneUntil = ParallelBreadthFirst.WORTH_SHARING;
  }

  Way(int threads, int aloneUntil) {
    this.order = Order.BFS;
    this.threads = threads;
    this.aloneUntil = aloneUntil;
  }

  /** So many of these nets: to start threads for each, and to wait for them, takes most of the time. */
  int affordable(int nets) {
    return aloneUntil == ParallelBreadthFirst.WORTH_SHARING ? nets : nets / (2 * threads - 1);
  }

  Exploration explore(PetriNet net) {
    return explore(net, Limits.NONE, new Monitor());
  }

  Exploration explore(PetriNet net, Limits limits) {
    return explore(net, limits, new Monitor());
  }

  Exploration explore(PetriNet net, Limits limits, Monitor monitor) {
    return aloneUntil == ParallelBreadthFirst.WORTH_SHARING
        ? new Explorer(net, order, threads, limits).explore(monitor)
        : shareEarly(net, limits, monitor);
  }

  private Exploration shareEarly(PetriNet net, Limits limits, Monitor monitor) {
    MemoryBudget budget = new MemoryBudget(limits.maxMemory());
    Watch watch = new Watch(limits, monitor);
    ParallelBreadthFirst search =
        new ParallelBreadthFirst(net, threads, aloneUntil, budget, watch);
    Outcome outcome = new Complete();
    try {
      search.run();
    } catch (Stopped e) {
      outcome = e.outcome();
    }
    StateSpace space = search.space();
    TokenCensus census = new TokenCensus(space);
    Statistics statistics =
        new Statistics(
            space.size(),
            space.fired(),
            space.deadlocks().size(),
            census.maxInPlace(),
            census.maxInState(),
            0,
            budget.peak(),
            0);
    return new Exploration(outcome, statistics, space);
  }
}
