package drop.reduce;

import drop.net.Firing;
import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.SmallStateSpace;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * The definition of a persistent set (Eq. 2.4 of the thesis), by search: no transition on a path
 * outside of the set depends on one inside, in the state that the path has reached.
 */
final class Persistence {
  private final PetriNet net;
  private final Demand demand;
  private final boolean[] idle;

  Persistence(PetriNet net, Demand demand) {
    this.net = net;
    this.demand = demand;
    Conditions conditions = new Conditions(net);
    this.idle = new boolean[net.transitionCount()];
    for (int t = 0; t < idle.length; t++) {
      idle[t] = demand.leavesOutIdle() && conditions.pure(t);
    }
  }

  /** The enabled transitions that count for the demand. */
  int[] counting(int[] marking) {
    return IntStream.range(0, idle.length)
        .filter(t -> !idle[t] && Firing.enabled(net, t, marking))
        .toArray();
  }

  /** What the filter leaves of the enabled transitions. */
  int[] chosen(EnabledFilter filter, int[] marking) {
    long[] set = new long[(idle.length + 63) / 64];
    IntStream.range(0, idle.length)
        .filter(t -> Firing.enabled(net, t, marking))
        .forEach(t -> set[t >>> 6] |= 1L << t);
    filter.filter(marking, set);
    return IntStream.range(0, idle.length).filter(t -> (set[t >>> 6] >>> t & 1) != 0).toArray();
  }

  /** What the filter chooses in the initial marking when these transitions are visible. */
  static List<String> initialChoice(
      BiFunction<PetriNet, Demand, EnabledFilter> filter,
      String text,
      Preserve level,
      String... visible) {
    PetriNet net = NetText.parse("n", text);
    BitSet seen = new BitSet();
    for (int t = 0; t < net.transitionCount(); t++) {
      seen.set(t, Arrays.asList(visible).contains(net.transitionId(t)));
    }
    Demand demand = new Demand(level, seen, null);
    Persistence persistence = new Persistence(net, demand);
    int[] chosen = persistence.chosen(filter.apply(net, demand), net.initialMarking());
    return persistence.ids(chosen);
  }

  List<String> ids(int[] transitions) {
    return Arrays.stream(transitions).mapToObj(net::transitionId).toList();
  }

  /** What is wrong with this set in the marking, or null. */
  String violation(int[] marking, int[] set) {
    int[] counting = counting(marking);
    if (counting.length == 0 || Arrays.equals(set, counting)) {
      return null;
    }
    if (set.length == 0 || !IntStream.of(set).allMatch(t -> contains(counting, t))) {
      return "it is no choice of what is enabled";
    }
    return demand.accepts(set, set.length) ? dependent(marking, set) : "it is not acceptable";
  }

  private String dependent(int[] start, int[] set) {
    LongHashSet seen = LongHashSet.newSetWith(SmallStateSpace.pack(start));
    Deque<int[]> open = new ArrayDeque<>();
    open.add(start);
    while (!open.isEmpty()) {
      int[] marking = open.remove();
      for (int u : counting(marking)) {
        if (!contains(set, u)) {
          int[] next = fire(u, marking);
          for (int t : set) {
            if (demand.ordered(t, u) || !commute(t, u, marking, next)) {
              return "%s outside depends on %s"
                  .formatted(net.transitionId(u), net.transitionId(t));
            }
          }
          if (seen.add(SmallStateSpace.pack(next))) {
            open.add(next);
          }
        }
      }
    }
    return null;
  }

  private boolean commute(int t, int u, int[] marking, int[] afterU) {
    int[] afterT = fire(t, marking);
    return Firing.enabled(net, t, afterU)
        && Firing.enabled(net, u, afterT)
        && Arrays.equals(fire(t, afterU), fire(u, afterT));
  }

  private int[] fire(int t, int[] marking) {
    int[] next = marking.clone();
    Firing.fire(net, t, next);
    return next;
  }

  private static boolean contains(int[] set, int t) {
    return Arrays.binarySearch(set, t) >= 0;
  }
}
