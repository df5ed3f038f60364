package drop.reduce;

import drop.net.PetriNet;

/**
 * Strong stubborn sets by closure (Valmari, Stubborn sets for reduced state space generation,
 * 1990): with an enabled transition all that can disable it or be disabled by it, with a disabled
 * one all that can remove one reason for its being disabled. Of the sets that start from each
 * enabled transition the one with the fewest enabled transitions is taken.
 */
public final class StubbornClosure extends TransitionClosure {
  /**
   * @throws IllegalArgumentException where the demand has a target
   */
  public StubbornClosure(PetriNet net, Demand demand) {
    super(new Conditions(net), demand);
  }

  @Override
  void addDependent(int t) {
    for (int p : net.needPlace[t]) {
      addAll(net.shrinkers[p]);
    }
    for (int p : net.shrinks[t]) {
      addAll(net.needers[p]);
    }
    for (int p : net.forbidPlace[t]) {
      addAll(net.growers[p]);
    }
    for (int p : net.grows[t]) {
      addAll(net.forbidders[p]);
    }
  }

  /** Of the reasons for its being disabled that with the fewest transitions to add. */
  @Override
  void addEnabling(int[] marking, int t) {
    int[] best = null;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < net.needPlace[t].length && least > 0; i++) {
      int p = net.needPlace[t][i];
      if (marking[p] < net.needTokens[t][i] && fresh(net.growers[p]) < least) {
        best = net.growers[p];
        least = fresh(best);
      }
    }
    for (int i = 0; i < net.forbidPlace[t].length && least > 0; i++) {
      int p = net.forbidPlace[t][i];
      if (marking[p] >= net.forbidFrom[t][i] && fresh(net.shrinkers[p]) < least) {
        best = net.shrinkers[p];
        least = fresh(best);
      }
    }
    addAll(best);
  }

  private int fresh(int[] transitions) {
    int count = 0;
    for (int t : transitions) {
      count += contains(t) ? 0 : 1;
    }
    return count;
  }
}
