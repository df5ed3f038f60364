package drop.reference;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Equality of the stutter traces of two graphs: what is left of the labels along a maximal path when
 * repetitions are taken out, and how it ends, in a deadlock or in repetition for ever.
 *
 * <p>Both graphs are determinised: after a sequence of labels without repetitions a graph is in one of a
 * set of states. Compared are, after every such sequence, which labels can follow, whether one of the
 * states is a deadlock, and whether one lies on a silent cycle. This is equality of (1) the sequences
 * that begin a trace, (2) the finite traces that end in a deadlock, (3) those that end in endless
 * repetition. Traces that change for ever need no comparison of their own: the graphs being finite, by
 * König's lemma such a sequence is a trace if and only if all its beginnings are. So it is exactly the
 * equivalence of linear-time properties without next.
 */
public final class StutterTraces {
  private final VisibleGraph one;
  private final VisibleGraph other;

  private StutterTraces(VisibleGraph one, VisibleGraph other) {
    this.one = one;
    this.other = other;
  }

  private record Pair(List<Integer> one, List<Integer> other) {}

  /** Whether both graphs have the same stutter traces. */
  public static boolean equal(VisibleGraph one, VisibleGraph other) {
    return one.label(0) == other.label(0) && new StutterTraces(one, other).compare();
  }

  private boolean compare() {
    Set<Pair> seen = new HashSet<>();
    Deque<Pair> open = new ArrayDeque<>();
    Pair initial = new Pair(list(one.silentClosure(0)), list(other.silentClosure(0)));
    seen.add(initial);
    open.add(initial);
    while (!open.isEmpty()) {
      Pair pair = open.remove();
      Map<Long, List<Integer>> mine = steps(one, pair.one);
      Map<Long, List<Integer>> yours = steps(other, pair.other);
      if (!mine.keySet().equals(yours.keySet())
          || pair.one.stream().anyMatch(one::dead) != pair.other.stream().anyMatch(other::dead)
          || pair.one.stream().anyMatch(one::onSilentCycle)
              != pair.other.stream().anyMatch(other::onSilentCycle)) {
        return false;
      }
      mine.forEach(
          (label, states) -> {
            Pair next = new Pair(states, yours.get(label));
            if (seen.add(next)) {
              open.add(next);
            }
          });
    }
    return true;
  }

  /** By the next label where the graph can be after it, silent steps taken. */
  private static Map<Long, List<Integer>> steps(VisibleGraph graph, List<Integer> states) {
    Map<Long, IntArrayList> targets = new TreeMap<>();
    for (int state : states) {
      for (int next : graph.successors(state)) {
        if (graph.label(next) != graph.label(state)) {
          targets.computeIfAbsent(graph.label(next), label -> new IntArrayList()).add(next);
        }
      }
    }
    Map<Long, List<Integer>> steps = new TreeMap<>();
    targets.forEach((label, to) -> steps.put(label, list(graph.silentClosure(to.toArray()))));
    return steps;
  }

  private static List<Integer> list(int[] states) {
    return Arrays.stream(states).boxed().toList();
  }
}
