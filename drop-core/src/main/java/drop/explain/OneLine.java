package drop.explain;

/** Text of a model without what would end a line. */
final class OneLine {
  private OneLine() {}

  static String of(String text) {
    return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
  }
}
