package drop.dpor;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.state.Hash;
import java.util.Arrays;

/**
 * The transitions that a net has fired one after the other, and the hashes of the markings in between:
 * it finds out when a marking repeats. The hash is linear in the tokens, so that a transition changes it
 * always by the same number; equal hashes are checked by adding up what was fired.
 */
final class MarkingStack {
  private static final int[] NO_CYCLE = {};

  private final PetriNet net;
  private final long[] change;
  private int[] fired = new int[64];
  private long[] hash = new long[65];
  private int[] table = new int[256];
  private int length;

  MarkingStack(PetriNet net) {
    this.net = net;
    this.change = new long[net.transitionCount()];
    for (int t = 0; t < change.length; t++) {
      change[t] = sum(net.outputs(), t) - sum(net.inputs(), t);
    }
    table[slot(0)] = 1;
  }

  private static long sum(Arcs arcs, int transition) {
    long sum = 0;
    for (int a = arcs.first(transition); a < arcs.first(transition + 1); a++) {
      sum += arcs.weight(a) * Hash.mix(Hash.mix(1, arcs.place(a)), 1);
    }
    return sum;
  }

  /** Adds a transition; where the marking after it was there before, returns what was fired since. */
  int[] push(int transition) {
    if (length == fired.length) {
      grow();
    }
    fired[length] = transition;
    long now = hash[length++] + change[transition];
    hash[length] = now;
    int slot = slot(now);
    while (table[slot] != 0) {
      int position = table[slot] - 1;
      if (hash[position] == now && sameMarking(position)) {
        return Arrays.copyOfRange(fired, position, length);
      }
      slot = slot + 1 & table.length - 1;
    }
    table[slot] = length + 1;
    return NO_CYCLE;
  }

  /** Removes the transition that was added last. */
  int pop() {
    int slot = slot(hash[length]);
    while (table[slot] != length + 1) {
      slot = slot + 1 & table.length - 1;
    }
    table[slot] = 0;
    return fired[--length];
  }

  private boolean sameMarking(int position) {
    long[] tokens = new long[net.placeCount()];
    for (int i = position; i < length; i++) {
      add(tokens, net.outputs(), fired[i], 1);
      add(tokens, net.inputs(), fired[i], -1);
    }
    return Arrays.stream(tokens).allMatch(change -> change == 0);
  }

  private static void add(long[] tokens, Arcs arcs, int transition, int sign) {
    for (int a = arcs.first(transition); a < arcs.first(transition + 1); a++) {
      tokens[arcs.place(a)] += (long) sign * arcs.weight(a);
    }
  }

  private int slot(long ofHash) {
    return (int) (ofHash ^ ofHash >>> 32) & table.length - 1;
  }

  private void grow() {
    fired = Arrays.copyOf(fired, 2 * length);
    hash = Arrays.copyOf(hash, 2 * length + 1);
    table = new int[2 * table.length];
    for (int position = 0; position <= length; position++) {
      int slot = slot(hash[position]);
      while (table[slot] != 0) {
        slot = slot + 1 & table.length - 1;
      }
      table[slot] = position + 1;
    }
  }
}
