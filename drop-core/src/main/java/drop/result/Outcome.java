package drop.result;

/** How a run ended; figures of anything but {@link Complete} are those of a part of the whole. */
public sealed interface Outcome {
  /** Everything that the reduction asks for was explored. */
  record Complete() implements Outcome {}

  /** A limit stopped the run; the detail tells the user what was reached, in one line. */
  record LimitReached(Limit limit, String detail) implements Outcome {}

  /** The user stopped the run. */
  record Interrupted() implements Outcome {}

  /** Whoever watched the run has seen enough. */
  record Enough() implements Outcome {}

  /** What can stop a run before its end. */
  enum Limit {
    STATES,
    TIME,
    MEMORY,
    /** A place holds more tokens than an int counts. */
    TOKENS,
    /** The net was found to have infinitely many markings. */
    UNBOUNDED,
    /** As many executions were run as allowed. */
    EXECUTIONS,
    /** An execution has as many events as allowed. */
    DEPTH,
    /** The system was found to have infinite executions. */
    ENDLESS
  }

  default boolean complete() {
    return this instanceof Complete;
  }
}
