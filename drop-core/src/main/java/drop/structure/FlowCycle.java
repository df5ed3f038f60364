package drop.structure;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Whether tokens can only move forward: no cycle leads from places through transitions that take from
 * them to places that these put more into, and every transition that puts takes. Then every run of the
 * net is finite. Arcs that put back what they take do not count.
 */
public final class FlowCycle {
  private FlowCycle() {}

  public static boolean isPossible(PetriNet net) {
    int places = net.placeCount();
    int transitions = net.transitionCount();
    int[] before = new int[places + transitions];
    boolean[] takes = new boolean[transitions];
    for (int t = 0; t < transitions; t++) {
      for (int a = net.inputs().first(t); a < net.inputs().first(t + 1); a++) {
        if (effect(net, t, net.inputs().place(a)) < 0) {
          before[places + t]++;
          takes[t] = true;
        }
      }
      for (int a = net.outputs().first(t); a < net.outputs().first(t + 1); a++) {
        if (effect(net, t, net.outputs().place(a)) > 0) {
          before[net.outputs().place(a)]++;
          if (!takes[t]) {
            return true;
          }
        }
      }
    }
    return sorted(net, before) < places + transitions;
  }

  /** How many nodes can be put in an order in which every arc leads forward. */
  private static int sorted(PetriNet net, int[] before) {
    int places = net.placeCount();
    int[][] takers = takers(net);
    Deque<Integer> free = new ArrayDeque<>();
    for (int node = 0; node < before.length; node++) {
      if (before[node] == 0) {
        free.add(node);
      }
    }
    int count = 0;
    while (!free.isEmpty()) {
      int node = free.remove();
      count++;
      if (node < places) {
        for (int t : takers[node]) {
          release(places + t, before, free);
        }
      } else {
        Arcs out = net.outputs();
        for (int a = out.first(node - places); a < out.first(node - places + 1); a++) {
          if (effect(net, node - places, out.place(a)) > 0) {
            release(out.place(a), before, free);
          }
        }
      }
    }
    return count;
  }

  private static void release(int node, int[] before, Deque<Integer> free) {
    if (--before[node] == 0) {
      free.add(node);
    }
  }

  private static int[][] takers(PetriNet net) {
    int[] counts = new int[net.placeCount()];
    forEachTaken(net, (p, t) -> counts[p]++);
    int[][] takers = new int[net.placeCount()][];
    for (int p = 0; p < takers.length; p++) {
      takers[p] = new int[counts[p]];
    }
    forEachTaken(net, (p, t) -> takers[p][--counts[p]] = t);
    return takers;
  }

  private interface Taken {
    void by(int place, int transition);
  }

  private static void forEachTaken(PetriNet net, Taken taken) {
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int a = net.inputs().first(t); a < net.inputs().first(t + 1); a++) {
        if (effect(net, t, net.inputs().place(a)) < 0) {
          taken.by(net.inputs().place(a), t);
        }
      }
    }
  }

  private static int effect(PetriNet net, int t, int p) {
    return net.outputs().weight(t, p) - net.inputs().weight(t, p);
  }
}
