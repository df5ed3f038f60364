package drop.reduce;

import drop.net.PetriNet;

/** Independence as far as the net's structure and its pairs of places tell. */
public final class StaticIndependence implements Independence {
  private final int[][] dependent;

  public StaticIndependence(PetriNet net) {
    Conditions conditions = new Conditions(net);
    Dependence dependence =
        new Dependence(conditions, new PairReachability(net, conditions), Demand.DEADLOCKS);
    dependent = new int[conditions.transitions][];
    for (int t = 0; t < dependent.length; t++) {
      dependent[t] = dependence.dependent(t);
    }
  }

  @Override
  public void retainIndependent(int transition, long[] set) {
    // After it, the transition itself is another event.
    set[transition >>> 6] &= ~(1L << transition);
    for (int u : dependent[transition]) {
      set[u >>> 6] &= ~(1L << u);
    }
  }
}
