package drop.reduce;

import java.util.BitSet;

/** Which transitions depend on which, as far as the net's structure and its pairs of places tell. */
final class Dependence {
  private final Conditions net;
  private final PairReachability pairs;
  private final Demand demand;
  private final boolean[] inert;

  Dependence(Conditions net, PairReachability pairs, Demand demand) {
    this.net = net;
    this.pairs = pairs;
    this.demand = demand;
    this.inert = new boolean[net.transitions];
    for (int t = 0; t < inert.length; t++) {
      inert[t] = !pairs.reachable(t) || demand.leavesOutIdle() && net.pure(t);
    }
  }

  int transitions() {
    return net.transitions;
  }

  /** Whether the transition never fires, or need not. */
  boolean inert(int t) {
    return inert[t];
  }

  /**
   * Those that can disable t or be disabled by it when both are enabled, or whose order with it can be
   * seen.
   */
  int[] dependent(int t) {
    BitSet dependent = new BitSet();
    near(t).stream()
        .filter(u -> (net.kills(t, u) || net.kills(u, t)) && pairs.coEnabled(t, u))
        .forEach(dependent::set);
    demand.visible().stream()
        .filter(u -> u != t && !inert[u] && demand.ordered(t, u))
        .forEach(dependent::set);
    return dependent.stream().toArray();
  }

  /** Those that u can disable when both are enabled. */
  int[] disabledBy(int u) {
    return near(u).stream().filter(t -> net.kills(u, t) && pairs.coEnabled(t, u)).toArray();
  }

  /** Those that make it harder for u to be fired after them than before: D1 fails. */
  int[] disturbedBy(int u) {
    BitSet found = new BitSet();
    for (int p : net.needPlace[u]) {
      addAll(found, net.shrinkers[p], u);
    }
    for (int p : net.forbidPlace[u]) {
      addAll(found, net.growers[p], u);
    }
    return found.stream().toArray();
  }

  /** Those that share a place with the transition in a way that can matter. */
  private BitSet near(int t) {
    BitSet found = new BitSet();
    for (int p : net.needPlace[t]) {
      addAll(found, net.shrinkers[p], t);
    }
    for (int p : net.shrinks[t]) {
      addAll(found, net.needers[p], t);
    }
    for (int p : net.forbidPlace[t]) {
      addAll(found, net.growers[p], t);
    }
    for (int p : net.grows[t]) {
      addAll(found, net.forbidders[p], t);
    }
    return found;
  }

  private void addAll(BitSet found, int[] transitions, int except) {
    for (int u : transitions) {
      if (u != except && !inert[u]) {
        found.set(u);
      }
    }
  }
}
