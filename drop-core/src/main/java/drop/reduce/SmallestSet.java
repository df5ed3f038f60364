package drop.reduce;

import java.util.Arrays;

/**
 * A reduction that grows a set from each enabled transition and takes the one with the fewest
 * enabled transitions that the demand accepts, of equal ones the first, or else everything that is
 * enabled.
 */
abstract class SmallestSet implements EnabledFilter {
  final Conditions net;
  final Candidates candidates;
  private final boolean[] enabled;
  private int[] best;
  private int[] found;

  SmallestSet(Conditions net, Demand demand) {
    this.net = net;
    candidates = new Candidates(net, demand);
    enabled = new boolean[net.transitions];
    best = new int[net.transitions];
    found = new int[net.transitions];
  }

  @Override
  public final void filter(int[] marking, long[] set) {
    candidates.load(set);
    if (candidates.count > 0) {
      int size = choose(marking);
      Candidates.store(best, size, set);
    }
  }

  /**
   * The enabled transitions of the set, ascending.
   *
   * @param counting the enabled transitions that count for the demand, ascending, not none
   */
  public final int[] select(int[] marking, int[] counting) {
    System.arraycopy(counting, 0, candidates.list, 0, counting.length);
    candidates.count = counting.length;
    int size = choose(marking);
    int[] selected = Arrays.copyOf(best, size);
    Arrays.sort(selected);
    return selected;
  }

  private int choose(int[] marking) {
    int count = candidates.count;
    for (int i = 0; i < count; i++) {
      enabled[candidates.list[i]] = true;
    }
    System.arraycopy(candidates.list, 0, best, 0, count);
    int size = count;
    for (int i = 0; i < count && size > 1; i++) {
      int grown = grow(marking, candidates.list[i], size, found);
      if (grown < size && candidates.accepts(found, grown)) {
        int[] other = best;
        best = found;
        found = other;
        size = grown;
      }
    }
    for (int i = 0; i < count; i++) {
      enabled[candidates.list[i]] = false;
    }
    return size;
  }

  final boolean isEnabled(int t) {
    return enabled[t];
  }

  /**
   * Grows a set from an enabled transition.
   *
   * @param enough with so many enabled transitions the set is of no use, and growing can end
   * @param into takes the enabled transitions of the set
   * @return how many these are
   */
  abstract int grow(int[] marking, int seed, int enough, int[] into);
}
