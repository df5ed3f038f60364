package drop.dpor;

import drop.result.Outcome.Limit;

/** A system turns out, while it runs, to be one that cannot be explored by running it to its end. */
public final class UnexplorableException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Limit limit;

  public UnexplorableException(Limit limit, String detail) {
    super(detail, null, false, false);
    this.limit = limit;
  }

  public Limit limit() {
    return limit;
  }
}
