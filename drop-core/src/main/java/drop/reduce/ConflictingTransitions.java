package drop.reduce;

import drop.net.PetriNet;

/**
 * Algorithm 1 of Godefroid, Partial-order methods for the verification of concurrent systems, 1996:
 * with an enabled transition those in conflict with it and those parallel to it and dependent, with
 * a disabled one those that can remove the first reason for its being disabled.
 *
 * <p>{@link StubbornClosure} is the same closure with finer relations: there two transitions depend
 * on each other only if one can disable the other, here also if one can enable the other; there a
 * place counts by how it changes, here by the arcs, so that taking a token and putting it back is
 * taking; and there the reason is chosen that costs least.
 */
final class ConflictingTransitions extends TransitionClosure {
  private final Processes processes;

  ConflictingTransitions(PetriNet petriNet, Conditions net, Demand demand) {
    super(net, demand);
    processes = new Processes(petriNet, net);
  }

  @Override
  void addDependent(int t) {
    addAll(processes.dependent(t));
  }

  @Override
  void addEnabling(int[] marking, int t) {
    for (int i = 0; i < net.needPlace[t].length; i++) {
      int p = net.needPlace[t][i];
      if (marking[p] < net.needTokens[t][i]) {
        addAll(processes.givers[p]);
        return;
      }
    }
    for (int i = 0; i < net.forbidPlace[t].length; i++) {
      int p = net.forbidPlace[t][i];
      if (marking[p] >= net.forbidFrom[t][i]) {
        addAll(processes.takers[p]);
        return;
      }
    }
  }
}
