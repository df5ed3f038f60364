package drop.probe;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;
import drop.explore.Watch;
import drop.net.PetriNet;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import drop.state.MemoryBudget;

/** Explores a net by probe sets. */
public final class ProbeExplorer {
  private static final Outcome TOO_MANY_TOKENS =
      new LimitReached(Limit.TOKENS, "a place exceeds " + Integer.MAX_VALUE + " tokens");

  /** Made beforehand: when the heap is used up, no class can be loaded any more. */
  private static final Outcome HEAP_USED_UP =
      new LimitReached(Limit.MEMORY, "the heap is used up");

  private final PetriNet net;
  private final ProbeOptions options;
  private final Pitfalls pitfalls;
  private final Limits limits;

  public ProbeExplorer(PetriNet net, ProbeOptions options, Limits limits) {
    this(net, options, limits, Pitfalls.AVOIDED);
  }

  ProbeExplorer(PetriNet net, ProbeOptions options, Limits limits, Pitfalls pitfalls) {
    this.net = net;
    this.options = options;
    this.limits = limits;
    this.pitfalls = pitfalls;
  }

  /** Explores until the end or until a limit or the monitor stops it. */
  public ProbeExploration explore(Monitor monitor) {
    return explore(monitor, null);
  }

  /** Explores and tells a listener each step. */
  public ProbeExploration explore(Monitor monitor, ProbeListener listener) {
    MemoryBudget budget = new MemoryBudget(limits.maxMemory());
    Watch watch = new Watch(limits, monitor);
    SymbolicActions actions =
        new SymbolicActions(net, !pitfalls.has(Pitfall.INHIBITORS_DO_NOT_RELATE));
    ProbeSearch search = new ProbeSearch(actions, options, pitfalls, budget, watch, listener);
    Outcome outcome;
    try {
      search.run();
      outcome = new Complete();
    } catch (Stopped e) {
      outcome = e.outcome();
    } catch (ArithmeticException e) {
      outcome = TOO_MANY_TOKENS;
    } catch (OutOfMemoryError e) {
      outcome = HEAP_USED_UP;
    }
    watch.sampleHeap();
    long nanos = watch.nanos();
    return new ProbeExploration(outcome, search, nanos, budget.peak(), watch.peakMemory());
  }
}
