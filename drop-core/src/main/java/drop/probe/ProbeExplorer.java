package drop.probe;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Watch;
import drop.net.PetriNet;

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
    return explore(monitor, null);
  }

  /** Explores and tells a listener each step. */
  public ProbeExploration explore(Monitor monitor, ProbeListener listener) {
    ProbeRun run = begin(new Watch(limits, monitor), listener);
    run.advance(Long.MAX_VALUE);
    return run.exploration();
  }

  /** An exploration that goes on when it is told to; the watch says when it has to give up. */
  public ProbeRun begin(Watch watch) {
    return begin(watch, null);
  }

  private ProbeRun begin(Watch watch, ProbeListener listener) {
    return new ProbeRun(net, options, limits.maxMemory(), pitfalls, watch, listener);
  }
}
