package drop.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Picks deadlocks to show, the same ones in whatever order they were found. */
final class Deadlocks {
  private static final Comparator<int[]> ORDER = Arrays::compare;

  private Deadlocks() {}

  /** The first deadlock markings in the order of their token counts, place by place. */
  static List<int[]> smallest(Findings findings, int count) {
    PriorityQueue<int[]> kept = new PriorityQueue<>(ORDER.reversed());
    findings.forEachDeadlock(
        marking -> {
          if (kept.size() < count || ORDER.compare(marking, kept.peek()) < 0) {
            kept.add(marking.clone());
            if (kept.size() > count) {
              kept.poll();
            }
          }
        });
    List<int[]> sorted = new ArrayList<>(kept);
    sorted.sort(ORDER);
    return sorted;
  }
}
