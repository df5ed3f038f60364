package drop.cli;

import drop.explore.Exploration;
import drop.explore.StateSpace;
import drop.explore.StoredSpace;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.result.Outcome;
import drop.result.Statistics;
import java.util.Map;
import java.util.function.Consumer;

/** What a search that stores states found. */
record StoredFindings(Exploration exploration) implements Findings {
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
