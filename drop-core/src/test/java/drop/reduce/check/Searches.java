package drop.reduce.check;

import drop.net.PetriNet;
import drop.reduce.EnabledFilter;
import drop.reference.ReferenceStateSpace;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The plainest search of what a filter leaves. */
final class Searches {
  private Searches() {}

  static long[] enabled(PetriNet net, int[] marking) {
    long[] set = new long[(net.transitionCount() + 63) / 64];
    for (int t = 0; t < net.transitionCount(); t++) {
      if (ReferenceStateSpace.enabled(net, t, marking)) {
        set[t / 64] |= 1L << t;
      }
    }
    return set;
  }

  /** The deadlocks that are reached; the filter is asked in every other marking. */
  static Set<List<Integer>> deadlocks(PetriNet net, EnabledFilter filter) {
    Set<List<Integer>> seen = new HashSet<>();
    Set<List<Integer>> deadlocks = new HashSet<>();
    Deque<int[]> open = new ArrayDeque<>();
    open.push(net.initialMarking());
    seen.add(list(net.initialMarking()));
    while (!open.isEmpty()) {
      int[] marking = open.pop();
      long[] enabled = enabled(net, marking);
      if (Arrays.stream(enabled).allMatch(bits -> bits == 0)) {
        deadlocks.add(list(marking));
        continue;
      }
      filter.filter(marking.clone(), enabled);
      for (int t = 0; t < net.transitionCount(); t++) {
        if ((enabled[t / 64] >>> t & 1) != 0) {
          int[] next = ReferenceStateSpace.fire(net, t, marking);
          if (seen.add(list(next))) {
            open.push(next);
          }
        }
      }
    }
    return deadlocks;
  }

  private static List<Integer> list(int[] marking) {
    return Arrays.stream(marking).boxed().toList();
  }
}
