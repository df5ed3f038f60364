package drop.reduce;

import drop.net.PetriNet;
import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Ample sets as Spin finds them (Peled, Combining partial order reductions with on-the-fly
 * model-checking, 1994; Holzmann and Peled, An improvement in formal verification, 1994): all steps
 * of the first process that is at a safe location, otherwise everything that is enabled. The
 * processes are the sequential components of the net, and a location is safe if every transition
 * that takes from it or reads it touches no place outside of its process, and none of them marks a
 * location that inhibits anything else or is to be kept in order with anything else. Which locations
 * are safe is known before the search.
 *
 * <p>Why condition C1 (Eq. 2.4 of the thesis) holds: a process has exactly one token. While it is
 * at a safe location, only transitions that take from there can move it, and whether these are
 * enabled depends on nothing but where it is. So those that are disabled remain so, and those that
 * are enabled, the ample set, too, until one of them is fired. Firing one takes the token from a
 * place that nobody else needs and puts it where it disables nobody else.
 */
public final class AmpleSets implements EnabledFilter {
  private final Candidates candidates;

  /** The safe locations, process by process. */
  private final int[] safe;

  private final int[][] needers;
  private final int[] found;

  /**
   * @throws IllegalArgumentException where the demand has a target
   */
  public AmpleSets(PetriNet petriNet, Demand demand) {
    Conditions net = new Conditions(petriNet);
    candidates = new Candidates(net, demand);
    Processes processes = new Processes(petriNet, net);
    needers = net.needers;
    found = new int[net.transitions];
    IntArrayList locations = new IntArrayList();
    for (int process = 0; process < processes.locations.size(); process++) {
      for (int p : processes.locations.get(process)) {
        if (safe(net, processes, process, p)) {
          locations.add(p);
        }
      }
    }
    safe = locations.toArray();
  }

  private boolean safe(Conditions net, Processes processes, int process, int location) {
    for (int t : net.needers[location]) {
      if (!candidates.leftOut(t)
          && !(processes.local(t, process)
              && disablesNobody(net, t, location)
              && isOrdered(net, t, location))) {
        return false;
      }
    }
    return true;
  }

  /** Whether what t marks inhibits none but those that need the location, too. */
  private boolean disablesNobody(Conditions net, int t, int location) {
    for (int p : net.grows[t]) {
      for (int u : net.forbidders[p]) {
        if (!candidates.leftOut(u) && net.needed(u, location) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether all those whose order with t counts need the location, too. */
  private boolean isOrdered(Conditions net, int t, int location) {
    return Arrays.stream(candidates.ordered(t)).allMatch(u -> net.needed(u, location) > 0);
  }

  @Override
  public void filter(int[] marking, long[] enabled) {
    candidates.load(enabled);
    for (int p : safe) {
      if (marking[p] > 0) {
        int size = steps(p, enabled);
        if (size > 0 && candidates.accepts(found, size)) {
          Candidates.store(found, size, enabled);
          return;
        }
      }
    }
    if (candidates.count > 0) {
      Candidates.store(candidates.list, candidates.count, enabled);
    }
  }

  private int steps(int location, long[] enabled) {
    int size = 0;
    for (int t : needers[location]) {
      if (!candidates.leftOut(t) && (enabled[t >>> 6] >>> t & 1) != 0) {
        found[size++] = t;
      }
    }
    return size;
  }
}
