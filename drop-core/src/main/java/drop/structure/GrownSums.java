package drop.structure;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Sets of places whose tokens together never become more: a place, and as long as some transition
 * adds to the set, a place that it takes from.
 *
 * <p>Each step is a guess that is never taken back, so that many a bound is missed; but nets of
 * processes and their resources seldom need more, and it is quick on nets that are too large for
 * {@link PlaceInvariants}.
 */
final class GrownSums {
  /** Which of the places that a transition takes from joins the set. */
  private enum Choice {
    FIRST,
    LAST,
    FEWEST_TOKENS
  }

  /** Far more than nets of a few thousand places need. */
  private static final long MOST_STEPS = 100_000_000;

  private final PetriNet net;
  private final int[] bounds;
  private final IntArrayList[] producers;
  private final boolean[] inside;
  private final IntArrayList members = new IntArrayList();
  private long tokens;
  private long steps;

  private GrownSums(PetriNet net, int[] bounds) {
    this.net = net;
    this.bounds = bounds;
    this.inside = new boolean[net.placeCount()];
    this.producers = new IntArrayList[net.placeCount()];
    Arrays.setAll(producers, p -> new IntArrayList());
    Arcs outputs = net.outputs();
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int a = outputs.first(t); a < outputs.first(t + 1); a++) {
        producers[outputs.place(a)].add(t);
      }
    }
  }

  /** Lowers the bounds of places, -1 for none, where such a set gives a lower one. */
  static void lower(PetriNet net, int[] bounds) {
    GrownSums sums = new GrownSums(net, bounds);
    for (Choice choice : Choice.values()) {
      for (int p = 0; p < net.placeCount() && sums.steps < MOST_STEPS; p++) {
        if (bounds[p] < 0 || bounds[p] > 1) {
          sums.growFrom(p, choice);
        }
      }
    }
  }

  private void growFrom(int place, Choice choice) {
    members.forEach(p -> inside[p] = false);
    members.clear();
    tokens = 0;
    join(place);
    for (int next = 0; next < members.size(); next++) {
      IntArrayList adding = producers[members.get(next)];
      for (int i = 0; i < adding.size(); i++) {
        if (!compensate(adding.get(i), choice)) {
          return;
        }
      }
    }
    if (tokens <= Integer.MAX_VALUE) {
      members.forEach(
          p -> bounds[p] = bounds[p] < 0 ? (int) tokens : (int) Math.min(bounds[p], tokens));
    }
  }

  private void join(int place) {
    inside[place] = true;
    members.add(place);
    tokens += net.initialTokens(place);
  }

  /** Lets places join until the transition adds nothing; false where there are not enough. */
  private boolean compensate(int transition, Choice choice) {
    Arcs inputs = net.inputs();
    Arcs outputs = net.outputs();
    long added = 0;
    for (int a = outputs.first(transition); a < outputs.first(transition + 1); a++) {
      added += inside[outputs.place(a)] ? outputs.weight(a) : 0;
    }
    for (int a = inputs.first(transition); a < inputs.first(transition + 1); a++) {
      added -= inside[inputs.place(a)] ? inputs.weight(a) : 0;
    }
    steps += 1 + outputs.first(transition + 1) - outputs.first(transition);
    while (added > 0) {
      int arc = choose(transition, choice);
      if (arc < 0) {
        return false;
      }
      join(inputs.place(arc));
      added -= taken(transition, arc);
    }
    return true;
  }

  private int choose(int transition, Choice choice) {
    Arcs inputs = net.inputs();
    int best = -1;
    for (int a = inputs.first(transition); a < inputs.first(transition + 1); a++) {
      if (!inside[inputs.place(a)] && taken(transition, a) > 0) {
        boolean better =
            best < 0
                || switch (choice) {
                  case FIRST -> false;
                  case LAST -> true;
                  case FEWEST_TOKENS ->
                      net.initialTokens(inputs.place(a)) < net.initialTokens(inputs.place(best));
                };
        best = better ? a : best;
      }
    }
    return best;
  }

  /** What the transition takes from the place of the arc without giving it back. */
  private long taken(int transition, int arc) {
    Arcs inputs = net.inputs();
    return (long) inputs.weight(arc) - net.outputs().weight(transition, inputs.place(arc));
  }
}
