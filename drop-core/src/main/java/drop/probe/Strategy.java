package drop.probe;

/** How a probe set is chosen. */
public enum Strategy {
  /** Forget what the action undoes (thesis, section 4.1.1). */
  REVERSING_FREE,
  /** A single action that is in no conflict, or all of them (thesis, Definition 39). */
  INDEPENDENT,
  /** The smallest closed set of actions, with the largest images that it allows. */
  CLOSURE
}
