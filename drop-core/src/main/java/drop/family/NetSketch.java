package drop.family;

import drop.net.PetriNet;
import java.util.HashMap;
import java.util.Map;

/**
 * A net under construction whose places go by their ids, so that a family reads like the listing it
 * comes from. All arcs have weight 1.
 */
final class NetSketch {
  private final PetriNet.Builder net;
  private final Map<String, Integer> places = new HashMap<>();

  NetSketch(String id) {
    this.net = PetriNet.builder(id);
  }

  NetSketch place(String id) {
    return place(id, 0);
  }

  NetSketch place(String id, int tokens) {
    if (places.put(id, net.place(id, tokens)) != null) {
      throw new IllegalStateException("place " + id + " is there already");
    }
    return this;
  }

  Step transition(String id) {
    return new Step(net.transition(id));
  }

  PetriNet build() {
    return net.build();
  }

  private int number(String place) {
    Integer number = places.get(place);
    if (number == null) {
      throw new IllegalStateException("there is no place " + place);
    }
    return number;
  }

  /** A transition that receives its arcs. */
  final class Step {
    private final int transition;

    private Step(int transition) {
      this.transition = transition;
    }

    Step takes(String... from) {
      for (String place : from) {
        net.input(number(place), transition, 1);
      }
      return this;
    }

    Step gives(String... to) {
      for (String place : to) {
        net.output(transition, number(place), 1);
      }
      return this;
    }

    Step reads(String... marked) {
      for (String place : marked) {
        net.read(number(place), transition, 1);
      }
      return this;
    }

    Step needsEmpty(String... empty) {
      for (String place : empty) {
        net.inhibitor(number(place), transition, 1);
      }
      return this;
    }
  }
}
