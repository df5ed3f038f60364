package drop.explore;

/**
 * When a state on a cycle is expanded fully, so that no transition is put off for ever.
 *
 * @param every whether each successor must make progress, which linear-time properties need, or just
 *     one of them, which is enough for safety (Holzmann, Godefroid and Pirottin, Coverage preserving
 *     reduction strategies for reachability analysis, 1992)
 */
public record CycleProviso(Kind kind, boolean every) {
  /** What progress is. */
  public enum Kind {
    /** A state that is not on the stack of a depth-first search. */
    STACK,
    /**
     * A state that has not been expanded yet (Bosnacki, Leue and Lluch Lafuente, Partial-order reduction
     * for general state exploring algorithms, 2006).
     */
    CLOSED_SET
  }
}
