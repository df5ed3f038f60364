package drop.reduce;

import drop.net.PetriNet;
import java.util.BitSet;

/**
 * What a reduction is to keep.
 *
 * @param visible the transitions that change what a property looks at
 * @param target the markings that a search is after, or null; with a target, nothing but whether one
 *     of them can be reached need be kept
 */
public record Demand(Preserve level, BitSet visible, Target target) {
  public static final Demand DEADLOCKS = new Demand(Preserve.DEADLOCK, new BitSet(), null);

  public Demand {
    visible = (BitSet) visible.clone();
  }

  /** Keeps what the level says of the places of this set. */
  public static Demand of(Preserve level, PetriNet net, BitSet visiblePlaces) {
    BitSet visible = new BitSet();
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int p = visiblePlaces.nextSetBit(0); p >= 0; p = visiblePlaces.nextSetBit(p + 1)) {
        if (net.outputs().weight(t, p) != net.inputs().weight(t, p)) {
          visible.set(t);
        }
      }
    }
    return new Demand(level, visible, null);
  }

  /** Keeps whether a marking of the target can be reached. */
  public static Demand reaching(Target target) {
    return new Demand(Preserve.DEADLOCK, new BitSet(), target);
  }

  /**
   * Whether a transition that changes nothing can be left out: it matters to nobody who asks for
   * deadlocks or for a marking, but its firing is an endless run.
   */
  public boolean leavesOutIdle() {
    return level == Preserve.DEADLOCK;
  }

  /**
   * Whether the enabled transitions of this set may stand for all that are enabled, as far as the
   * demand goes: only invisible ones (Eq. 2.7 of the thesis), and for branching time a single one
   * (Eq. 2.8).
   */
  public boolean accepts(int[] set, int size) {
    if (level.compareTo(Preserve.LTL) < 0) {
      return true;
    }
    for (int i = 0; i < size; i++) {
      if (visible.get(set[i])) {
        return false;
      }
    }
    return level == Preserve.LTL || size == 1;
  }

  /** Whether two transitions depend on each other because the order of what is seen counts. */
  public boolean ordered(int t, int u) {
    return level == Preserve.SAFETY && visible.get(t) && visible.get(u);
  }
}
