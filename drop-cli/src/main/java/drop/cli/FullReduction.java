package drop.cli;

import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.net.PetriNet;
import java.util.LinkedHashMap;
import java.util.Map;

/** No reduction: every state. */
record FullReduction(Order order, int threads) implements Reduction {
  @Override
  public String name() {
    return "full";
  }

  @Override
  public Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("order", Names.of(order));
    options.put("threads", threads);
    return options;
  }

  @Override
  public Findings explore(PetriNet net, Limits limits, Monitor monitor) {
    return new StoredFindings(new Explorer(net, order, threads, limits).explore(monitor));
  }
}
