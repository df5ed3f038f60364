package drop.structure;

import drop.net.Arcs;
import drop.net.Nupn;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Disjoint sets of places that hold exactly one token together in every reachable marking, as the
 * control locations of a process do. Each set is proved, not guessed: its initial tokens are one, and
 * every transition takes as many tokens from it as it puts there.
 *
 * <p>The units of a NUPN section that claims to be safe are tried first, and kept where the proof
 * holds. Then a set grows from each marked place that is left: whenever a transition takes the token away, one of the places
 * that it marks joins, the least connected one, since a place shared between processes has more
 * neighbours than a location of one. A choice is never taken back; a set that does not work out is
 * dropped, which costs memory later but no answer.
 */
public final class SequentialComponents {
  private static final int NONE = -1;

  private final PetriNet net;
  private final int[] degree;
  /** The transitions around each place, inputs and outputs alike. */
  private final int[] firstAround;

  private final int[] around;
  private final int[] componentOf;
  private final List<int[]> components = new ArrayList<>();
  private final int[] members;
  private int size;

  private SequentialComponents(PetriNet net) {
    this.net = net;
    this.degree = new int[net.placeCount()];
    this.componentOf = new int[net.placeCount()];
    this.members = new int[net.placeCount()];
    Arrays.fill(componentOf, NONE);
    for (Arcs arcs : new Arcs[] {net.inputs(), net.outputs()}) {
      for (int a = 0; a < arcs.count(); a++) {
        degree[arcs.place(a)]++;
      }
    }
    this.firstAround = new int[net.placeCount() + 1];
    for (int p = 0; p < degree.length; p++) {
      firstAround[p + 1] = firstAround[p] + degree[p];
    }
    int[] next = firstAround.clone();
    this.around = new int[firstAround[degree.length]];
    for (int t = 0; t < net.transitionCount(); t++) {
      for (Arcs arcs : new Arcs[] {net.inputs(), net.outputs()}) {
        for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
          around[next[arcs.place(a)]++] = t;
        }
      }
    }
  }

  /** The places of each component, of at least two places, in the order in which they joined. */
  public static List<int[]> of(PetriNet net) {
    SequentialComponents search = new SequentialComponents(net);
    if (net.nupn().isPresent() && net.nupn().get().safe()) {
      net.nupn().get().units().forEach(search::tryUnit);
    }
    for (int p = 0; p < net.placeCount(); p++) {
      if (net.initialTokens(p) == 1 && search.componentOf[p] == NONE) {
        search.growFrom(p);
      }
    }
    return search.components;
  }

  private void tryUnit(Nupn.Unit unit) {
    size = 0;
    long tokens = 0;
    for (int p : unit.places()) {
      if (componentOf[p] == NONE) {
        join(p, components.size());
        tokens += net.initialTokens(p);
      }
    }
    boolean whole = size == unit.places().size() && tokens == 1;
    for (int i = 0; i < size && whole; i++) {
      for (int k = firstAround[members[i]]; k < firstAround[members[i] + 1] && whole; k++) {
        whole =
            weight(net.inputs(), around[k], components.size())
                == weight(net.outputs(), around[k], components.size());
      }
    }
    keepIf(whole);
  }

  private void growFrom(int place) {
    int component = components.size();
    size = 0;
    join(place, component);
    boolean closed = true;
    for (int i = 0; i < size && closed; i++) {
      int p = members[i];
      for (int k = firstAround[p]; k < firstAround[p + 1] && closed; k++) {
        closed = balance(around[k], component);
      }
    }
    keepIf(closed);
  }

  private void keepIf(boolean proved) {
    if (proved && size > 1) {
      components.add(Arrays.copyOf(members, size));
    } else {
      for (int i = 0; i < size; i++) {
        componentOf[members[i]] = NONE;
      }
    }
  }

  private void join(int place, int component) {
    componentOf[place] = component;
    members[size++] = place;
  }

  /** Lets a place join if the transition takes from the set without giving or gives without taking. */
  private boolean balance(int transition, int component) {
    long taken = weight(net.inputs(), transition, component);
    long given = weight(net.outputs(), transition, component);
    if (taken == given) {
      return true;
    }
    if (taken + given != 1) {
      return false;
    }
    Arcs missing = taken > given ? net.outputs() : net.inputs();
    int best = NONE;
    for (int a = missing.first(transition); a < missing.first(transition + 1); a++) {
      int p = missing.place(a);
      boolean fits =
          missing.weight(a) == 1 && net.initialTokens(p) == 0 && componentOf[p] == NONE;
      if (fits && (best == NONE || degree[p] < degree[best])) {
        best = p;
      }
    }
    if (best == NONE) {
      return false;
    }
    join(best, component);
    // The place may be on both sides of the transition, so that nothing is gained.
    return weight(net.inputs(), transition, component)
        == weight(net.outputs(), transition, component);
  }

  private long weight(Arcs arcs, int transition, int component) {
    long sum = 0;
    for (int a = arcs.first(transition); a < arcs.first(transition + 1); a++) {
      if (componentOf[arcs.place(a)] == component) {
        sum += arcs.weight(a);
      }
    }
    return sum;
  }
}
