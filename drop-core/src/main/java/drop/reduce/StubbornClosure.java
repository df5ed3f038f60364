package drop.reduce;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Strong stubborn sets by closure (Valmari, Stubborn sets for reduced state space generation, 1990): with
 * an enabled transition all that can disable it or be disabled by it, with a disabled one all that can
 * remove one reason for its being disabled. Of the sets that start from each enabled transition the one
 * with the fewest enabled transitions is taken. It preserves deadlocks.
 *
 * <p>Transitions that change nothing are left out: no run to a deadlock needs them.
 */
public final class StubbornClosure implements EnabledFilter {
  private final PetriNet net;
  private final int[][] producers;
  private final int[][] consumers;
  private final int[][] takers;
  private final int[][] forbidders;
  private final boolean[] inside;
  private final int[] members;
  private int size;

  public StubbornClosure(PetriNet net) {
    this.net = net;
    List<IntArrayList> up = lists();
    List<IntArrayList> down = lists();
    List<IntArrayList> needing = lists();
    List<IntArrayList> forbidding = lists();
    for (int t = 0; t < net.transitionCount(); t++) {
      if (pure(t)) {
        continue;
      }
      for (int a = net.outputs().first(t); a < net.outputs().first(t + 1); a++) {
        int p = net.outputs().place(a);
        if (effect(t, p) > 0) {
          up.get(p).add(t);
        }
      }
      for (int a = net.inputs().first(t); a < net.inputs().first(t + 1); a++) {
        int p = net.inputs().place(a);
        needing.get(p).add(t);
        if (effect(t, p) < 0) {
          down.get(p).add(t);
        }
      }
      for (int a = net.reads().first(t); a < net.reads().first(t + 1); a++) {
        needing.get(net.reads().place(a)).add(t);
      }
      for (int a = net.inhibitors().first(t); a < net.inhibitors().first(t + 1); a++) {
        forbidding.get(net.inhibitors().place(a)).add(t);
      }
    }
    producers = arrays(up);
    consumers = arrays(down);
    takers = arrays(needing);
    forbidders = arrays(forbidding);
    inside = new boolean[net.transitionCount()];
    members = new int[net.transitionCount()];
  }

  private List<IntArrayList> lists() {
    List<IntArrayList> lists = new ArrayList<>();
    for (int p = 0; p < net.placeCount(); p++) {
      lists.add(new IntArrayList());
    }
    return lists;
  }

  private static int[][] arrays(List<IntArrayList> lists) {
    return lists.stream().map(IntArrayList::toArray).toArray(int[][]::new);
  }

  private int effect(int t, int p) {
    return net.outputs().weight(t, p) - net.inputs().weight(t, p);
  }

  private boolean pure(int t) {
    for (int a = net.outputs().first(t); a < net.outputs().first(t + 1); a++) {
      if (effect(t, net.outputs().place(a)) != 0) {
        return false;
      }
    }
    for (int a = net.inputs().first(t); a < net.inputs().first(t + 1); a++) {
      if (effect(t, net.inputs().place(a)) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void filter(int[] marking, long[] enabled) {
    IntArrayList changing = new IntArrayList();
    for (int t = 0; t < net.transitionCount(); t++) {
      if ((enabled[t >>> 6] >>> t & 1) != 0 && !pure(t)) {
        changing.add(t);
      }
    }
    if (changing.notEmpty()) {
      Arrays.fill(enabled, 0);
      for (int t : select(marking, changing.toArray())) {
        enabled[t >>> 6] |= 1L << t;
      }
    }
  }

  /**
   * The enabled transitions of a stubborn set.
   *
   * @param enabled the enabled transitions that change the marking, not none
   */
  public int[] select(int[] marking, int[] enabled) {
    boolean[] isEnabled = new boolean[net.transitionCount()];
    for (int t : enabled) {
      isEnabled[t] = true;
    }
    int[] best = enabled;
    for (int seed : enabled) {
      if (best.length == 1) {
        break;
      }
      int[] found = close(marking, seed, isEnabled, best.length);
      if (found.length < best.length) {
        best = found;
      }
    }
    return best;
  }

  private int[] close(int[] marking, int seed, boolean[] enabled, int enough) {
    Arrays.fill(inside, false);
    size = 0;
    add(seed);
    int count = 0;
    for (int next = 0; next < size; next++) {
      int t = members[next];
      if (enabled[t]) {
        if (++count == enough) {
          break;
        }
        addConflicts(t);
      } else {
        addEnablers(marking, t);
      }
    }
    int[] found = new int[count];
    int at = 0;
    for (int i = 0; i < size && at < count; i++) {
      if (enabled[members[i]]) {
        found[at++] = members[i];
      }
    }
    Arrays.sort(found);
    return found;
  }

  private void add(int t) {
    if (!inside[t]) {
      inside[t] = true;
      members[size++] = t;
    }
  }

  private void addAll(int[] transitions) {
    for (int t : transitions) {
      add(t);
    }
  }

  private void addConflicts(int t) {
    for (Arcs arcs : List.of(net.inputs(), net.reads())) {
      for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
        addAll(consumers[arcs.place(a)]);
      }
    }
    for (int a = net.inputs().first(t); a < net.inputs().first(t + 1); a++) {
      if (effect(t, net.inputs().place(a)) < 0) {
        addAll(takers[net.inputs().place(a)]);
      }
    }
    for (int a = net.inhibitors().first(t); a < net.inhibitors().first(t + 1); a++) {
      addAll(producers[net.inhibitors().place(a)]);
    }
    for (int a = net.outputs().first(t); a < net.outputs().first(t + 1); a++) {
      if (effect(t, net.outputs().place(a)) > 0) {
        addAll(forbidders[net.outputs().place(a)]);
      }
    }
  }

  /** Of the reasons for which the transition is disabled, that with the fewest transitions to add. */
  private void addEnablers(int[] marking, int t) {
    int[] best = null;
    int least = Integer.MAX_VALUE;
    for (Arcs arcs : List.of(net.inputs(), net.reads())) {
      for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
        int[] candidates = producers[arcs.place(a)];
        if (marking[arcs.place(a)] < arcs.weight(a) && fresh(candidates) < least) {
          best = candidates;
          least = fresh(candidates);
        }
      }
    }
    for (int a = net.inhibitors().first(t); a < net.inhibitors().first(t + 1); a++) {
      int[] candidates = consumers[net.inhibitors().place(a)];
      boolean forbids = marking[net.inhibitors().place(a)] >= net.inhibitors().weight(a);
      if (forbids && fresh(candidates) < least) {
        best = candidates;
        least = fresh(candidates);
      }
    }
    addAll(best);
  }

  private int fresh(int[] transitions) {
    int count = 0;
    for (int t : transitions) {
      count += inside[t] ? 0 : 1;
    }
    return count;
  }
}
