package drop.reduce;

import drop.net.PetriNet;
import drop.reduce.DeletionOptions.Pairs;
import java.util.Arrays;

/**
 * Stubborn sets by deletion (Valmari; Varpaaniemi; Geldenhuys, Hansen and Valmari, Exploring the scope
 * for partial order reduction, 2009): enabled transitions leave the set one by one as long as what
 * remains is stubborn. What remains is ⊆-minimal for the order of removal; where it is no single
 * transition, removal is tried again once with each transition as the one that stays, and the smallest
 * set counts.
 *
 * <p>Weak sets keep deadlocks; strong sets are persistent and keep more with a cycle proviso; with a
 * target, sets keep a shortest way to it (Schmidt, Stubborn sets for standard properties, 1999) and may
 * be empty.
 */
public final class StubbornDeletion implements EnabledFilter {
  /** Sets of this size and less are looked for where they can be told by their neighbourhood. */
  private static final int SMALL = 2;

  /** So many enabled transitions are not too many to try pairs of places on all of them. */
  private static final int FEW = 24;

  private static final int PATIENCE = 64;
  private static final int SELDOM = 20;
  private static final int LONGEST_PAUSE = 64;
  /** All deletion pauses less, and only where it practically never helps. */
  private static final int HARDLY_EVER = 200;

  private static final int SHORT_PAUSE = 8;

  private final Demand demand;
  private final Relations relations;
  private final Deletion deletion;
  private final Eviction eviction;
  private final PairDeletion pairDeletion;
  private final SetKind kind;
  /** The transitions in the order in which they leave. */
  private final int[] order;

  private final int[] position;
  private final long[] positions;
  private final boolean[] isEnabled;
  private final Backoff deletions = new Backoff(PATIENCE, HARDLY_EVER, SHORT_PAUSE);
  private final Backoff anchors = new Backoff(PATIENCE, SELDOM, LONGEST_PAUSE);
  private int[] enabled = new int[16];
  private int[] best = new int[16];
  private int[] candidate = new int[16];
  private int count;
  private int bestSize;

  /**
   * @param options with weak sets only where nothing but deadlocks is to be kept
   */
  public StubbornDeletion(PetriNet petriNet, Demand demand, DeletionOptions options) {
    boolean weak = options.weak();
    if (weak && demand.level() != Preserve.DEADLOCK) {
      throw new IllegalArgumentException("weak stubborn sets keep deadlocks only");
    }
    this.demand = demand;
    this.kind = demand.target() != null ? SetKind.TARGET : weak ? SetKind.WEAK : SetKind.STRONG;
    Conditions net = new Conditions(petriNet);
    PairReachability pairs =
        options.pairs() == Pairs.NEVER
            ? new PairReachability()
            : new PairReachability(petriNet, net);
    Dependence dependence = new Dependence(net, pairs, demand);
    relations = new Relations(dependence, kind == SetKind.STRONG);
    deletion = new Deletion(net, relations, kind, demand.target());
    pairDeletion =
        options.pairs() == Pairs.STATE
            ? new PairDeletion(net, pairs, dependence, relations)
            : null;
    eviction = new Eviction(net, relations, kind == SetKind.WEAK);
    order =
        LeavingOrder.of(
            net,
            petriNet.initialMarking(),
            dependence,
            demand.visible(),
            options.asListed());
    position = new int[net.transitions];
    for (int i = 0; i < order.length; i++) {
      position[order[i]] = i;
    }
    positions = new long[(net.transitions + 63) / 64];
    isEnabled = new boolean[net.transitions];
  }

  @Override
  public void filter(int[] marking, long[] set) {
    collect(set);
    if (count == 0) {
      return;
    }
    choose(marking);
    Arrays.fill(set, 0);
    for (int i = 0; i < bestSize; i++) {
      set[best[i] >>> 6] |= 1L << best[i];
    }
  }

  /** Collects the enabled transitions that count. Where none does, nothing is filtered. */
  private void collect(long[] set) {
    int found = 0;
    for (int w = 0; w < set.length; w++) {
      for (long bits = set[w]; bits != 0; bits &= bits - 1) {
        int t = (w << 6) + Long.numberOfTrailingZeros(bits);
        if (!relations.inert(t)) {
          positions[position[t] >>> 6] |= 1L << position[t];
          found++;
        }
      }
    }
    if (found > enabled.length) {
      enabled = new int[2 * found];
      best = new int[enabled.length];
      candidate = new int[enabled.length];
    }
    count = 0;
    for (int w = 0; w < positions.length; w++) {
      for (long bits = positions[w]; bits != 0; bits &= bits - 1) {
        enabled[count++] = order[(w << 6) + Long.numberOfTrailingZeros(bits)];
      }
      positions[w] = 0;
    }
  }

  private void choose(int[] marking) {
    bestSize = count;
    System.arraycopy(enabled, 0, best, 0, count);
    if (kind == SetKind.TARGET) {
      deletion.begin(marking, enabled, count);
      keep(deletion.run());
    } else if (count > 1) {
      if (!chooseSmall(marking)) {
        tryDeletion(marking);
      }
      tryPairs(marking);
    }
  }

  private void tryDeletion(int[] marking) {
    if (!deletions.now()) {
      return;
    }
    deletion.begin(marking, enabled, count);
    keep(deletion.run());
    if (bestSize > 1 && anchors.now()) {
      int before = bestSize;
      for (int i = count - 1; i >= 0 && bestSize > 1; i--) {
        keep(deletion.run(enabled[i], bestSize));
      }
      anchors.learn(bestSize < before);
    }
    deletions.learn(bestSize < count);
  }

  private void tryPairs(int[] marking) {
    if (bestSize > 1 && pairDeletion != null && pairDeletion.worthTrying()) {
      int size =
          count <= FEW
              ? pairDeletion.run(marking, enabled, count, enabled, count)
              : pairDeletion.run(marking, enabled, count, best, bestSize);
      boolean better = size < bestSize && demand.accepts(pairDeletion.set(), size);
      if (better) {
        System.arraycopy(pairDeletion.set(), 0, best, 0, size);
        bestSize = size;
      }
      pairDeletion.learn(better);
    }
  }

  /** Looks for a set of one, or if there is none of two transitions. */
  private boolean chooseSmall(int[] marking) {
    for (int i = 0; i < count; i++) {
      isEnabled[enabled[i]] = true;
    }
    eviction.begin(marking, isEnabled);
    boolean found = false;
    for (int size = 1; size <= SMALL && !found && size < count; size++) {
      for (int i = count - 1; i >= 0 && !found; i--) {
        found =
            required(enabled[i], size)
                && demand.accepts(candidate, size)
                && eviction.stands(candidate, size);
      }
      if (found) {
        bestSize = size;
        System.arraycopy(candidate, 0, best, 0, size);
      }
    }
    for (int i = 0; i < count; i++) {
      isEnabled[enabled[i]] = false;
    }
    return found;
  }

  /** Whether the anchor and the enabled transitions that it cannot do without are so many. */
  private boolean required(int anchor, int size) {
    candidate[0] = anchor;
    int found = 1;
    if (kind == SetKind.WEAK) {
      found = require(relations.disablersOf(anchor), found, size);
    }
    for (int i = 0; i < found && found <= size; i++) {
      found = require(relations.evictorsOf(candidate[i]), found, size);
    }
    return found == size;
  }

  private int require(int[] transitions, int found, int size) {
    int now = found;
    for (int u : transitions) {
      if (isEnabled[u] && !isCandidate(u, now)) {
        if (now == size) {
          return size + 1;
        }
        candidate[now++] = u;
      }
    }
    return now;
  }

  private boolean isCandidate(int t, int size) {
    for (int i = 0; i < size; i++) {
      if (candidate[i] == t) {
        return true;
      }
    }
    return false;
  }

  /** Takes what the deletion has left if it is better than what there is. */
  private void keep(int size) {
    if (size < bestSize) {
      int at = 0;
      for (int i = 0; i < count; i++) {
        if (deletion.stays(enabled[i])) {
          candidate[at++] = enabled[i];
        }
      }
      if (demand.accepts(candidate, size)) {
        System.arraycopy(candidate, 0, best, 0, size);
        bestSize = size;
      }
    }
    deletion.end();
  }
}
