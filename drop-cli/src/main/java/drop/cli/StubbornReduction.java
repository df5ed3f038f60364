package drop.cli;

import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.net.PetriNet;
import drop.reduce.Demand;
import drop.reduce.EnabledFilter;
import drop.reduce.StubbornClosure;
import drop.reduce.StubbornDeletion;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Stubborn sets in a search that stores states. */
record StubbornReduction(Sets sets, Order order) implements Reduction {
  /** How the sets are found. */
  enum Sets {
    WEAK,
    STRONG,
    CLOSURE
  }

  @Override
  public String name() {
    return "stubborn";
  }

  @Override
  public Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("stubborn", sets.name().toLowerCase(Locale.ROOT));
    options.put("order", order.name().toLowerCase(Locale.ROOT));
    return options;
  }

  /** Whether it finds markings that are no deadlocks as well. */
  boolean keepsTargets() {
    return sets != Sets.CLOSURE;
  }

  @Override
  public Findings explore(PetriNet net, Limits limits, Monitor monitor) {
    return new StoredFindings(explorer(net, Demand.DEADLOCKS, limits).explore(monitor));
  }

  Explorer explorer(PetriNet net, Demand demand, Limits limits) {
    EnabledFilter filter =
        switch (sets) {
          case WEAK -> new StubbornDeletion(net, demand, true);
          case STRONG -> new StubbornDeletion(net, demand, false);
          case CLOSURE -> new StubbornClosure(net, demand);
        };
    return new Explorer(net, order, Reduced.by(filter), limits);
  }
}
