package drop.trace;

import drop.net.Firing;
import drop.net.PetriNet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Makes a trace to a goal shorter: it ends where the goal is reached first, loops are cut, and single
 * steps left out as long as the rest still runs and reaches the goal. What remains need not be a shortest
 * trace; the effort is limited.
 */
public final class Shortening {
  /** Firings that may be tried: below a second. */
  private static final long MOST_FIRINGS = 10_000_000;

  /** Token counts that are kept to find loops. */
  private static final long MOST_STORED = 50_000_000;

  private final PetriNet net;
  private final Predicate<int[]> goal;
  private long firings;

  /**
   * @param goal what holds in the last marking, of a marking on loan
   */
  public Shortening(PetriNet net, Predicate<int[]> goal) {
    this.net = net;
    this.goal = goal;
  }

  public Trace of(Trace trace) throws BrokenTraceException {
    int[] steps = withoutDetours(trace.transitions());
    int before;
    do {
      before = steps.length;
      steps = withoutDetours(leaveOut(steps));
    } while (steps.length < before && firings < MOST_FIRINGS);
    return Trace.of(net, steps);
  }

  /** Up to the first marking of the goal, each marking that comes back followed from its last time. */
  private int[] withoutDetours(int[] steps) {
    int[] marking = net.initialMarking();
    int end = 0;
    while (end < steps.length && !goal.test(marking)) {
      Firing.fire(net, steps[end++], marking);
    }
    firings += end;
    if ((long) end * net.placeCount() > MOST_STORED) {
      return Arrays.copyOf(steps, end);
    }
    Map<Key, Integer> lastTime = new HashMap<>();
    Key[] keys = new Key[end + 1];
    marking = net.initialMarking();
    for (int i = 0; i <= end; i++) {
      keys[i] = new Key(marking.clone());
      lastTime.put(keys[i], i);
      if (i < end) {
        Firing.fire(net, steps[i], marking);
      }
    }
    IntArrayList kept = new IntArrayList();
    for (int i = lastTime.get(keys[0]); i < end; i = lastTime.get(keys[i + 1])) {
      kept.add(steps[i]);
    }
    return kept.toArray();
  }

  private int[] leaveOut(int[] steps) {
    int[] current = steps;
    for (int i = current.length - 1; i >= 0 && firings < MOST_FIRINGS; i--) {
      int[] marking = net.initialMarking();
      for (int k = 0; k < i; k++) {
        Firing.fire(net, current[k], marking);
      }
      if (reaches(marking, current, i + 1)) {
        int[] shorter = new int[current.length - 1];
        System.arraycopy(current, 0, shorter, 0, i);
        System.arraycopy(current, i + 1, shorter, i, shorter.length - i);
        current = shorter;
      }
      firings += current.length;
    }
    return current;
  }

  private boolean reaches(int[] marking, int[] steps, int from) {
    for (int i = from; i < steps.length; i++) {
      if (!Firing.enabled(net, steps[i], marking)) {
        return false;
      }
      try {
        Firing.fire(net, steps[i], marking);
      } catch (ArithmeticException tooManyTokens) {
        return false;
      }
    }
    return goal.test(marking);
  }

  /** A marking as a key. */
  private static final class Key {
    private final int[] marking;
    private final int hash;

    Key(int[] marking) {
      this.marking = marking;
      this.hash = Arrays.hashCode(marking);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(marking, key.marking);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}
