package drop.probe;

import drop.explore.CoveringPair;
import drop.explore.Stopped;
import drop.net.PetriNet;
import drop.result.Outcome.Limit;
import java.util.Arrays;
import java.util.Optional;

/**
 * Watches the tokens of places: each time the most that a place has held doubles, it looks for a proof
 * that the net is unbounded, because then no exploration ends.
 */
final class Growth {
  /** Below this hardly any net is suspicious. */
  private static final int SUSPICIOUS = 8;

  private final PetriNet net;
  private final int[] limit;

  Growth(PetriNet net) {
    this.net = net;
    this.limit = new int[net.placeCount()];
    Arrays.setAll(limit, p -> Math.max(SUSPICIOUS, 2 * net.initialTokens(p)));
  }

  void check(int[] marking) throws Stopped {
    for (int p = 0; p < limit.length; p++) {
      if (marking[p] > limit[p]) {
        limit[p] = (int) Math.min(Integer.MAX_VALUE, 2L * marking[p]);
        Optional<CoveringPair> pair = CoveringPair.search(net, p);
        if (pair.isPresent()) {
          throw new Stopped(Limit.UNBOUNDED, pair.get().describe(net));
        }
      }
    }
  }
}
