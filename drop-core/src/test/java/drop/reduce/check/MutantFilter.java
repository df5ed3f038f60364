package drop.reduce.check;

import drop.net.PetriNet;
import drop.reduce.EnabledFilter;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Strong stubborn sets by closure from the first enabled transition, as the textbook has them, and any
 * one condition of the definition can be left out.
 */
final class MutantFilter implements EnabledFilter {
  /** A condition. */
  enum Rule {
    /** With an enabled transition those that disable it. */
    DISABLING,
    /** With an enabled transition those that it disables. */
    DISABLED,
    /** With a transition that lacks tokens those that bring some. */
    PRODUCERS,
    /** With a transition that is inhibited those that take tokens away. */
    CONSUMERS,
    NONE
  }

  private final PetriNet net;
  private final Rule dropped;

  MutantFilter(PetriNet net, Rule dropped) {
    this.net = net;
    this.dropped = dropped;
  }

  @Override
  public void filter(int[] marking, long[] enabled) {
    BitSet all = BitSet.valueOf(enabled);
    BitSet changing = new BitSet();
    all.stream().filter(this::changes).forEach(changing::set);
    if (changing.isEmpty()) {
      return;
    }
    BitSet set = new BitSet();
    BitSet done = new BitSet();
    set.set(changing.nextSetBit(0));
    while (done.cardinality() < set.cardinality()) {
      BitSet open = (BitSet) set.clone();
      open.andNot(done);
      int t = open.nextSetBit(0);
      done.set(t);
      for (int u = 0; u < net.transitionCount(); u++) {
        if (changes(u) && (all.get(t) ? depends(t, u) : helps(marking, t, u))) {
          set.set(u);
        }
      }
    }
    set.and(all);
    Arrays.fill(enabled, 0);
    System.arraycopy(set.toLongArray(), 0, enabled, 0, set.toLongArray().length);
  }

  private boolean depends(int t, int u) {
    return dropped != Rule.DISABLING && disturbs(u, t)
        || dropped != Rule.DISABLED && disturbs(t, u);
  }

  /** Whether u takes what t needs or gives what t must not find. */
  private boolean disturbs(int u, int t) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (effect(u, p) < 0 && needed(t, p) > 0
          || effect(u, p) > 0 && net.inhibitors().weight(t, p) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether u can help with the first reason why t is disabled. */
  private boolean helps(int[] marking, int t, int u) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (marking[p] < needed(t, p)) {
        return dropped != Rule.PRODUCERS && effect(u, p) > 0;
      }
      int from = net.inhibitors().weight(t, p);
      if (from > 0 && marking[p] >= from) {
        return dropped != Rule.CONSUMERS && effect(u, p) < 0;
      }
    }
    throw new AssertionError("enabled");
  }

  private int needed(int t, int p) {
    return Math.max(net.inputs().weight(t, p), net.reads().weight(t, p));
  }

  private int effect(int t, int p) {
    return net.outputs().weight(t, p) - net.inputs().weight(t, p);
  }

  private boolean changes(int t) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (effect(t, p) != 0) {
        return true;
      }
    }
    return false;
  }
}
