package drop.reduce.check;

/** A reduction breaks its definition: a defect in drop, with the evidence as its message. */
public final class ViolationException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String condition;

  ViolationException(String condition, String message) {
    super(condition + " fails: " + message);
    this.condition = condition;
  }

  /** The condition that fails, named as in the literature. */
  public String condition() {
    return condition;
  }
}
