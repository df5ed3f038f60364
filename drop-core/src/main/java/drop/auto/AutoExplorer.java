package drop.auto;

import drop.auto.AutoExploration.ByProbeSets;
import drop.auto.AutoExploration.ByStubbornSets;
import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.explore.Watch;
import drop.net.PetriNet;
import drop.probe.Concretisation;
import drop.probe.ProbeExplorer;
import drop.probe.ProbeOptions;
import drop.probe.ProbeRun;
import drop.probe.Proviso;
import drop.probe.Strategy;
import drop.reduce.DeletionOptions;
import drop.reduce.Demand;
import drop.reduce.StubbornDeletion;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.result.Outcome.Enough;
import drop.result.Outcome.Interrupted;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;

/**
 * Finds all deadlocks by stubborn sets or by probe sets, whichever ends first: both explore by turns, the
 * probe sets as much as {@link Turns} grants them, and neither ever begins again. Turns are counted in
 * stored states and vectors and not in time, so that the same net gives the same result.
 */
public final class AutoExplorer {
  /**
   * With closed probe sets, crowds are given up late: where probe sets are worth while, a state has many
   * histories, and where they are not, stubborn sets are done before.
   */
  static final ProbeOptions PROBE_SETS =
      ProbeOptions.DEFAULT
          .with(Strategy.CLOSURE)
          .with(Proviso.NONE)
          .with(Concretisation.SYMBOLIC)
          .withHybrid(true)
          .withCrowd(1024);

  /** The part of the memory that probe sets may take while stubborn sets are stored as well. */
  private static final int PART = 4;

  private final PetriNet net;
  private final Order order;
  private final Limits limits;

  /**
   * @param order that of the search by stubborn sets
   */
  public AutoExplorer(PetriNet net, Order order, Limits limits) {
    this.net = net;
    this.order = order;
    this.limits = limits;
  }

  /** Explores until the end or until a limit, which holds for both together, or the monitor stops it. */
  public AutoExploration explore(Monitor monitor) {
    Watch watch = new Watch(limits, monitor);
    long part = limits.maxMemory() / PART;
    ProbeExplorer probeSets =
        new ProbeExplorer(net, PROBE_SETS, limits.withMaxMemory(part));
    Turns turns =
        new Turns(
            net,
            new StubbornDeletion(net, Demand.DEADLOCKS, DeletionOptions.WEAK),
            () -> probeSets.begin(watch));
    Exploration stubborn =
        new Explorer(
                net,
                order,
                Reduced.by(turns),
                limits.withMaxMemory(limits.maxMemory() - part))
            .observer(turns)
            .explore(monitor);
    Outcome outcome = stubborn.outcome();
    if (outcome instanceof Enough) {
      return new ByProbeSets(
          turns.probe().exploration(),
          "probe sets are complete with %d vectors, stubborn sets were not with %d states"
              .formatted(turns.probe().vectors(), stubborn.statistics().states()));
    }
    if (turns.probe() != null && another(outcome)) {
      String detail = ((LimitReached) outcome).detail();
      // Two explorations would not fit.
      stubborn = null;
      return goOn(turns.probe(), detail);
    }
    return new ByStubbornSets(stubborn, reason(outcome, turns));
  }

  /** Whether the limit that stopped stubborn sets leaves probe sets a chance. */
  private static boolean another(Outcome outcome) {
    return outcome instanceof LimitReached reached && reached.limit() != Limit.TIME;
  }

  private AutoExploration goOn(ProbeRun probe, String detail) {
    probe.raiseMemory(limits.maxMemory());
    probe.advance(Long.MAX_VALUE);
    return new ByProbeSets(probe.exploration(), "stubborn sets were given up: " + detail);
  }

  private static String reason(Outcome outcome, Turns turns) {
    if (outcome instanceof Interrupted || outcome instanceof LimitReached) {
      return turns.givenUp() == null
          ? "probe sets were not complete either"
          : "probe sets were given up before: " + turns.givenUp();
    }
    if (turns.givenUp() != null) {
      return "probe sets were given up: " + turns.givenUp();
    }
    return turns.probe() == null
        ? "stubborn sets were complete before probe sets had a turn"
        : "stubborn sets are complete, probe sets were not with %d vectors"
            .formatted(turns.probe().vectors());
  }
}
