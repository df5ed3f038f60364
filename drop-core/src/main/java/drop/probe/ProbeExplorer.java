package drop.probe;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;
import drop.explore.Watch;
import drop.net.PetriNet;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.state.MemoryBudget;

/** Explores a net by probe sets. */
public final class ProbeExplorer {
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
    MemoryBudget budget = new MemoryBudget(limits.maxMemory());
    Watch watch = new Watch(limits, monitor);
    SymbolicActions actions =
        new SymbolicActions(net, !pitfalls.has(Pitfall.INHIBITORS_DO_NOT_RELATE));
    ProbeSearch search = new ProbeSearch(actions, options, pitfalls, budget, watch);
    Outcome outcome;
    try {
      search.run();
      outcome = new Complete();
    } catch (Stopped e) {
      outcome = e.outcome();
    }
    watch.sampleHeap();
    return new ProbeExploration(outcome, search, watch.nanos());
  }
}
