package drop.cli;

import drop.lts.Lts;
import drop.result.Outcome;
import drop.result.Statistics;
import java.util.Map;
import java.util.function.Consumer;

/** What an exploration by some reduction found, in the form in which it is told and exported. */
interface Findings {
  Outcome outcome();

  Statistics statistics();

  /** What else there is to say of the run, by its names in JSON. */
  default Map<String, String> remarks() {
    return Map.of();
  }

  /** The figures that only this reduction has, by their names in JSON. */
  Map<String, Long> figures();

  /** Hands over the marking of each deadlock, in an array on loan. */
  void forEachDeadlock(Consumer<int[]> consumer);

  /** The transition system of a complete exploration. */
  Lts lts();
}
