package drop.explain;

import drop.result.Outcome;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;

/** A state space that nobody could look at; the message is for the user. */
public final class TooManyStatesException extends Exception {
  private static final long serialVersionUID = 1;

  TooManyStatesException(Outcome outcome, int most) {
    super("the picture shows the full state space, " + reason(outcome, most));
  }

  private static String reason(Outcome outcome, int most) {
    return outcome instanceof LimitReached reached && reached.limit() != Limit.STATES
        ? "which cannot be explored: " + reached.detail()
        : "which has more than " + most + " states";
  }
}
