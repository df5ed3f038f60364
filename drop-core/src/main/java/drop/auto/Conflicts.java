package drop.auto;

import drop.net.Arcs;
import drop.net.PetriNet;

/** Tells which of the enabled transitions of a state can disable each other. */
final class Conflicts {
  private final PetriNet net;
  /** Of each place how many enabled transitions need, shrink, forbid and grow it. */
  private final int[] users;

  private final int[] takers;
  private final int[] forbidders;
  private final int[] givers;

  Conflicts(PetriNet net) {
    this.net = net;
    int places = net.placeCount();
    users = new int[places];
    takers = new int[places];
    forbidders = new int[places];
    givers = new int[places];
  }

  /** Whether a transition of the set can disable no other of it and be disabled by none. */
  boolean freeAmong(long[] set, int words) {
    for (int t = next(set, words, 0); t >= 0; t = next(set, words, t + 1)) {
      count(t, 1);
    }
    boolean found = false;
    for (int t = next(set, words, 0); t >= 0 && !found; t = next(set, words, t + 1)) {
      count(t, -1);
      found = free(t);
      count(t, 1);
    }
    for (int t = next(set, words, 0); t >= 0; t = next(set, words, t + 1)) {
      count(t, -1);
    }
    return found;
  }

  private static int next(long[] set, int words, int from) {
    int w = from >>> 6;
    if (w >= words) {
      return -1;
    }
    long bits = set[w] & -1L << from;
    while (bits == 0) {
      if (++w == words) {
        return -1;
      }
      bits = set[w];
    }
    return (w << 6) + Long.numberOfTrailingZeros(bits);
  }

  private void count(int t, int by) {
    add(net.inputs(), t, users, by);
    add(net.reads(), t, users, by);
    add(net.inhibitors(), t, forbidders, by);
    Arcs inputs = net.inputs();
    for (int a = inputs.first(t); a < inputs.first(t + 1); a++) {
      if (net.outputs().weight(t, inputs.place(a)) < inputs.weight(a)) {
        takers[inputs.place(a)] += by;
      }
    }
    Arcs outputs = net.outputs();
    for (int a = outputs.first(t); a < outputs.first(t + 1); a++) {
      if (net.inputs().weight(t, outputs.place(a)) < outputs.weight(a)) {
        givers[outputs.place(a)] += by;
      }
    }
  }

  private static void add(Arcs arcs, int t, int[] counts, int by) {
    for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
      counts[arcs.place(a)] += by;
    }
  }

  /** Whether none of the transitions that are counted, itself not among them, is in conflict with it. */
  private boolean free(int t) {
    Arcs inputs = net.inputs();
    for (int a = inputs.first(t); a < inputs.first(t + 1); a++) {
      int p = inputs.place(a);
      if (takers[p] > 0 || users[p] > 0 && net.outputs().weight(t, p) < inputs.weight(a)) {
        return false;
      }
    }
    Arcs outputs = net.outputs();
    for (int a = outputs.first(t); a < outputs.first(t + 1); a++) {
      int p = outputs.place(a);
      if (forbidders[p] > 0 && net.inputs().weight(t, p) < outputs.weight(a)) {
        return false;
      }
    }
    return none(net.reads(), t, takers) && none(net.inhibitors(), t, givers);
  }

  private static boolean none(Arcs arcs, int t, int[] counts) {
    for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
      if (counts[arcs.place(a)] > 0) {
        return false;
      }
    }
    return true;
  }
}
