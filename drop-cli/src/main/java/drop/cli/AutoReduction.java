package drop.cli;

import drop.auto.AutoExploration;
import drop.auto.AutoExploration.ByProbeSets;
import drop.auto.AutoExploration.ByStubbornSets;
import drop.auto.AutoExplorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.lts.Lts;
import drop.net.PetriNet;
import drop.result.Outcome;
import drop.result.Statistics;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Stubborn sets or probe sets, whichever serve the net. */
record AutoReduction(Order order) implements Reduction {
  @Override
  public String name() {
    return "auto";
  }

  @Override
  public Map<String, Object> options() {
    return Map.of("order", Names.of(order));
  }

  @Override
  public Findings explore(PetriNet net, Limits limits, Monitor monitor) {
    AutoExploration found = new AutoExplorer(net, order, limits).explore(monitor);
    if (found instanceof ByProbeSets probe) {
      return new Picked("probe", found.reason(), new ProbeReduction.Found(probe.exploration()));
    }
    return new Picked(
        "stubborn", found.reason(), new StoredFindings(((ByStubbornSets) found).exploration()));
  }

  /** What the reduction that was picked has found. */
  private record Picked(String name, String reason, Findings findings) implements Findings {
    @Override
    public Map<String, String> remarks() {
      Map<String, String> remarks = new LinkedHashMap<>();
      remarks.put("picked", name);
      remarks.put("reason", reason);
      return remarks;
    }

    @Override
    public Outcome outcome() {
      return findings.outcome();
    }

    @Override
    public Statistics statistics() {
      return findings.statistics();
    }

    @Override
    public Map<String, Long> figures() {
      return findings.figures();
    }

    @Override
    public void forEachDeadlock(Consumer<int[]> consumer) {
      findings.forEachDeadlock(consumer);
    }

    @Override
    public Lts lts() {
      return findings.lts();
    }
  }
}
