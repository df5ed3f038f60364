package drop.reduce;

import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A way to explore with a reduction, and what it promises to keep.
 *
 * @param level what is compared with the full state space
 * @param target whether the search is after a marking instead
 */
record Configuration(String name, Preserve level, boolean target, Search search) {
  /** Explores a net, keeping what is demanded. */
  interface Search {
    Explored explore(PetriNet net, Demand demand);
  }

  /** Every reduction with every order. */
  static List<Configuration> all() {
    List<Configuration> all = new ArrayList<>();
    for (Order order : Order.values()) {
      all.add(deadlocks("weak", order, net -> new StubbornDeletion(net, true)));
      all.add(deadlocks("strong", order, net -> new StubbornDeletion(net, false)));
      all.add(deadlocks("closure", order, StubbornClosure::new));
    }
    return all;
  }

  private static Configuration deadlocks(
      String name, Order order, Function<PetriNet, EnabledFilter> filter) {
    return new Configuration(
        name + " " + order,
        Preserve.DEADLOCK,
        false,
        (net, demand) -> filtered(net, order, filter.apply(net)));
  }

  static Explored filtered(PetriNet net, Order order, EnabledFilter filter) {
    return Explored.of(
        net, filter, new Explorer(net, order, filter, Limits.NONE).explore(new Monitor()));
  }
}
