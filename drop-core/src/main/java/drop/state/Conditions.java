package drop.state;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.Arrays;

/**
 * What a net asks of a marking before each transition fires, as one interval of token counts for each
 * place that the transition tests: at least {@code min}, at most {@code max}.
 */
final class Conditions {
  private final int[] first;
  private final int[] place;
  private final int[] min;
  private final int[] max;

  Conditions(PetriNet net) {
    int transitions = net.transitionCount();
    int most = net.inputs().count() + net.reads().count() + net.inhibitors().count();
    first = new int[transitions + 1];
    int[] places = new int[most];
    int[] mins = new int[most];
    int[] maxs = new int[most];
    int[] entryOf = new int[net.placeCount()];
    Arrays.fill(entryOf, -1);
    int size = 0;
    for (int t = 0; t < transitions; t++) {
      for (Arcs arcs : new Arcs[] {net.inputs(), net.reads(), net.inhibitors()}) {
        for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
          int p = arcs.place(a);
          if (entryOf[p] < first[t]) {
            entryOf[p] = size;
            places[size] = p;
            maxs[size++] = Integer.MAX_VALUE;
          }
          int entry = entryOf[p];
          if (arcs == net.inhibitors()) {
            maxs[entry] = Math.min(maxs[entry], arcs.weight(a) - 1);
          } else {
            mins[entry] = Math.max(mins[entry], arcs.weight(a));
          }
        }
      }
      first[t + 1] = size;
    }
    place = Arrays.copyOf(places, size);
    min = Arrays.copyOf(mins, size);
    max = Arrays.copyOf(maxs, size);
  }

  int transitionCount() {
    return first.length - 1;
  }

  int first(int transition) {
    return first[transition];
  }

  int place(int entry) {
    return place[entry];
  }

  int min(int entry) {
    return min[entry];
  }

  int max(int entry) {
    return max[entry];
  }
}
