package drop.cli;

import drop.explore.Exploration;
import drop.explore.StateSpace;
import drop.explore.StoredSpace;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.reduce.check.ReductionCheck;
import drop.result.Outcome;
import drop.result.Statistics;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What a search that stores states found.
 *
 * @param check what has checked the sets of a reduction, or null
 */
record StoredFindings(Exploration exploration, ReductionCheck check) implements Findings {
  StoredFindings(Exploration exploration) {
    this(exploration, null);
  }

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
    if (check != null) {
      figures.put("checkedSets", check.checked());
      figures.put("uncheckedSets", check.unchecked());
    }
    return figures;
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
