package drop.cli;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.net.PetriNet;
import java.util.Map;

/** A way to explore a net, with its options chosen. */
interface Reduction {
  /** Its name in {@code --reduce}. */
  String name();

  /** The options that it heeds, by their names, for the report. */
  Map<String, Object> options();

  /**
   * Says no where it cannot keep its promise on this net.
   *
   * @throws UsageException with the reason and a way out
   */
  default void check(PetriNet net) throws UsageException {}

  /** Explores a net to which {@link #check} does not say no. */
  Findings explore(PetriNet net, Limits limits, Monitor monitor);
}
