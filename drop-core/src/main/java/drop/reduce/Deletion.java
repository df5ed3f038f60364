package drop.reduce;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * The set from which enabled transitions leave, and what follows when one does. What is outside can
 * fire, and by firing enable more that is outside: an over-approximation in which a place that has grown
 * holds any number. Whatever depends on one of those must leave too.
 */
final class Deletion {
  private static final int NOBODY = -1;
  private static final int LEFT = 0;
  private static final int KEY = 1;
  private static final int OUTSIDE = 2;
  private static final int COUNTED = 3;
  private static final int GROWN = 4;
  private static final int SHRUNK = 5;
  private static final int KINDS = 6;

  private final Conditions net;
  private final SetKind kind;
  private final Relations relations;
  private final Target target;

  private final boolean[] inSet;
  private final boolean[] key;
  private final boolean[] outside;
  private final boolean[] stuck;
  private final boolean[] grown;
  private final boolean[] shrunk;
  private final int[] unsatisfied;
  /** The choice in which the unsatisfied conditions of a transition were last counted. */
  private final int[] counted;

  private int choice;
  private int[] marking;
  private int[] enabled;
  private int count;
  private int size;
  private int keys;
  private int anchor;
  private boolean failed;
  private final IntArrayList queue = new IntArrayList();
  private final IntArrayList trail = new IntArrayList();

  Deletion(Conditions net, Relations relations, SetKind kind, Target target) {
    this.net = net;
    this.relations = relations;
    this.kind = kind;
    this.target = target;
    int transitions = net.transitions;
    inSet = new boolean[transitions];
    key = new boolean[transitions];
    outside = new boolean[transitions];
    stuck = new boolean[transitions];
    unsatisfied = new int[transitions];
    counted = new int[transitions];
    grown = new boolean[net.places];
    shrunk = new boolean[net.places];
  }

  /** Begins with a new marking and the transitions that are enabled in it, on loan. */
  void begin(int[] inMarking, int[] enabledThere, int enabledCount) {
    marking = inMarking;
    enabled = enabledThere;
    count = enabledCount;
    if (++choice == Integer.MAX_VALUE) {
      Arrays.fill(counted, 0);
      choice = 1;
    }
  }

  /**
   * Lets the transitions leave in their order, as far as enough stays.
   *
   * @return how many stay; {@link #stays} tells which, until {@link #end}
   */
  int run() {
    anchor = NOBODY;
    return delete(0, count + 1);
  }

  /**
   * The same, but the anchor stays, and for weak sets as a key.
   *
   * @param enough gives up when so many must stay
   */
  int run(int anchored, int enough) {
    int staying = require(anchored, enough);
    anchor = anchored;
    return staying < enough ? delete(staying, enough) : enough;
  }

  private int delete(int required, int enough) {
    int staying = required;
    size = count;
    keys = count;
    for (int i = 0; i < count; i++) {
      inSet[enabled[i]] = true;
      key[enabled[i]] = true;
    }
    int least = kind == SetKind.TARGET ? 0 : 1;
    for (int i = 0; i < count && size > least; i++) {
      int t = enabled[i];
      if (inSet[t] && !stuck[t] && !letLeave(t)) {
        stuck[t] = true;
        if (++staying == enough) {
          break;
        }
      }
    }
    return size;
  }

  boolean stays(int t) {
    return inSet[t];
  }

  /** Undoes a run. */
  void end() {
    rollBack(0);
    for (int i = 0; i < count; i++) {
      inSet[enabled[i]] = false;
      key[enabled[i]] = false;
      stuck[enabled[i]] = false;
    }
  }

  /**
   * Makes everything stay without which the anchor could not.
   *
   * @return how many these are at least; no more are looked for than {@code enough}
   */
  private int require(int anchored, int enough) {
    for (int i = 0; i < count; i++) {
      inSet[enabled[i]] = true;
    }
    queue.clear();
    queue.add(anchored);
    stuck[anchored] = true;
    if (kind == SetKind.WEAK) {
      requireAll(relations.disablersOf(anchored));
    }
    for (int next = 0; next < queue.size() && queue.size() < enough; next++) {
      requireAll(relations.evictorsOf(queue.get(next)));
    }
    return queue.size();
  }

  private void requireAll(int[] transitions) {
    for (int u : transitions) {
      if (inSet[u] && !stuck[u]) {
        stuck[u] = true;
        queue.add(u);
      }
    }
  }

  /** Lets one leave, with all that must follow; if too little would stay, nothing happens. */
  private boolean letLeave(int t) {
    int mark = trail.size();
    failed = false;
    queue.clear();
    leave(t);
    // First in, first out: what is bound to stay is mostly near.
    for (int next = 0; !failed && next < queue.size(); next++) {
      propagate(queue.get(next));
    }
    if (!failed && kind == SetKind.TARGET) {
      failed = !target.excluded(marking, grown, shrunk);
    }
    if (failed) {
      rollBack(mark);
    }
    return !failed;
  }

  private void leave(int t) {
    if (stuck[t]) {
      failed = true;
      return;
    }
    inSet[t] = false;
    size--;
    note(LEFT, t);
    if (kind == SetKind.WEAK) {
      noKey(t);
    }
    failed |= kind == SetKind.STRONG && size == 0;
    goOutside(t);
  }

  private void noKey(int t) {
    if (key[t]) {
      key[t] = false;
      keys--;
      note(KEY, t);
      failed |= keys == 0 || t == anchor;
    }
  }

  private void goOutside(int t) {
    outside[t] = true;
    note(OUTSIDE, t);
    queue.add(t);
  }

  private void propagate(int u) {
    for (int t : relations.evictedBy(u)) {
      if (inSet[t]) {
        leave(t);
      }
    }
    if (kind == SetKind.WEAK) {
      for (int t : relations.disabledBy(u)) {
        noKey(t);
      }
    }
    if (failed) {
      return;
    }
    for (int p : net.grows[u]) {
      if (!grown[p]) {
        grown[p] = true;
        note(GROWN, p);
        satisfyNeeders(p);
      }
    }
    for (int p : net.shrinks[u]) {
      if (!shrunk[p]) {
        shrunk[p] = true;
        note(SHRUNK, p);
        satisfyForbidders(p);
      }
    }
  }

  private void satisfyNeeders(int p) {
    int[] needers = net.needers[p];
    int[] tokens = net.neederTokens[p];
    int here = marking[p];
    for (int i = 0; i < needers.length; i++) {
      if (here < tokens[i]) {
        satisfy(needers[i]);
      }
    }
  }

  private void satisfyForbidders(int p) {
    int[] forbidders = net.forbidders[p];
    for (int i = 0; i < forbidders.length; i++) {
      if (marking[p] >= net.forbidderFrom[p][i]) {
        satisfy(forbidders[i]);
      }
    }
  }

  private void satisfy(int t) {
    if (relations.inert(t)) {
      return;
    }
    if (counted[t] != choice) {
      counted[t] = choice;
      unsatisfied[t] = net.unsatisfied(t, marking);
    }
    unsatisfied[t]--;
    note(COUNTED, t);
    if (unsatisfied[t] == 0 && !outside[t]) {
      goOutside(t);
    }
  }

  private void note(int what, int which) {
    trail.add(which * KINDS + what);
  }

  private void rollBack(int mark) {
    while (trail.size() > mark) {
      int entry = trail.removeAtIndex(trail.size() - 1);
      int which = entry / KINDS;
      switch (entry % KINDS) {
        case LEFT -> {
          inSet[which] = true;
          size++;
        }
        case KEY -> {
          key[which] = true;
          keys++;
        }
        case OUTSIDE -> outside[which] = false;
        case COUNTED -> unsatisfied[which]++;
        case GROWN -> grown[which] = false;
        default -> shrunk[which] = false;
      }
    }
  }
}
