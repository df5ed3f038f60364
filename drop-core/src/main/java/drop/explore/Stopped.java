package drop.explore;

import drop.result.Outcome;
import drop.result.Outcome.Enough;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;

/** Ends a search before everything is explored; what is stored so far stays valid. */
public final class Stopped extends Exception {
  private final transient Outcome outcome;

  public Stopped(Outcome outcome) {
    super(null, null, false, false);
    this.outcome = outcome;
  }

  public Stopped(Limit limit, String detail) {
    this(new LimitReached(limit, detail));
  }

  /** The visited set took no more: either as many states are stored as allowed, or memory is short. */
  public static Stopped full(boolean enoughStates, long maxStates) {
    return enoughStates
        ? new Stopped(Limit.STATES, "the limit of " + maxStates + " states is reached")
        : full();
  }

  /** There is no memory for another state. */
  public static Stopped full() {
    return new Stopped(Limit.MEMORY, "the memory for stored states is used up");
  }

  /** Whoever watches the search wants no more of it. */
  static Stopped enough() {
    return new Stopped(new Enough());
  }

  public Outcome outcome() {
    return outcome;
  }
}
