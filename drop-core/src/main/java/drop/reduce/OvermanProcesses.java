package drop.reduce;

import drop.net.PetriNet;
import java.util.function.IntConsumer;

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
  private final IntConsumer adding = this::addProcessesOf;
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
    inside = new boolean[processes.count];
    members = new int[processes.count];
    steps = new int[net.transitions];
    seen = new boolean[net.transitions];
  }

  @Override
  int grow(int[] marking, int seed, int enough, int[] into) {
    count = 0;
    addProcessesOf(seed);
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
    addProcessesOf(t);
    processes.dependent(t, adding);
    for (int u : candidates.ordered(t)) {
      addProcessesOf(u);
    }
  }

  private void addProcessesOf(int t) {
    if (candidates.leftOut(t)) {
      return;
    }
    for (int process : processes.active[t]) {
      if (!inside[process]) {
        inside[process] = true;
        members[size++] = process;
      }
    }
  }
}
