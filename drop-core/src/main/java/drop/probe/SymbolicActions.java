package drop.probe;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * The transitions of a net as symbolic actions (thesis, Definition 41): how many tokens of each place a
 * transition reads (R), deletes (D) and creates (C), and which places must hold few enough (N).
 *
 * <p>What a transition takes and puts back at once counts as read. A read arc is a condition of its own,
 * so a place with both needs the larger of the two: D = max(in - out, 0), C = max(out - in, 0) and
 * R = max(in, read) - D.
 *
 * <p>Where the order of some transitions counts, there is one more place with one token, which each of
 * them deletes and creates anew: so no two of them are independent.
 */
final class SymbolicActions {
  private final PetriNet net;
  private final int[] initial;
  /** Needs of transition t: entries from needFirst[t]; place, tokens read, tokens deleted. */
  final int[] needFirst;

  final int[] needPlace;
  final int[] needReads;
  final int[] needDeletes;
  final int[] makeFirst;
  final int[] makePlace;
  final int[] makeCount;
  final int[] forbidFirst;
  final int[] forbidPlace;
  final int[] forbidFrom;
  /** The number of a place among those that inhibit some transition, or -1. */
  final int[] forbidding;

  final int forbiddingPlaces;
  final PlaceIndex readers;
  final PlaceIndex deleters;
  final PlaceIndex creators;
  final PlaceIndex forbidders;

  SymbolicActions(PetriNet net, boolean forbiddingRelates) {
    this(net, forbiddingRelates, new BitSet());
  }

  SymbolicActions(PetriNet net, boolean forbiddingRelates, BitSet ordered) {
    this.net = net;
    int order = net.placeCount();
    int places = ordered.isEmpty() ? order : order + 1;
    initial = Arrays.copyOf(net.initialMarking(), places);
    Arrays.fill(initial, order, places, 1);
    int transitions = net.transitionCount();
    needFirst = new int[transitions + 1];
    makeFirst = new int[transitions + 1];
    forbidFirst = new int[transitions + 1];
    IntArrayList needs = new IntArrayList();
    IntArrayList reads = new IntArrayList();
    IntArrayList deletes = new IntArrayList();
    IntArrayList makes = new IntArrayList();
    IntArrayList counts = new IntArrayList();
    IntArrayList forbids = new IntArrayList();
    IntArrayList thresholds = new IntArrayList();
    for (int t = 0; t < transitions; t++) {
      for (int p : touched(net, t)) {
        int in = net.inputs().weight(t, p);
        int out = net.outputs().weight(t, p);
        int deleted = Math.max(in - out, 0);
        int needed = Math.max(in, net.reads().weight(t, p));
        if (needed > 0) {
          needs.add(p);
          deletes.add(deleted);
          reads.add(needed - deleted);
        }
        if (out > in) {
          makes.add(p);
          counts.add(out - in);
        }
        int forbidden = net.inhibitors().weight(t, p);
        if (forbidden > 0) {
          forbids.add(p);
          thresholds.add(forbidden);
        }
      }
      if (ordered.get(t)) {
        needs.add(order);
        deletes.add(1);
        reads.add(0);
        makes.add(order);
        counts.add(1);
      }
      needFirst[t + 1] = needs.size();
      makeFirst[t + 1] = makes.size();
      forbidFirst[t + 1] = forbids.size();
    }
    needPlace = needs.toArray();
    needReads = reads.toArray();
    needDeletes = deletes.toArray();
    makePlace = makes.toArray();
    makeCount = counts.toArray();
    forbidPlace = forbids.toArray();
    forbidFrom = thresholds.toArray();
    forbidding = new int[places];
    Arrays.fill(forbidding, -1);
    int numbered = 0;
    for (int p : forbidPlace) {
      if (forbiddingRelates && forbidding[p] < 0) {
        forbidding[p] = numbered++;
      }
    }
    forbiddingPlaces = numbered;
    readers = PlaceIndex.of(places, needFirst, needPlace, positive(needReads));
    deleters = PlaceIndex.of(places, needFirst, needPlace, positive(needDeletes));
    creators = PlaceIndex.of(places, makeFirst, makePlace, positive(makeCount));
    forbidders = PlaceIndex.of(places, forbidFirst, forbidPlace, positive(forbidFrom));
  }

  private static int[] touched(PetriNet net, int transition) {
    return IntStream.of(0, 1, 2, 3)
        .mapToObj(
            i ->
                switch (i) {
                  case 0 -> net.inputs();
                  case 1 -> net.outputs();
                  case 2 -> net.reads();
                  default -> net.inhibitors();
                })
        .flatMapToInt(arcs -> places(arcs, transition))
        .sorted()
        .distinct()
        .toArray();
  }

  private static IntStream places(Arcs arcs, int transition) {
    return IntStream.range(arcs.first(transition), arcs.first(transition + 1)).map(arcs::place);
  }

  private static boolean[] positive(int[] values) {
    boolean[] positive = new boolean[values.length];
    for (int i = 0; i < values.length; i++) {
      positive[i] = values[i] > 0;
    }
    return positive;
  }

  PetriNet net() {
    return net;
  }

  /** The initial marking, with the place that keeps an order if there is one. */
  int[] initialMarking() {
    return initial.clone();
  }

  /** The marking of the net's own places. */
  int[] own(int[] marking) {
    return Arrays.copyOf(marking, net.placeCount());
  }

  int transitions() {
    return needFirst.length - 1;
  }

  /** The places, one that keeps an order among them. */
  int places() {
    return forbidding.length;
  }

  /** Whether the transition changes nothing: it is never explored, it only keeps a state alive. */
  boolean pure(int t) {
    if (makeFirst[t] < makeFirst[t + 1]) {
      return false;
    }
    for (int i = needFirst[t]; i < needFirst[t + 1]; i++) {
      if (needDeletes[i] > 0) {
        return false;
      }
    }
    return true;
  }

  /** Adds the effect of a transition to a marking. */
  void apply(int t, int[] marking) {
    for (int i = needFirst[t]; i < needFirst[t + 1]; i++) {
      marking[needPlace[i]] -= needDeletes[i];
    }
    for (int i = makeFirst[t]; i < makeFirst[t + 1]; i++) {
      marking[makePlace[i]] = Math.addExact(marking[makePlace[i]], makeCount[i]);
    }
  }

  boolean enabled(int t, int[] marking) {
    for (int i = needFirst[t]; i < needFirst[t + 1]; i++) {
      if (marking[needPlace[i]] < needReads[i] + needDeletes[i]) {
        return false;
      }
    }
    return allowed(t, marking);
  }

  /** Whether no place inhibits the transition. */
  boolean allowed(int t, int[] marking) {
    for (int i = forbidFirst[t]; i < forbidFirst[t + 1]; i++) {
      if (marking[forbidPlace[i]] >= forbidFrom[i]) {
        return false;
      }
    }
    return true;
  }
}
