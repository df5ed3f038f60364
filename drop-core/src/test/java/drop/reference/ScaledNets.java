package drop.reference;

import drop.net.Arcs;
import drop.net.PetriNet;

/** Nets that behave as a given one with so many tokens in the place of each of its tokens. */
public final class ScaledNets {
  private ScaledNets() {}

  /**
   * @throws ArithmeticException where an arc or the initial marking would exceed an int
   */
  public static PetriNet scaled(PetriNet net, int factor) {
    PetriNet.Builder large = PetriNet.builder(net.id() + "*" + factor);
    for (int p = 0; p < net.placeCount(); p++) {
      large.place(net.placeId(p), Math.multiplyExact(net.initialTokens(p), factor));
    }
    for (int t = 0; t < net.transitionCount(); t++) {
      large.transition(net.transitionId(t));
      for (Arcs arcs : new Arcs[] {net.inputs(), net.outputs(), net.reads(), net.inhibitors()}) {
        for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
          int weight = Math.multiplyExact(arcs.weight(a), factor);
          if (arcs == net.inputs()) {
            large.input(arcs.place(a), t, weight);
          } else if (arcs == net.outputs()) {
            large.output(t, arcs.place(a), weight);
          } else if (arcs == net.reads()) {
            large.read(arcs.place(a), t, weight);
          } else {
            large.inhibitor(arcs.place(a), t, weight);
          }
        }
      }
    }
    return large.build();
  }
}
