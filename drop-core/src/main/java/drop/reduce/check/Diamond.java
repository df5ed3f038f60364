package drop.reduce.check;

import drop.net.Firing;
import drop.net.PetriNet;
import java.util.Optional;

/**
 * The diamond test: two enabled transitions can follow each other in both orders. That both orders end
 * in the same marking needs no test in a net, where firing adds a constant.
 */
final class Diamond {
  private final PetriNet net;

  Diamond(PetriNet net) {
    this.net = net;
  }

  /** What is wrong with the pair in a marking that enables both, or nothing. */
  Optional<String> fault(int[] marking, int t, int u) {
    int[] afterT = fired(marking, t);
    int[] afterU = fired(marking, u);
    if (!Firing.enabled(net, u, afterT)) {
      return Optional.of(name(t) + " disables " + name(u));
    }
    if (!Firing.enabled(net, t, afterU)) {
      return Optional.of(name(u) + " disables " + name(t));
    }
    return Optional.empty();
  }

  private int[] fired(int[] marking, int t) {
    int[] next = marking.clone();
    Firing.fire(net, t, next);
    return next;
  }

  private String name(int t) {
    return net.transitionName(t);
  }
}
