package drop.structure;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * Weighted sums of places that no transition makes larger, found by Farkas' algorithm: beginning
 * with each place alone, transition by transition, the sums that it makes larger are combined with
 * those that it makes smaller, so that it leaves the combination alone.
 *
 * <p>There may be exponentially many, so the search gives up in time; a sum that was found bounds
 * its places whether others were found or not.
 */
final class PlaceInvariants {
  /** Larger nets are left alone: the search looks at all transitions for each of them. */
  private static final int MOST_NODES = 10_000;

  private static final int MOST_COMBINATIONS = 20_000;

  private final PetriNet net;
  private final int[] bounds;
  private final boolean[] done;
  private Set<WeightedPlaces> sums = new LinkedHashSet<>();
  private int combinations;

  PlaceInvariants(PetriNet net) {
    this.net = net;
    this.bounds = new int[net.placeCount()];
    this.done = new boolean[net.transitionCount()];
    Arrays.fill(bounds, -1);
    if (net.placeCount() + net.transitionCount() <= MOST_NODES) {
      singlePlaces().forEach(this::add);
      int next = easiest();
      while (next >= 0) {
        eliminate(next);
        next = easiest();
      }
    }
  }

  /** The largest number of tokens of each place, or -1 where no sum that was found contains it. */
  int[] bounds() {
    return bounds;
  }

  private List<WeightedPlaces> singlePlaces() {
    List<TreeMap<Integer, Long>> changes = new ArrayList<>();
    for (int p = 0; p < net.placeCount(); p++) {
      changes.add(new TreeMap<>());
    }
    collect(net.outputs(), 1, changes);
    collect(net.inputs(), -1, changes);
    List<WeightedPlaces> result = new ArrayList<>();
    for (int p = 0; p < net.placeCount(); p++) {
      TreeMap<Integer, Long> byTransition = changes.get(p);
      byTransition.values().removeIf(change -> change == 0);
      result.add(
          new WeightedPlaces(
              new int[] {p},
              new long[] {1},
              byTransition.keySet().stream().mapToInt(t -> t).toArray(),
              byTransition.values().stream().mapToLong(change -> change).toArray()));
    }
    return result;
  }

  private void collect(Arcs arcs, int sign, List<TreeMap<Integer, Long>> changes) {
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
        changes.get(arcs.place(a)).merge(t, (long) sign * arcs.weight(a), Long::sum);
      }
    }
  }

  /** The transition with the fewest combinations, or -1 where there is nothing left to combine. */
  private int easiest() {
    int[] grown = new int[net.transitionCount()];
    int[] shrunk = new int[net.transitionCount()];
    for (WeightedPlaces sum : sums) {
      for (int i = 0; i < sum.transitions().length; i++) {
        (sum.changes()[i] > 0 ? grown : shrunk)[sum.transitions()[i]]++;
      }
    }
    int best = -1;
    long fewest = MOST_COMBINATIONS - combinations;
    for (int t = 0; t < net.transitionCount(); t++) {
      long pairs = (long) grown[t] * shrunk[t];
      if (!done[t] && grown[t] > 0 && pairs < fewest) {
        best = t;
        fewest = pairs;
      }
    }
    return best;
  }

  private void eliminate(int transition) {
    done[transition] = true;
    List<WeightedPlaces> grown = new ArrayList<>();
    List<WeightedPlaces> shrunk = new ArrayList<>();
    Set<WeightedPlaces> old = sums;
    sums = new LinkedHashSet<>();
    for (WeightedPlaces sum : old) {
      long change = sum.changeBy(transition);
      if (change == 0) {
        sums.add(sum);
      } else {
        (change > 0 ? grown : shrunk).add(sum);
      }
    }
    for (WeightedPlaces up : grown) {
      for (WeightedPlaces down : shrunk) {
        combinations++;
        try {
          add(WeightedPlaces.cancel(up, down, transition));
        } catch (ArithmeticException tooLarge) {
          // Without this sum fewer bounds may be found, but none is wrong.
        }
      }
    }
  }

  private void add(WeightedPlaces sum) {
    if (sum.neverGrows()) {
      useAsBound(sum);
    }
    if (sum.transitions().length > 0) {
      sums.add(sum);
    }
  }

  private void useAsBound(WeightedPlaces sum) {
    long initially = 0;
    for (int i = 0; i < sum.places().length; i++) {
      long tokens = net.initialTokens(sum.places()[i]);
      initially = Math.addExact(initially, Math.multiplyExact(sum.weights()[i], tokens));
    }
    for (int i = 0; i < sum.places().length; i++) {
      int place = sum.places()[i];
      long bound = initially / sum.weights()[i];
      if (bound <= Integer.MAX_VALUE && (bounds[place] < 0 || bound < bounds[place])) {
        bounds[place] = (int) bound;
      }
    }
  }
}
