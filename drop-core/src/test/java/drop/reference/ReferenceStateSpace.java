package drop.reference;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The full state space of a net by the textbook: plain int markings, a hash map, no packing and no
 * cleverness. Every explorer is compared with it.
 */
public final class ReferenceStateSpace {
  /** An edge of the state space, with states and transitions as numbers. */
  public record Edge(int from, int transition, int to) {}

  private final PetriNet net;
  private final Map<List<Integer>, Integer> numbers = new LinkedHashMap<>();
  private final List<int[]> states = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();
  private final List<Integer> deadlocks = new ArrayList<>();
  private final boolean complete;

  private ReferenceStateSpace(PetriNet net, int maxStates) {
    this.net = net;
    number(net.initialMarking());
    int next = 0;
    while (next < states.size() && states.size() <= maxStates) {
      int[] marking = states.get(next);
      boolean dead = true;
      for (int t = 0; t < net.transitionCount(); t++) {
        if (enabled(net, t, marking)) {
          dead = false;
          edges.add(new Edge(next, t, number(fire(net, t, marking))));
        }
      }
      if (dead) {
        deadlocks.add(next);
      }
      next++;
    }
    this.complete = next == states.size();
  }

  /** Explores breadth-first, transitions in their order; stops once there are too many states. */
  public static ReferenceStateSpace of(PetriNet net, int maxStates) {
    return new ReferenceStateSpace(net, maxStates);
  }

  public boolean complete() {
    return complete;
  }

  public PetriNet net() {
    return net;
  }

  public List<int[]> states() {
    return states;
  }

  public List<Edge> edges() {
    return edges;
  }

  /** The numbers of the states in which no transition is enabled. */
  public List<Integer> deadlocks() {
    return deadlocks;
  }

  public int maxTokensInPlace() {
    return states.stream().flatMapToInt(Arrays::stream).max().orElse(0);
  }

  public long maxTokens() {
    return states.stream().mapToLong(m -> Arrays.stream(m).asLongStream().sum()).max().orElse(0);
  }

  public static boolean enabled(PetriNet net, int t, int[] marking) {
    return atLeast(net.inputs(), t, marking)
        && atLeast(net.reads(), t, marking)
        && below(net.inhibitors(), t, marking);
  }

  public static int[] fire(PetriNet net, int t, int[] marking) {
    int[] next = marking.clone();
    Arcs in = net.inputs();
    for (int a = in.first(t); a < in.first(t + 1); a++) {
      next[in.place(a)] -= in.weight(a);
    }
    Arcs out = net.outputs();
    for (int a = out.first(t); a < out.first(t + 1); a++) {
      next[out.place(a)] = Math.addExact(next[out.place(a)], out.weight(a));
    }
    return next;
  }

  private static boolean atLeast(Arcs arcs, int t, int[] marking) {
    for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
      if (marking[arcs.place(a)] < arcs.weight(a)) {
        return false;
      }
    }
    return true;
  }

  private static boolean below(Arcs arcs, int t, int[] marking) {
    for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
      if (marking[arcs.place(a)] >= arcs.weight(a)) {
        return false;
      }
    }
    return true;
  }

  private int number(int[] marking) {
    List<Integer> key = Arrays.stream(marking).boxed().toList();
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    states.add(marking);
    numbers.put(key, states.size() - 1);
    return states.size() - 1;
  }
}
