package drop.reduce;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * What a net's transitions ask for and change, place by place: needs (the larger of taking and reading),
 * inhibitors, and places that grow or shrink.
 */
final class Conditions {
  final int places;
  final int transitions;
  /** Of each transition the places that it takes from, then those that it only reads. */
  final int[][] needPlace;

  final int[][] needTokens;
  final int[][] forbidPlace;
  final int[][] forbidFrom;
  final int[][] grows;
  final int[][] shrinks;
  /** Of each place the transitions that need it, with how many tokens. */
  final int[][] needers;

  final int[][] neederTokens;
  /** Of each place the transitions that it inhibits, from how many tokens on. */
  final int[][] forbidders;

  final int[][] forbidderFrom;
  final int[][] growers;
  final int[][] shrinkers;
  private final PetriNet net;

  Conditions(PetriNet net) {
    this.net = net;
    places = net.placeCount();
    transitions = net.transitionCount();
    needPlace = new int[transitions][];
    needTokens = new int[transitions][];
    forbidPlace = new int[transitions][];
    forbidFrom = new int[transitions][];
    grows = new int[transitions][];
    shrinks = new int[transitions][];
    for (int t = 0; t < transitions; t++) {
      int transition = t;
      needPlace[t] =
          IntStream.concat(places(net.inputs(), t), places(net.reads(), t))
              .distinct()
              .toArray();
      needTokens[t] = IntStream.of(needPlace[t]).map(p -> needed(transition, p)).toArray();
      forbidPlace[t] = places(net.inhibitors(), t).toArray();
      forbidFrom[t] =
          IntStream.of(forbidPlace[t]).map(p -> net.inhibitors().weight(transition, p)).toArray();
      grows[t] = places(net.outputs(), t).filter(p -> effect(transition, p) > 0).toArray();
      shrinks[t] = places(net.inputs(), t).filter(p -> effect(transition, p) < 0).toArray();
    }
    needers = byPlace(needPlace);
    neederTokens = weights(needers, (t, p) -> needed(t, p));
    forbidders = byPlace(forbidPlace);
    forbidderFrom = weights(forbidders, (t, p) -> net.inhibitors().weight(t, p));
    growers = byPlace(grows);
    shrinkers = byPlace(shrinks);
  }

  static IntStream places(Arcs arcs, int t) {
    return IntStream.range(arcs.first(t), arcs.first(t + 1)).map(arcs::place);
  }

  /** Of each place the transitions that have it among theirs. */
  int[][] byPlace(int[][] placesOf) {
    List<IntArrayList> lists = new ArrayList<>();
    for (int p = 0; p < places; p++) {
      lists.add(new IntArrayList());
    }
    for (int t = 0; t < transitions; t++) {
      for (int p : placesOf[t]) {
        lists.get(p).add(t);
      }
    }
    return lists.stream().map(IntArrayList::toArray).toArray(int[][]::new);
  }

  private interface Weight {
    int of(int transition, int place);
  }

  private int[][] weights(int[][] transitionsOf, Weight weight) {
    int[][] weights = new int[places][];
    for (int p = 0; p < places; p++) {
      int place = p;
      weights[p] = IntStream.of(transitionsOf[p]).map(t -> weight.of(t, place)).toArray();
    }
    return weights;
  }

  /** How many tokens the transition needs to find, or 0. */
  int needed(int t, int p) {
    return Math.max(net.inputs().weight(t, p), net.reads().weight(t, p));
  }

  int effect(int t, int p) {
    return net.outputs().weight(t, p) - net.inputs().weight(t, p);
  }

  boolean pure(int t) {
    return grows[t].length == 0 && shrinks[t].length == 0;
  }

  /** How many conditions of the transition the marking does not meet. */
  int unsatisfied(int t, int[] marking) {
    int open = 0;
    int[] needs = needPlace[t];
    for (int i = 0; i < needs.length; i++) {
      open += marking[needs[i]] < needTokens[t][i] ? 1 : 0;
    }
    int[] forbids = forbidPlace[t];
    for (int i = 0; i < forbids.length; i++) {
      open += marking[forbids[i]] >= forbidFrom[t][i] ? 1 : 0;
    }
    return open;
  }

  /** Whether firing u can make t disabled when both are enabled. */
  boolean kills(int u, int t) {
    for (int i = 0; i < needPlace[t].length; i++) {
      int p = needPlace[t][i];
      if (effect(u, p) < 0 && net.outputs().weight(u, p) < needTokens[t][i]) {
        return true;
      }
    }
    for (int p : forbidPlace[t]) {
      if (effect(u, p) > 0) {
        return true;
      }
    }
    return false;
  }
}
