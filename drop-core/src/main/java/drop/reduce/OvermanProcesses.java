package drop.reduce;

import drop.net.PetriNet;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Overman's algorithm (Algorithm 2 of Godefroid, Partial-order methods for the verification of
 * concurrent systems, 1996): a set of processes, closed under adding, for every transition at the
 * current location of one of them, all processes whose step it is and all that have a transition,
 * anywhere, parallel to it and dependent. The persistent set is what these processes can do.
 *
 * <p>As long as only other processes move, none of these can: its step would be one at its current
 * location that has been enabled by a transition on which it depends.
 */
final class OvermanProcesses extends SmallestSet {
  private final Processes processes;

  /** The processes that come with each transition at a current location, as far as known. */
  private final int[][] with;

  private final boolean[] inside;
  private final int[] members;
  private int size;

  /** The transitions at current locations that have been gone through, as a list and as a set. */
  private final int[] steps;

  private final boolean[] seen;
  private int stepCount;
  private int count;

  OvermanProcesses(PetriNet petriNet, Conditions net, Demand demand) {
    super(net, demand);
    processes = new Processes(petriNet, net);
    with = new int[net.transitions][];
    inside = new boolean[processes.count];
    members = new int[processes.count];
    steps = new int[net.transitions];
    seen = new boolean[net.transitions];
  }

  @Override
  int grow(int[] marking, int seed, int enough, int[] into) {
    count = 0;
    addAll(processes.active[seed]);
    for (int next = 0; next < size && count < enough; next++) {
      int process = members[next];
      int own = process - processes.locations.size();
      if (own >= 0) {
        addStep(own, into);
      } else {
        for (int t : processes.takers[processes.location(process, marking)]) {
          addStep(t, into);
        }
      }
    }
    while (size > 0) {
      inside[members[--size]] = false;
    }
    while (stepCount > 0) {
      seen[steps[--stepCount]] = false;
    }
    return count;
  }

  private void addStep(int t, int[] into) {
    if (seen[t] || candidates.leftOut(t)) {
      return;
    }
    seen[t] = true;
    steps[stepCount++] = t;
    if (isEnabled(t)) {
      into[count++] = t;
    }
    addAll(with(t));
  }

  private int[] with(int t) {
    if (with[t] == null) {
      with[t] =
          IntStream.concat(
                  IntStream.concat(IntStream.of(t), Arrays.stream(processes.dependent(t))),
                  Arrays.stream(candidates.ordered(t)))
              .filter(u -> !candidates.leftOut(u))
              .flatMap(u -> Arrays.stream(processes.active[u]))
              .distinct()
              .toArray();
    }
    return with[t];
  }

  private void addAll(int[] some) {
    for (int process : some) {
      if (!inside[process]) {
        inside[process] = true;
        members[size++] = process;
      }
    }
  }
}
