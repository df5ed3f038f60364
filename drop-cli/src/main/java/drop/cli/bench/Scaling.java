package drop.cli.bench;

import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.net.PetriNet;

/**
 * How fast one thread and two explore a net once the program is compiled: both take turns in this very
 * process, because in a process of its own a search of a fraction of a second is over before the
 * compiler, which needs a core too, has done its work.
 *
 * @param alone states a second of one thread, the best of its runs
 * @param together states a second of two threads, the best of their runs
 */
record Scaling(double alone, double together) {
  static Scaling measure(PetriNet net, int runs, long states) {
    double alone = 0;
    double together = 0;
    for (int run = 0; run < runs; run++) {
      alone = Math.max(alone, rate(net, 1, states));
      together = Math.max(together, rate(net, 2, states));
    }
    return new Scaling(alone, together);
  }

  private static double rate(PetriNet net, int threads, long states) {
    Exploration exploration =
        new Explorer(net, Order.BFS, threads, Limits.NONE).explore(new Monitor());
    if (exploration.statistics().states() != states) {
      throw new IllegalStateException(
          "%s has %d states, but %d on %d threads"
              .formatted(net.name(), states, exploration.statistics().states(), threads));
    }
    return exploration.statistics().statesPerSecond();
  }

  double ratio() {
    return together / alone;
  }
}
