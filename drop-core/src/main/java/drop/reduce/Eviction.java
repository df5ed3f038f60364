package drop.reduce;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Tells whether a few enabled transitions are a stubborn set, by looking at their neighbourhood. It finds
 * out what {@link Deletion} would find out if all others left at once, but backwards and on demand:
 * from the transitions that must not fire outside the set, to the condition that keeps each of them from
 * firing, to the transitions that could meet the condition. A transition rests on one unmet condition at
 * a time; when that gives way it rests on the next one, and when none is left it fires (a local fixpoint
 * computation after Liu and Smolka, Simple linear-time algorithms for minimal fixed points, 1998).
 */
final class Eviction {
  private static final int NONE = -1;

  private final Conditions net;
  private final Relations relations;
  private final boolean weak;

  private int[] marking;
  private boolean[] enabled;
  /** The test in which a transition was last a member, seen, or found to fire. */
  private final int[] member;

  private final int[] seen;
  private final int[] fires;
  /** The condition on which a transition rests: needs come first, then inhibitors. */
  private final int[] condition;

  private final int[] firstWatcher;
  private final IntArrayList watcher = new IntArrayList();
  private final IntArrayList nextWatcher = new IntArrayList();
  private final IntArrayList open = new IntArrayList();
  private final IntArrayList fired = new IntArrayList();
  private int test;

  Eviction(Conditions net, Relations relations, boolean weak) {
    this.net = net;
    this.relations = relations;
    this.weak = weak;
    member = new int[net.transitions];
    seen = new int[net.transitions];
    fires = new int[net.transitions];
    condition = new int[net.transitions];
    firstWatcher = new int[net.transitions];
  }

  /** Begins with a new marking and the transitions that are enabled in it, both on loan. */
  void begin(int[] inMarking, boolean[] enabledThere) {
    marking = inMarking;
    enabled = enabledThere;
  }

  /**
   * Whether the set is stubborn.
   *
   * @param set enabled transitions, the first of which is to be a key transition of a weak set
   */
  boolean stands(int[] set, int size) {
    if (++test == Integer.MAX_VALUE) {
      Arrays.fill(member, 0);
      Arrays.fill(seen, 0);
      Arrays.fill(fires, 0);
      test = 1;
    }
    watcher.clear();
    nextWatcher.clear();
    open.clear();
    for (int i = 0; i < size; i++) {
      member[set[i]] = test;
    }
    if (weak && !hold(relations.disablersOf(set[0]))) {
      return false;
    }
    for (int i = 0; i < size; i++) {
      if (!hold(relations.evictorsOf(set[i]))) {
        return false;
      }
    }
    // Those seen up to here are the ones that must not fire.
    int guarded = open.size();
    for (int next = 0; next < open.size(); next++) {
      if (!settle(open.get(next), guarded)) {
        return false;
      }
    }
    return true;
  }

  /** Looks at transitions that must not fire outside; false if one is enabled there. */
  private boolean hold(int[] transitions) {
    for (int u : transitions) {
      if (member[u] != test) {
        if (enabled[u]) {
          return false;
        }
        look(u);
      }
    }
    return true;
  }

  private void look(int u) {
    if (seen[u] != test && !relations.inert(u)) {
      seen[u] = test;
      condition[u] = NONE;
      firstWatcher[u] = NONE;
      open.add(u);
    }
  }

  /** Lets a transition rest on a condition; false if one of the guarded fires in consequence. */
  private boolean settle(int first, int guarded) {
    fired.clear();
    rest(first);
    for (int next = 0; next < fired.size(); next++) {
      int v = fired.get(next);
      for (int w = firstWatcher[v]; w != NONE; w = nextWatcher.get(w)) {
        int u = watcher.get(w);
        if (fires[u] != test) {
          rest(u);
        }
      }
    }
    return fired.isEmpty() || !anyFires(guarded);
  }

  private boolean anyFires(int guarded) {
    for (int i = 0; i < guarded; i++) {
      if (fires[open.get(i)] == test) {
        return true;
      }
    }
    return false;
  }

  /** Lets a transition rest on the next condition that nothing is known to meet, or else fire. */
  private void rest(int u) {
    int needs = net.needPlace[u].length;
    int conditions = needs + net.forbidPlace[u].length;
    // A watcher may have been told twice: the condition on which it rests may still hold.
    for (int c = Math.max(0, condition[u]); c < conditions; c++) {
      int p = c < needs ? net.needPlace[u][c] : net.forbidPlace[u][c - needs];
      boolean unmet =
          c < needs
              ? marking[p] < net.needTokens[u][c]
              : marking[p] >= net.forbidFrom[u][c - needs];
      int[] providers = c < needs ? net.growers[p] : net.shrinkers[p];
      if (unmet && !provided(providers)) {
        if (c != condition[u]) {
          condition[u] = c;
          watch(u, providers);
        }
        return;
      }
    }
    fires[u] = test;
    fired.add(u);
  }

  private boolean provided(int[] providers) {
    for (int w : providers) {
      if (member[w] != test && (enabled[w] || fires[w] == test)) {
        return true;
      }
    }
    return false;
  }

  private void watch(int u, int[] providers) {
    for (int w : providers) {
      if (member[w] != test && !relations.inert(w)) {
        look(w);
        nextWatcher.add(firstWatcher[w]);
        firstWatcher[w] = watcher.size();
        watcher.add(u);
      }
    }
  }
}
