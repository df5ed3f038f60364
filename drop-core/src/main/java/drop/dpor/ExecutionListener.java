package drop.dpor;

/** Follows a search through the tree of its executions. */
public interface ExecutionListener {
  /** Nobody listens. */
  ExecutionListener NONE = new ExecutionListener() {};

  /** How an execution ends. */
  enum End {
    /** Every actor has finished. */
    TERMINATED,
    /** Some actor has a next step, but none can take it. */
    DEADLOCK,
    /** All actors that could step are asleep: executions like this one were run before. */
    BLOCKED
  }

  /** The actor takes its next step. */
  default void taken(int actor) {}

  /** The last step is taken back. */
  default void back() {}

  /** The execution that the steps taken make ends here. */
  default void ended(End how) {}

  /** How far the search is, now and then. */
  default void progress(long executions, long events) {}
}
