package drop.notation;

/** A notation that cannot say what a net says; the message names the reason. */
public final class UnsupportedNetException extends Exception {
  public UnsupportedNetException(String reason) {
    super(reason);
  }
}
