package drop.reduce;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.structure.SequentialComponents;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * A net seen as processes that move from location to location and share objects. The processes are
 * the net's sequential components and the locations their places, of which exactly one is marked;
 * every other place is an object. A transition is a step of the processes from whose locations it
 * takes; one that takes from no location is a process of its own, which never leaves its only
 * location.
 */
final class Processes {
  private static final int NONE = -1;

  /** The locations of each process that has any; its number is its index. */
  final List<int[]> locations;

  /** How many processes there are, those of a single transition included. */
  final int count;

  /** Of each transition the processes whose step it is. */
  final int[][] active;

  /** Of each place the transitions that take from it. */
  final int[][] takers;

  /** Of each place the transitions that put tokens there. */
  final int[][] givers;

  /** Of each place the transitions that read it or that it inhibits. */
  private final int[][] testers;

  private final PetriNet net;
  private final int[] processOf;

  /** What depends on each transition, as far as anybody asked. */
  private final int[][] dependent;

  Processes(PetriNet net, Conditions conditions) {
    this.net = net;
    locations = SequentialComponents.of(net);
    count = locations.size() + net.transitionCount();
    processOf = new int[net.placeCount()];
    Arrays.fill(processOf, NONE);
    for (int i = 0; i < locations.size(); i++) {
      for (int p : locations.get(i)) {
        processOf[p] = i;
      }
    }
    active = new int[net.transitionCount()][];
    Arrays.setAll(active, this::activeIn);
    takers = conditions.byPlace(places(net.inputs()));
    givers = conditions.byPlace(places(net.outputs()));
    dependent = new int[net.transitionCount()][];
    testers = conditions.byPlace(places(net.reads(), net.inhibitors()));
  }

  private int[] activeIn(int t) {
    int[] of =
        Conditions.places(net.inputs(), t)
            .map(p -> processOf[p])
            .filter(i -> i != NONE)
            .distinct()
            .toArray();
    return of.length > 0 ? of : new int[] {locations.size() + t};
  }

  private int[][] places(Arcs... kinds) {
    int[][] places = new int[net.transitionCount()][];
    for (int t = 0; t < places.length; t++) {
      int transition = t;
      places[t] =
          Arrays.stream(kinds)
              .flatMapToInt(arcs -> Conditions.places(arcs, transition))
              .distinct()
              .toArray();
    }
    return places;
  }

  /** Where the process is in this marking. */
  int location(int process, int[] marking) {
    for (int p : locations.get(process)) {
      if (marking[p] > 0) {
        return p;
      }
    }
    throw new IllegalArgumentException("a process is nowhere: the marking cannot be reached");
  }

  /** Whether all that the transition has to do with are locations of this process. */
  boolean local(int t, int process) {
    return Stream.of(net.inputs(), net.outputs(), net.reads(), net.inhibitors())
        .flatMapToInt(arcs -> Conditions.places(arcs, t))
        .allMatch(p -> processOf[p] == process);
  }

  /**
   * The transitions that are in conflict with this one (they leave a common location) or parallel to
   * it (of other processes) and dependent: one of them takes from a place that the other has to do
   * with, or puts tokens where the other takes or tests.
   */
  int[] dependent(int t) {
    if (dependent[t] == null) {
      BitSet found = new BitSet();
      Conditions.places(net.inputs(), t)
          .forEach(p -> addAll(found, takers[p], givers[p], testers[p]));
      Conditions.places(net.outputs(), t).forEach(p -> addAll(found, takers[p], testers[p]));
      Conditions.places(net.reads(), t).forEach(p -> addAll(found, takers[p], givers[p]));
      Conditions.places(net.inhibitors(), t).forEach(p -> addAll(found, takers[p], givers[p]));
      dependent[t] = found.stream().filter(u -> !apart(t, u)).toArray();
    }
    return dependent[t];
  }

  private static void addAll(BitSet found, int[]... transitions) {
    for (int[] some : transitions) {
      for (int t : some) {
        found.set(t);
      }
    }
  }

  /**
   * Whether some process is at another location for the one than for the other, and none at the
   * same: such transitions are neither in conflict nor parallel.
   */
  private boolean apart(int t, int u) {
    Arcs in = net.inputs();
    boolean shared = false;
    for (int a = in.first(u); a < in.first(u + 1); a++) {
      int process = processOf[in.place(a)];
      if (process != NONE && takesPart(process, t)) {
        if (in.weight(t, in.place(a)) > 0) {
          return false;
        }
        shared = true;
      }
    }
    return shared;
  }

  private boolean takesPart(int process, int t) {
    for (int other : active[t]) {
      if (other == process) {
        return true;
      }
    }
    return false;
  }
}
