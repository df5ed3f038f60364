package drop.cli;

/** A command line that asks for something that cannot be; the message says what would be right. */
final class UsageException extends Exception {
  UsageException(String message) {
    super(message);
  }
}
