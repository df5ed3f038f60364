package drop.cli;

/** A reduction gave an answer that full exploration does not: a defect in drop. */
final class WrongAnswerException extends RuntimeException {
  WrongAnswerException(String message) {
    super(message);
  }

  @Override
  public String toString() {
    return getMessage();
  }
}
