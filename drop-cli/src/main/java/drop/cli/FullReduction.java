package drop.cli;

import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.StateSpace;
import drop.explore.StoredSpace;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.net.PetriNet;
import drop.result.Outcome;
import drop.result.Statistics;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** No reduction: every state. */
record FullReduction(Order order, int threads) implements Reduction {
  @Override
  public String name() {
    return "full";
  }

  @Override
  public Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("order", order.name().toLowerCase(Locale.ROOT));
    options.put("threads", threads);
    return options;
  }

  @Override
  public Findings explore(PetriNet net, Limits limits, Monitor monitor) {
    return new Found(new Explorer(net, order, threads, limits).explore(monitor));
  }

  private record Found(Exploration exploration) implements Findings {
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
      return Map.of();
    }

    @Override
    public void forEachDeadlock(Consumer<int[]> consumer) {
      StateSpace space = exploration.space();
      int[] marking = new int[space.net().placeCount()];
      for (int i = 0; i < space.deadlocks().size(); i++) {
        space.marking(space.deadlocks().get(i), marking);
        consumer.accept(marking);
      }
    }

    @Override
    public Lts lts() {
      return new StoredLts((StoredSpace) exploration.space());
    }
  }
}
