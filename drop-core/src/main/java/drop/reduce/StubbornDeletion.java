package drop.reduce;

import drop.net.PetriNet;
import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Stubborn sets by deletion (Valmari; Varpaaniemi; Geldenhuys, Hansen and Valmari, Exploring the scope
 * for partial order reduction, 2009). Enabled transitions leave the set one by one. What is outside can
 * fire, and by firing enable more outside: R, an over-approximation in which a place that grows once
 * holds any number. Whatever depends on a transition of R must leave too; a removal after which too
 * little is left is undone. What remains is ⊆-minimal for the order of removal; the order is tried once
 * with each transition protected, and the smallest set counts.
 *
 * <p>Weak sets keep one key transition that nothing outside disables (D2), and all others only commute
 * with what is outside (D1); strong sets ask both of every one. Both preserve deadlocks.
 */
public final class StubbornDeletion implements EnabledFilter {
  private final Conditions net;
  private final boolean weak;
  private final boolean[] pure;
  private final int[][] dependent;
  private final int[][] disturbed;
  private final int[][] disabled;
  private final int[] rank;

  private final boolean[] inSet;
  private final boolean[] key;
  private final boolean[] outside;
  private final boolean[] grown;
  private final boolean[] shrunk;
  private final int[] unsatisfied;
  private final int[] missing;
  private int[] marking;
  private int size;
  private int keys;

  private final IntArrayList queue = new IntArrayList();
  private final IntArrayList trail = new IntArrayList();
  private int[] enabled = new int[16];
  private int count;

  public StubbornDeletion(PetriNet petriNet, boolean weak) {
    this.net = new Conditions(petriNet);
    this.weak = weak;
    PairReachability pairs = new PairReachability(petriNet, net);
    int transitions = net.transitions;
    pure = new boolean[transitions];
    for (int t = 0; t < transitions; t++) {
      pure[t] = net.pure(t);
    }
    dependent = new int[transitions][];
    disturbed = new int[transitions][];
    disabled = new int[transitions][];
    Dependence dependence = new Dependence(net, pairs, pure);
    for (int t = 0; t < transitions; t++) {
      dependent[t] = dependence.dependent(t);
      disturbed[t] = dependence.disturbedBy(t);
      disabled[t] = dependence.disabledBy(t);
    }
    rank = new int[transitions];
    Arrays.setAll(rank, t -> dependent[t].length);
    inSet = new boolean[transitions];
    key = new boolean[transitions];
    outside = new boolean[transitions];
    unsatisfied = new int[transitions];
    missing = new int[transitions];
    // A transition that is dead stays outside of everything: it never counts down to nothing.
    Arrays.setAll(missing, t -> pure[t] || !pairs.reachable(t) ? Integer.MAX_VALUE / 2 : 0);
    grown = new boolean[net.places];
    shrunk = new boolean[net.places];
  }

  @Override
  public void filter(int[] inMarking, long[] set) {
    count = 0;
    for (int w = 0; w < set.length; w++) {
      for (long bits = set[w]; bits != 0; bits &= bits - 1) {
        int t = (w << 6) + Long.numberOfTrailingZeros(bits);
        if (!pure[t]) {
          if (count == enabled.length) {
            enabled = Arrays.copyOf(enabled, 2 * count);
          }
          enabled[count++] = t;
        }
      }
    }
    if (count == 0) {
      return;
    }
    Arrays.fill(set, 0);
    for (int t : count == 1 ? new int[] {enabled[0]} : choose(inMarking)) {
      set[t >>> 6] |= 1L << t;
    }
  }

  private int[] choose(int[] inMarking) {
    marking = inMarking;
    countUnsatisfied();
    sort();
    return smallest();
  }

  private void countUnsatisfied() {
    for (int t = 0; t < net.transitions; t++) {
      int open = missing[t];
      if (open == 0) {
        int[] places = net.needPlace[t];
        int[] tokens = net.needTokens[t];
        for (int i = 0; i < places.length; i++) {
          open += marking[places[i]] < tokens[i] ? 1 : 0;
        }
        int[] forbid = net.forbidPlace[t];
        for (int i = 0; i < forbid.length; i++) {
          open += marking[forbid[i]] >= net.forbidFrom[t][i] ? 1 : 0;
        }
      }
      unsatisfied[t] = open;
    }
  }

  /** Those that most depend on leave first. */
  private void sort() {
    for (int i = 1; i < count; i++) {
      int t = enabled[i];
      int at = i;
      while (at > 0 && rank[enabled[at - 1]] < rank[t]) {
        enabled[at] = enabled[at - 1];
        at--;
      }
      enabled[at] = t;
    }
  }

  private int[] smallest() {
    int[] best = delete(-1);
    for (int i = 0; i < count && best.length > 1; i++) {
      int[] other = delete(enabled[i]);
      if (other.length < best.length) {
        best = other;
      }
    }
    return best;
  }

  /** Lets transitions leave in their order, the protected one last. */
  private int[] delete(int protectedOne) {
    trail.clear();
    size = count;
    keys = count;
    for (int i = 0; i < count; i++) {
      inSet[enabled[i]] = true;
      key[enabled[i]] = true;
    }
    for (int i = 0; i < count && size > 1; i++) {
      if (enabled[i] != protectedOne && inSet[enabled[i]]) {
        tryToLeave(enabled[i]);
      }
    }
    int[] left = new int[size];
    int at = 0;
    for (int i = 0; i < count; i++) {
      if (inSet[enabled[i]]) {
        left[at++] = enabled[i];
      }
    }
    rollBack(0);
    for (int i = 0; i < count; i++) {
      inSet[enabled[i]] = false;
      key[enabled[i]] = false;
    }
    return left;
  }

  private void tryToLeave(int t) {
    int mark = trail.size();
    queue.clear();
    leave(t);
    boolean enough = true;
    while (enough && !queue.isEmpty()) {
      propagate(queue.removeAtIndex(queue.size() - 1));
      enough = weak ? keys > 0 : size > 0;
    }
    if (!(weak ? keys > 0 : size > 0)) {
      rollBack(mark);
    }
  }

  private static final int LEFT = 0;
  private static final int KEY = 1;
  private static final int OUTSIDE = 2;
  private static final int COUNTED = 3;
  private static final int GROWN = 4;
  private static final int SHRUNK = 5;
  private static final int KINDS = 6;

  private void note(int kind, int what) {
    trail.add(what * KINDS + kind);
  }

  private void leave(int t) {
    inSet[t] = false;
    size--;
    note(LEFT, t);
    noKey(t);
    goOutside(t);
  }

  private void noKey(int t) {
    if (key[t]) {
      key[t] = false;
      keys--;
      note(KEY, t);
    }
  }

  private void goOutside(int t) {
    outside[t] = true;
    note(OUTSIDE, t);
    queue.add(t);
  }

  private void propagate(int u) {
    for (int p : net.grows[u]) {
      if (!grown[p]) {
        grown[p] = true;
        note(GROWN, p);
        int[] needers = net.needers[p];
        for (int i = 0; i < needers.length; i++) {
          if (marking[p] < net.neederTokens[p][i]) {
            satisfy(needers[i]);
          }
        }
      }
    }
    for (int p : net.shrinks[u]) {
      if (!shrunk[p]) {
        shrunk[p] = true;
        note(SHRUNK, p);
        int[] forbidders = net.forbidders[p];
        for (int i = 0; i < forbidders.length; i++) {
          if (marking[p] >= net.forbidderFrom[p][i]) {
            satisfy(forbidders[i]);
          }
        }
      }
    }
    if (weak) {
      for (int t : disturbed[u]) {
        if (inSet[t]) {
          leave(t);
        }
      }
      for (int t : disabled[u]) {
        noKey(t);
      }
    } else {
      for (int t : dependent[u]) {
        if (inSet[t]) {
          leave(t);
        }
      }
    }
  }

  private void satisfy(int t) {
    unsatisfied[t]--;
    note(COUNTED, t);
    if (unsatisfied[t] == 0 && !inSet[t] && !outside[t]) {
      goOutside(t);
    }
  }

  private void rollBack(int mark) {
    while (trail.size() > mark) {
      int entry = trail.removeAtIndex(trail.size() - 1);
      int what = entry / KINDS;
      switch (entry % KINDS) {
        case LEFT -> {
          inSet[what] = true;
          size++;
        }
        case KEY -> {
          key[what] = true;
          keys++;
        }
        case OUTSIDE -> outside[what] = false;
        case COUNTED -> unsatisfied[what]++;
        case GROWN -> grown[what] = false;
        default -> shrunk[what] = false;
      }
    }
  }
}
