package drop.probe;

import drop.result.Outcome;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What a probe-set exploration yields. */
public final class ProbeExploration {
  private final Outcome outcome;
  private final ProbeSearch search;
  private final long nanos;

  ProbeExploration(Outcome outcome, ProbeSearch search, long nanos) {
    this.outcome = outcome;
    this.search = search;
    this.nanos = nanos;
  }

  public Outcome outcome() {
    return outcome;
  }

  public long nanos() {
    return nanos;
  }

  public int states() {
    return search.system().targets();
  }

  public int vectors() {
    return search.vectors();
  }

  public long missedActions() {
    return search.missedActions();
  }

  public int visitedStates() {
    return search.system().markings().size();
  }

  public BitSet fired() {
    return search.system().fired();
  }

  public List<int[]> deadlocks() {
    List<int[]> markings = new ArrayList<>();
    search.system().deadlocks().forEach(number -> {
      int[] marking = new int[search.system().net().placeCount()];
      search.system().markings().get(number, marking);
      markings.add(marking);
    });
    return markings;
  }
}
