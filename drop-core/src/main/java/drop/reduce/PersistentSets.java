package drop.reduce;

import drop.net.PetriNet;

/**
 * Persistent sets (Godefroid, Partial-order methods for the verification of concurrent systems,
 * 1996) by one of his algorithms, from each enabled transition once; the smallest counts. His
 * processes and objects are the sequential components of the net and the places outside of them.
 */
public final class PersistentSets implements EnabledFilter {
  /** How a set is found. */
  public enum Algorithm {
    /** Algorithm 1, conflicting transitions: transition by transition. */
    CONFLICTING,
    /** Algorithm 2, Overman's: process by process. */
    OVERMAN
  }

  private final SmallestSet sets;

  /**
   * @throws IllegalArgumentException where the demand has a target
   */
  public PersistentSets(PetriNet net, Demand demand, Algorithm algorithm) {
    Conditions conditions = new Conditions(net);
    sets =
        switch (algorithm) {
          case CONFLICTING -> new ConflictingTransitions(net, conditions, demand);
          case OVERMAN -> new OvermanProcesses(net, conditions, demand);
        };
  }

  @Override
  public void filter(int[] marking, long[] enabled) {
    sets.filter(marking, enabled);
  }
}
