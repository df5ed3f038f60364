package drop.probe;

import drop.lts.Lts;
import drop.result.Outcome;
import drop.result.Statistics;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What a probe-set exploration yields. */
public final class ProbeExploration {
  private final Outcome outcome;
  private final ProbeSearch search;
  private final long nanos;
  private final long memoryBytes;
  private final long peakMemoryBytes;

  ProbeExploration(
      Outcome outcome, ProbeSearch search, long nanos, long memoryBytes, long peakMemoryBytes) {
    this.outcome = outcome;
    this.search = search;
    this.nanos = nanos;
    this.memoryBytes = memoryBytes;
    this.peakMemoryBytes = peakMemoryBytes;
  }

  public Outcome outcome() {
    return outcome;
  }

  /** The figures; the states are the targets of vectors. A reduction says nothing about tokens. */
  public Statistics statistics() {
    return new Statistics(
        states(),
        search.system().edges().size(),
        search.system().deadlocks().size(),
        Statistics.NOT_COUNTED,
        Statistics.NOT_COUNTED,
        nanos,
        memoryBytes,
        peakMemoryBytes);
  }

  public int states() {
    return search.system().targets();
  }

  public int vectors() {
    return search.vectors();
  }

  /** How often an action was found missed. */
  public long missedActions() {
    return search.missedActions();
  }

  /** Every marking that was computed: targets and starts of vectors, and those on the way to restarts. */
  public int visitedStates() {
    return search.system().markings().size();
  }

  /** The transitions that were fired. */
  public BitSet fired() {
    return (BitSet) search.system().fired().clone();
  }

  public List<int[]> deadlocks() {
    List<int[]> markings = new ArrayList<>();
    search
        .system()
        .deadlocks()
        .forEach(
            number -> {
              int[] marking = new int[search.actions().places()];
              search.system().markings().get(number, marking);
              markings.add(search.actions().own(marking));
            });
    return markings;
  }

  /** Whether a vector leads to the marking. */
  public boolean isTarget(int[] marking) {
    int[] whole = search.actions().initialMarking();
    System.arraycopy(marking, 0, whole, 0, marking.length);
    int number = search.system().markings().find(whole);
    return number >= 0 && search.system().isTarget(number);
  }

  /** The reduced system: the targets, and the markings on the way to restarts. */
  public Lts lts() {
    return new ReducedLts(search.actions(), search.system());
  }
}
