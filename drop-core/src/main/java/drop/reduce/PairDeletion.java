package drop.reduce;

/**
 * Strong stubborn sets by deletion with a sharper view of what can fire outside: by the pairs of places
 * that can be marked together, from the present marking on. It costs more than {@link Deletion} and often
 * finds nothing smaller, so it looks less often where it has not helped.
 */
final class PairDeletion {
  private static final int PATIENCE = 48;
  private static final int SELDOM = 20;
  private static final int LONGEST_PAUSE = 1024;
  private static final int STEPS = 16;
  /** Beyond, the pairs of one marking take longer than they are worth. */
  private static final int MOST_PLACES = 512;

  private final Relations relations;
  private final int[][] dependent;
  private final int transitions;
  private final PairClosure pairs;
  private int[] set = new int[16];
  private int size;
  private int savedSize;
  private int[] saved = new int[16];
  private final Backoff backoff = new Backoff(PATIENCE, SELDOM, LONGEST_PAUSE);

  PairDeletion(
      Conditions net, PairReachability reachable, Dependence dependence, Relations relations) {
    this.relations = relations;
    this.transitions = net.transitions;
    this.pairs = net.places <= MOST_PLACES ? new PairClosure(net, reachable.safe()) : null;
    this.dependent = new int[net.transitions][];
    for (int t = 0; t < net.transitions; t++) {
      dependent[t] = dependence.dependent(t);
    }
  }

  /** Whether it is worth while to try in this state. */
  boolean worthTrying() {
    return pairs != null && backoff.now();
  }

  /** Is told whether a try has found a smaller set. */
  void learn(boolean success) {
    backoff.learn(success);
  }

  /**
   * Lets more transitions leave a stubborn set, in their order; yields how many stay.
   *
   * @param stubborn the enabled transitions of the set
   */
  int run(int[] marking, int[] enabled, int count, int[] stubborn, int stubbornSize) {
    if (stubbornSize > set.length) {
      set = new int[2 * stubbornSize];
      saved = new int[2 * stubbornSize];
    }
    System.arraycopy(stubborn, 0, set, 0, stubbornSize);
    size = stubbornSize;
    pairs.begin(marking);
    for (int t = 0; t < transitions; t++) {
      if (!relations.inert(t)) {
        pairs.allowLater(t);
      }
    }
    for (int i = 0; i < count; i++) {
      pairs.allow(enabled[i]);
    }
    for (int i = 0; i < stubbornSize; i++) {
      pairs.forbid(stubborn[i]);
    }
    pairs.close();
    for (int i = 0; i < stubbornSize && size > 1; i++) {
      if (!pairs.allowed(stubborn[i])) {
        letLeave(stubborn[i]);
      }
    }
    return size;
  }

  /** What stays after a run. */
  int[] set() {
    return set;
  }

  private void letLeave(int t) {
    pairs.save();
    System.arraycopy(set, 0, saved, 0, size);
    savedSize = size;
    pairs.allow(t);
    remove();
    boolean closed = false;
    while (!closed && size > 0) {
      // Not to the end at once: what must leave is often known long before, and often is all.
      closed = pairs.close(STEPS);
      for (int i = 0; i < size; i++) {
        if (evicted(set[i])) {
          pairs.allow(set[i]);
          closed = false;
        }
      }
      remove();
    }
    if (size == 0) {
      pairs.restore();
      System.arraycopy(saved, 0, set, 0, savedSize);
      size = savedSize;
    }
  }

  /** Takes out of the set what is allowed to fire outside it. */
  private void remove() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (!pairs.allowed(set[i])) {
        set[kept++] = set[i];
      }
    }
    size = kept;
  }

  private boolean evicted(int t) {
    for (int u : dependent[t]) {
      if (pairs.reached(u) && pairs.together(t, u)) {
        return true;
      }
    }
    return false;
  }
}
