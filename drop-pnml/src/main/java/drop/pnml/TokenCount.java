package drop.pnml;

/**
 * A number of tokens as a marking or an arc inscription gives it: digits, or the list of PIPE such
 * as {@code Default,3}, which has a name and a count for each colour of token.
 */
final class TokenCount {
  private TokenCount() {}

  /** Text that is no number of uncoloured tokens; the message says why. */
  static final class NotACountException extends Exception {
    NotACountException(String reason) {
      super(reason);
    }
  }

  static int parse(String text) throws NotACountException {
    String stripped = text.strip();
    if (stripped.indexOf(',') < 0) {
      return natural(stripped);
    }
    String[] parts = stripped.split(",", -1);
    if (parts.length % 2 != 0) {
      throw new NotACountException(quoted(stripped) + " is no list of colours and counts");
    }
    int count = 0;
    for (int i = 0; i < parts.length; i += 2) {
      String colour = parts[i].strip();
      int tokens = natural(parts[i + 1].strip());
      if (colour.equalsIgnoreCase("Default")) {
        count = tokens;
      } else if (tokens > 0) {
        throw new NotACountException(
            quoted(stripped)
                + " has tokens of the colour "
                + quoted(colour)
                + ", and coloured nets"
                + " are not supported; unfold it to a P/T net");
      }
    }
    return count;
  }

  private static int natural(String digits) throws NotACountException {
    boolean sound = !digits.isEmpty();
    for (int i = 0; i < digits.length() && sound; i++) {
      // Only these: the parser of the JDK takes a sign and the digits of other scripts as well.
      sound = digits.charAt(i) >= '0' && digits.charAt(i) <= '9';
    }
    if (!sound) {
      throw new NotACountException(quoted(digits) + " is no natural number");
    }
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw new NotACountException(quoted(digits) + " is larger than " + Integer.MAX_VALUE);
    }
  }

  private static String quoted(String text) {
    return "\"" + Quote.of(text) + "\"";
  }
}
