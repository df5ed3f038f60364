package drop.cli;

import drop.explore.CycleProviso;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.net.PetriNet;
import drop.reduce.DeletionOptions;
import drop.reduce.Demand;
import drop.reduce.EnabledFilter;
import drop.reduce.Preserve;
import drop.reduce.SetAlgorithm;
import drop.reduce.StaticIndependence;
import drop.reduce.StubbornDeletion;
import drop.reduce.check.DependencyCheck;
import drop.reduce.check.ReductionCheck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Ample, persistent or stubborn sets in a search that stores states.
 *
 * @param proviso against putting transitions off for ever, where more than deadlocks is kept
 * @param checked whether each set is checked against its definition
 * @param deletion how deletion is done, or null where it is no matter of that
 */
record StaticReduction(
    SetAlgorithm sets,
    Order order,
    Preserve preserve,
    VisiblePlaces visible,
    CycleProviso.Kind proviso,
    boolean sleep,
    boolean chain,
    boolean checked,
    DeletionOptions deletion)
    implements Reduction {
  /** Long enough to spare most states, short enough to find a cycle soon. */
  private static final int CHAIN = 32;

  /** How many markings to look at on the paths outside one set. */
  private static final int CHECKED_MARKINGS = 10_000;

  /** The sets alone, for deadlocks or whatever a property asks for. */
  static StaticReduction of(SetAlgorithm sets, Order order) {
    VisiblePlaces nothing = new VisiblePlaces(List.of());
    return new StaticReduction(
        sets, order, Preserve.DEADLOCK, nothing, null, false, false, false, null);
  }

  @Override
  public String name() {
    return sets.reduction();
  }

  @Override
  public Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    if (sets != SetAlgorithm.AMPLE) {
      options.put(name(), Names.of(sets));
    }
    options.put("order", Names.of(order));
    if (preserve != Preserve.DEADLOCK) {
      options.put("preserve", Names.of(preserve));
      options.put("proviso", Names.of(proviso));
    }
    if (!visible.none()) {
      options.put("visible", visible.toString());
    }
    if (deletion != null) {
      options.put("pairs", Names.of(deletion.pairs()));
      options.put("leave", deletion.asListed() ? "listed" : "downstream");
    }
    if (sleep) {
      options.put("sleep", true);
    }
    if (chain) {
      options.put("chain", true);
    }
    return options;
  }

  @Override
  public void check(PetriNet net) throws UsageException {
    visible.check(net);
  }

  @Override
  public Findings explore(PetriNet net, Limits limits, Monitor monitor) {
    Search search = search(net, Demand.of(preserve, net, visible.of(net)), null, limits);
    return new StoredFindings(search.explorer.explore(monitor), search.check);
  }

  /**
   * A search by this reduction, ready to run.
   *
   * @param check what checks its sets, or null
   */
  record Search(Explorer explorer, ReductionCheck check) {}

  /**
   * A search that keeps what is demanded.
   *
   * @param target whether a marking is looked for, or null where none is; for checking the sets
   */
  Search search(PetriNet net, Demand demand, Predicate<int[]> target, Limits limits) {
    EnabledFilter filter =
        deletion == null
            ? sets.filter(net, demand)
            : new StubbornDeletion(net, demand, deletion);
    ReductionCheck check = null;
    if (checked) {
      check =
          target != null
              ? ReductionCheck.target(net, target, filter, CHECKED_MARKINGS)
              : sets.strong()
                  ? ReductionCheck.strong(net, demand, filter, CHECKED_MARKINGS)
                  : ReductionCheck.weak(net, demand, filter, CHECKED_MARKINGS);
      filter = check;
    }
    StaticIndependence independence = sleep ? new StaticIndependence(net) : null;
    if (checked && sleep) {
      filter = new DependencyCheck(net, independence, filter);
    }
    CycleProviso heeded =
        demand.level() == Preserve.DEADLOCK
            ? null
            : new CycleProviso(provisoKind(), demand.level() != Preserve.SAFETY);
    Reduced reduced = new Reduced(filter, heeded, independence, chain ? CHAIN : 0);
    return new Search(new Explorer(net, order, reduced, limits), check);
  }

  private CycleProviso.Kind provisoKind() {
    return proviso != null
        ? proviso
        : order == Order.DFS ? CycleProviso.Kind.STACK : CycleProviso.Kind.CLOSED_SET;
  }
}
