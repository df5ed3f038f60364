package drop.cli;

/** What the process says to its caller; part of the contract with users. */
final class ExitCode {
  static final int DONE = 0;
  /** A property is violated, or a document does not conform. */
  static final int VIOLATED = 1;
  /** A limit or an interrupt ended the run; the figures are partial. */
  static final int INCONCLUSIVE = 2;
  /** The command line or the input is wrong. */
  static final int BAD_INPUT = 3;
  /** A defect in drop itself. */
  static final int DEFECT = 70;

  private ExitCode() {}
}
