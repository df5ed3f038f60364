package drop.pnml;

/** Text of a document as a message may show it: on one line and not too long. */
final class Quote {
  private static final int LONGEST_VALUE = 60;
  private static final int LONGEST_MESSAGE = 240;

  private Quote() {}

  /** A value that the document gives, such as an id. */
  static String of(String text) {
    return shorten(text, LONGEST_VALUE);
  }

  /** What the XML parser says, which may repeat parts of the document. */
  static String message(String text) {
    return shorten(text, LONGEST_MESSAGE);
  }

  private static String shorten(String text, int longest) {
    String shown = text.length() > longest ? text.substring(0, longest) + "…" : text;
    return shown.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]+", " ");
  }
}
