package drop.explore;

import drop.net.Firing;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A proof that a net is unbounded: a reachable marking, and a firing sequence from it to one that is at
 * least as large everywhere and larger at some place. The sequence can be repeated for ever, provided
 * that no place that grows inhibits a transition (Karp and Miller, Parallel program schemata, 1969;
 * the proviso is what inhibitor arcs ask for).
 *
 * @param place a place that grows with each repetition
 * @param cycle the transitions of the sequence
 */
public record CoveringPair(int place, List<Integer> cycle) {
  private static final int WALKS = 24;
  private static final int STEPS = 256;
  private static final int SHOWN = 12;

  /** Looks along random walks, always the same ones, for a pair in which {@code place} grows. */
  public static Optional<CoveringPair> search(PetriNet net, int place) {
    if (net.placeCount() * (long) STEPS > 1 << 22) {
      return Optional.empty();
    }
    boolean[] inhibits = new boolean[net.placeCount()];
    for (int a = 0; a < net.inhibitors().count(); a++) {
      inhibits[net.inhibitors().place(a)] = true;
    }
    SplittableRandom random = new SplittableRandom(place);
    for (int walk = 0; walk < WALKS; walk++) {
      Optional<CoveringPair> pair = walk(net, place, inhibits, random);
      if (pair.isPresent()) {
        return pair;
      }
    }
    return Optional.empty();
  }

  private static Optional<CoveringPair> walk(
      PetriNet net, int place, boolean[] inhibits, SplittableRandom random) {
    List<int[]> markings = new ArrayList<>();
    List<Integer> fired = new ArrayList<>();
    int[] marking = net.initialMarking();
    int[] candidates = new int[net.transitionCount()];
    while (fired.size() < STEPS) {
      markings.add(marking);
      int count = 0;
      for (int t = 0; t < candidates.length; t++) {
        if (Firing.enabled(net, t, marking)) {
          candidates[count++] = t;
        }
      }
      if (count == 0) {
        return Optional.empty();
      }
      int transition = candidates[random.nextInt(count)];
      marking = marking.clone();
      try {
        Firing.fire(net, transition, marking);
      } catch (ArithmeticException tooManyTokens) {
        return Optional.empty();
      }
      fired.add(transition);
      for (int earlier = markings.size() - 1; earlier >= 0; earlier--) {
        if (covers(marking, markings.get(earlier), place, inhibits)) {
          List<Integer> cycle = List.copyOf(fired.subList(earlier, fired.size()));
          return Optional.of(new CoveringPair(place, cycle));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean covers(int[] later, int[] earlier, int place, boolean[] inhibits) {
    if (later[place] <= earlier[place]) {
      return false;
    }
    for (int p = 0; p < later.length; p++) {
      if (later[p] < earlier[p] || inhibits[p] && later[p] > earlier[p]) {
        return false;
      }
    }
    return true;
  }

  /** One line for the user: which place grows, and how. */
  public String describe(PetriNet net) {
    StringBuilder text = new StringBuilder("the net is unbounded: place ");
    text.append(net.placeId(place)).append(" grows each time");
    for (int i = 0; i < Math.min(SHOWN, cycle.size()); i++) {
      text.append(' ').append(net.transitionId(cycle.get(i)));
    }
    if (cycle.size() > SHOWN) {
      text.append(" … (").append(cycle.size()).append(" steps)");
    }
    return text.append(" is fired").toString();
  }
}
