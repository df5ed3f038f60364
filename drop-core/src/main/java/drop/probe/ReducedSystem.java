package drop.probe;

import drop.explore.Stopped;
import drop.net.PetriNet;
import drop.state.MemoryBudget;
import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * The markings and edges of a reduced exploration. The states are the targets of vectors; markings on
 * the way to a missed action belong to it as far as they are needed to reach one.
 */
final class ReducedSystem {
  /** What an edge takes in a set with some room to grow. */
  private static final int EDGE_BYTES = 16;

  private final SymbolicActions actions;
  private final MemoryBudget budget;
  private final Markings markings;
  private final BitSet targets = new BitSet();
  private final BitSet reached = new BitSet();
  private final BitSet fired = new BitSet();
  private final BitSet dead = new BitSet();
  private final LongHashSet edges = new LongHashSet();
  private final IntArrayList deadlocks = new IntArrayList();
  private int targetCount;
  private int[] visits = new int[64];

  ReducedSystem(SymbolicActions actions, MemoryBudget budget) {
    this.actions = actions;
    this.budget = budget;
    this.markings = new Markings(budget);
  }

  PetriNet net() {
    return actions.net();
  }

  int places() {
    return actions.places();
  }

  Markings markings() {
    return markings;
  }

  /** Counts one more vector that is expanded in the marking, and gives the count. */
  int visit(int number) {
    if (number >= visits.length) {
      visits = Arrays.copyOf(visits, 2 * number);
    }
    return ++visits[number];
  }

  int visits(int number) {
    return visits[number];
  }

  /** Notes that a vector leads to the marking of that number. */
  void target(int number) {
    if (!targets.get(number)) {
      targets.set(number);
      targetCount++;
    }
    reached.set(number);
  }

  boolean isTarget(int number) {
    return targets.get(number);
  }

  /** Whether the recorded edges lead to the marking. */
  boolean isReached(int number) {
    return reached.get(number);
  }

  int targets() {
    return targetCount;
  }

  void deadlock(int number) {
    if (!dead.get(number)) {
      dead.set(number);
      deadlocks.add(number);
    }
  }

  IntArrayList deadlocks() {
    return deadlocks;
  }

  void edge(int from, int transition) throws Stopped {
    fired.set(transition);
    if (edges.add((long) from << 32 | transition) && !budget.reserve(EDGE_BYTES)) {
      throw Stopped.full();
    }
  }

  /** Notes the transitions that are enabled in a marking but change nothing: it is no deadlock. */
  void loops(int number, int[] marking) {
    for (int t = 0; t < actions.transitions(); t++) {
      if (actions.enabled(t, marking)) {
        edges.add((long) number << 32 | t);
      }
    }
  }

  /** Fires a transition in a reached marking, which the marking becomes, and notes the edge. */
  void step(int[] marking, int transition) throws Stopped {
    edge(markings.number(marking), transition);
    actions.apply(transition, marking);
    reached.set(markings.number(marking));
  }

  boolean hasFired(int transition) {
    return fired.get(transition);
  }

  BitSet fired() {
    return fired;
  }

  LongHashSet edges() {
    return edges;
  }
}
