package drop.trace;

/** A firing sequence that does not run; the message names the step, the transition and what is missing. */
public final class BrokenTraceException extends Exception {
  BrokenTraceException(String message) {
    super(message);
  }
}
