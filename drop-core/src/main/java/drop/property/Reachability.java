package drop.property;

import drop.net.PetriNet;
import java.util.BitSet;

/**
 * Whether a marking can be reached in which a formula holds.
 *
 * @param target what holds in the markings looked for
 * @param wanted whether the property holds if there is one, rather than if there is none
 */
public record Reachability(String name, Formula target, boolean wanted) implements Property {
  @Override
  public void addPlaces(BitSet places) {
    target.addPlaces(places);
  }

  /** {@code EF phi}. */
  public static Reachability exists(String name, Formula phi) {
    return new Reachability(name, phi, true);
  }

  /** {@code AG phi}. */
  public static Reachability always(String name, Formula phi) {
    return new Reachability(name, phi.negated(), false);
  }

  public static Reachability noDeadlock(String name, PetriNet net) {
    return new Reachability(name, new Formula.Deadlock(net), false);
  }

  /** Whether the markings looked for are the deadlocks, which every reduction preserves. */
  public boolean seeksDeadlocks() {
    return target instanceof Formula.Deadlock;
  }
}
