package drop.cli;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.lts.Lts;
import drop.net.PetriNet;
import drop.probe.ProbeExploration;
import drop.probe.ProbeExplorer;
import drop.probe.ProbeListener;
import drop.probe.ProbeOptions;
import drop.probe.Proviso;
import drop.probe.Strategy;
import drop.reduce.Demand;
import drop.reduce.Preserve;
import drop.result.Outcome;
import drop.result.Statistics;
import drop.structure.FlowCycle;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Probe sets: the reduction that the project is named after.
 *
 * @param listener is told each step; or null
 */
record ProbeReduction(
    ProbeOptions probe, Preserve preserve, VisiblePlaces visible, ProbeListener listener)
    implements Reduction {

  @Override
  public String name() {
    return "probe";
  }

  @Override
  public Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("strategy", Names.of(probe.strategy()));
    options.put("proviso", Names.of(probe.proviso()));
    options.put("concretise", Names.of(probe.concretisation()));
    probe.seed().ifPresent(seed -> options.put("seed", seed));
    if (probe.subsumption()) {
      options.put("subsume", true);
    }
    if (probe.hybrid()) {
      options.put("hybrid", true);
    }
    if (preserve != Preserve.DEADLOCK) {
      options.put("preserve", Names.of(preserve));
    }
    if (!visible.none()) {
      options.put("visible", visible.toString());
    }
    return options;
  }

  /** The same with a listener that is told each step. */
  ProbeReduction telling(ProbeListener other) {
    return new ProbeReduction(probe, preserve, visible, other);
  }

  @Override
  public void check(PetriNet net) throws UsageException {
    visible.check(net);
    if (probe.strategy() == Strategy.INDEPENDENT
        && probe.proviso() == Proviso.NONE
        && FlowCycle.isPossible(net)) {
      throw new UsageException(
          "--proviso none: on a net with cycles the independent strategy can ignore an action for"
              + " ever; use --proviso nodup or aging, or --strategy closure, which needs none");
    }
  }

  @Override
  public Findings explore(PetriNet net, Limits limits, Monitor monitor) {
    return explore(net, visible.of(net), limits, monitor);
  }

  /** Explores so that the order of what changes these places is kept. */
  Findings explore(PetriNet net, BitSet places, Limits limits, Monitor monitor) {
    ProbeOptions options = probe.withVisible(Demand.of(Preserve.SAFETY, net, places).visible());
    return new Found(new ProbeExplorer(net, options, limits).explore(monitor, listener));
  }

  /** What a probe-set exploration found. */
  record Found(ProbeExploration exploration) implements Findings {
    @Override
    public Outcome outcome() {
      return exploration.outcome();
    }

    @Override
    public Statistics statistics() {
      return exploration.statistics();
    }

    @Override
    public Map<String, Long> figures() {
      Map<String, Long> figures = new LinkedHashMap<>();
      figures.put("vectors", (long) exploration.vectors());
      figures.put("missedActions", exploration.missedActions());
      figures.put("visitedStates", (long) exploration.visitedStates());
      return figures;
    }

    @Override
    public void forEachDeadlock(Consumer<int[]> consumer) {
      exploration.deadlocks().forEach(consumer);
    }

    @Override
    public Lts lts() {
      return exploration.lts();
    }
  }
}
