package drop.notation;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.structure.TokenBounds;

/** Nets with the same state space and deadlocks in which some kinds of arcs do not occur. */
final class ArcRewriting {
  private ArcRewriting() {}

  /** A net and what is known about its places. */
  record BoundedNet(PetriNet net, TokenBounds bounds) {}

  /**
   * Replaces each read arc by taking tokens and putting them back. Reading w and taking v tokens of
   * one place together need the larger of the two, so no more than that is taken.
   */
  static PetriNet readsAsLoops(PetriNet net) {
    PetriNet.Builder copy = copyNodes(net);
    copyArcs(net.inputs(), net, copy::input);
    copyArcs(net.outputs(), net, (p, t, w) -> copy.output(t, p, w));
    copyArcs(net.inhibitors(), net, copy::inhibitor);
    copyArcs(
        net.reads(),
        net,
        (p, t, w) -> {
          int missing = w - net.inputs().weight(t, p);
          if (missing > 0) {
            copy.input(p, t, missing).output(t, p, missing);
          }
        });
    return copy.build();
  }

  /**
   * Replaces the inhibitor arcs of transitions with more than the given number of them by reading a
   * complementary place, which holds what the inhibiting place lacks of its bound.
   *
   * @throws UnsupportedNetException where no bound is known for an inhibiting place
   */
  static BoundedNet inhibitorsAsComplements(BoundedNet bounded, int most, String tool)
      throws UnsupportedNetException {
    PetriNet net = bounded.net();
    Arcs inhibitors = net.inhibitors();
    PetriNet.Builder copy = copyNodes(net);
    Complements complements = new Complements(bounded, copy);
    for (int t = 0; t < net.transitionCount(); t++) {
      boolean keep = inhibitors.first(t + 1) - inhibitors.first(t) <= most;
      for (int a = inhibitors.first(t); a < inhibitors.first(t + 1); a++) {
        int place = inhibitors.place(a);
        if (keep) {
          copy.inhibitor(place, t, inhibitors.weight(a));
        } else if (!bounded.bounds().isKnown(place)) {
          throw new UnsupportedNetException(
              "%s cannot say that place %s inhibits transition %s: no bound of the place is known"
                  .formatted(tool, net.placeId(place), net.transitionId(t)));
        } else if (inhibitors.weight(a) <= bounded.bounds().at(place)) {
          copy.read(
              complements.of(place), t, bounded.bounds().at(place) - inhibitors.weight(a) + 1);
        }
      }
    }
    copyArcs(net.reads(), net, copy::read);
    copyArcs(net.inputs(), net, copy::input);
    copyArcs(net.outputs(), net, (p, t, w) -> copy.output(t, p, w));
    complements.addArcs();
    return new BoundedNet(copy.build(), complements.bounds());
  }

  private static PetriNet.Builder copyNodes(PetriNet net) {
    PetriNet.Builder copy = PetriNet.builder(net.id()).name(net.name());
    for (int p = 0; p < net.placeCount(); p++) {
      copy.place(net.placeId(p), net.placeName(p), net.initialTokens(p));
    }
    for (int t = 0; t < net.transitionCount(); t++) {
      copy.transition(net.transitionId(t), net.transitionName(t));
    }
    return copy;
  }

  private interface ArcTarget {
    void add(int place, int transition, int weight);
  }

  private static void copyArcs(Arcs arcs, PetriNet net, ArcTarget target) {
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
        target.add(arcs.place(a), t, arcs.weight(a));
      }
    }
  }
}
