package drop.explore;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.result.Outcome.Limit;
import drop.state.Layout;
import java.util.Optional;

/**
 * Finds the layout that a firing asks for when its result does not fit the present one. Each time a
 * place outgrows its field it looks for a proof that the net is unbounded, because then no layout is
 * wide enough.
 */
final class Widening {
  /** Below eight tokens hardly any net is suspicious. */
  private static final int SUSPICIOUS_WIDTH = 4;

  private Widening() {}

  /** The layout for what the transition yields in the state of that number. */
  static Layout of(StateSpace space, int number, int transition) throws Stopped {
    int[] marking = new int[space.net().placeCount()];
    space.marking(number, marking);
    return of(space, marking, transition);
  }

  /** The layout for what the transition yields in the marking. */
  static Layout of(StateSpace space, int[] marking, int transition) throws Stopped {
    PetriNet net = space.net();
    Layout layout = space.layout();
    Arcs out = net.outputs();
    for (int a = out.first(transition); a < out.first(transition + 1); a++) {
      int p = out.place(a);
      // Only what the firing leaves behind is stored; a loop may pass through more than that.
      long tokens = (long) marking[p] - net.inputs().weight(transition, p) + out.weight(a);
      if (tokens > Integer.MAX_VALUE) {
        throw new Stopped(
            Limit.TOKENS,
            "place " + net.placeId(p) + " exceeds " + Integer.MAX_VALUE + " tokens");
      }
      Layout wider = layout.widened(p, (int) tokens);
      if (wider.width(p) > layout.width(p)
          && wider.width(p) >= SUSPICIOUS_WIDTH
          && !space.goesBeyondBounds()) {
        Optional<CoveringPair> pair = CoveringPair.search(net, p);
        if (pair.isPresent()) {
          throw new Stopped(Limit.UNBOUNDED, pair.get().describe(net));
        }
      }
      layout = wider;
    }
    return layout;
  }
}
