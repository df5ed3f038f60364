package drop.notation;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.structure.TokenBounds;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The complementary places of a net that is being copied: each holds as many tokens as its place
 * lacks of its bound. A transition that adds to the place takes them there, which never hinders it,
 * for the bound holds in the marking that it leads to.
 */
final class Complements {
  private final PetriNet net;
  private final TokenBounds bounds;
  private final PetriNet.Builder copy;
  private final int[] complement;
  private final Set<String> ids = new HashSet<>();

  Complements(ArcRewriting.BoundedNet bounded, PetriNet.Builder copy) {
    this.net = bounded.net();
    this.bounds = bounded.bounds();
    this.copy = copy;
    this.complement = new int[net.placeCount()];
    Arrays.fill(complement, -1);
    IntStream.range(0, net.placeCount()).mapToObj(net::placeId).forEach(ids::add);
    IntStream.range(0, net.transitionCount()).mapToObj(net::transitionId).forEach(ids::add);
  }

  /** The number of the complementary place, which is made when it is first asked for. */
  int of(int place) {
    if (complement[place] < 0) {
      String id = "not_" + net.placeId(place);
      while (!ids.add(id)) {
        id = id + "_";
      }
      complement[place] = copy.place(id, bounds.at(place) - net.initialTokens(place));
    }
    return complement[place];
  }

  /** Makes every transition keep the sums of the places and their complements. */
  void addArcs() {
    Arcs inputs = net.inputs();
    Arcs outputs = net.outputs();
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int a = inputs.first(t); a < inputs.first(t + 1); a++) {
        int place = inputs.place(a);
        int taken = inputs.weight(a) - outputs.weight(t, place);
        if (complement[place] >= 0 && taken > 0) {
          copy.output(t, complement[place], taken);
        }
      }
      for (int a = outputs.first(t); a < outputs.first(t + 1); a++) {
        int place = outputs.place(a);
        int added = outputs.weight(a) - inputs.weight(t, place);
        if (complement[place] >= 0 && added > 0) {
          copy.input(complement[place], t, added);
        }
      }
    }
  }

  /** The known bounds of all places, the complementary ones included. */
  TokenBounds bounds() {
    int[] most = new int[copy.placeCount()];
    for (int p = 0; p < net.placeCount(); p++) {
      most[p] = bounds.at(p);
      if (complement[p] >= 0) {
        most[complement[p]] = bounds.at(p);
      }
    }
    return TokenBounds.given(most);
  }
}
