package drop.reduce;

/**
 * What a reduced state space still tells of the whole one; each level includes those before it
 * (Theorems 1 to 4 of the thesis on probe sets, after Baier and Katoen, Principles of model checking).
 */
public enum Preserve {
  /** Its deadlocks. */
  DEADLOCK,
  /** Which visible markings can be reached, and which transitions fired. */
  SAFETY,
  /** Linear-time properties without next of what is visible. */
  LTL,
  /** Branching-time properties without next of what is visible. */
  CTL
}
