package drop.probe;

import java.util.EnumSet;
import java.util.Set;

/** The pitfalls that a test has switched on. */
final class Pitfalls {
  static final Pitfalls AVOIDED = new Pitfalls(EnumSet.noneOf(Pitfall.class));

  private final Set<Pitfall> present;

  private Pitfalls(Set<Pitfall> present) {
    this.present = present;
  }

  static Pitfalls of(Pitfall pitfall) {
    return new Pitfalls(EnumSet.of(pitfall));
  }

  boolean has(Pitfall pitfall) {
    return present.contains(pitfall);
  }
}
