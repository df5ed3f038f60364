package drop.entity;

/** What may be the name of an entity, an action or a system, and how messages show it. */
final class EntityName {
  /** No one reads a longer one, and a file of a single endless name should not fill the memory. */
  static final int LONGEST = 1000;

  private static final int SHOWN = 60;

  private EntityName() {}

  /**
   * Refuses what is not a line of text.
   *
   * @throws IllegalArgumentException with the reason
   */
  static void check(String name) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a name has at least one character");
    }
    if (name.length() > LONGEST) {
      throw new IllegalArgumentException(
          "%s is too long; a name has at most %d characters".formatted(quote(name), LONGEST));
    }
    if (!name.codePoints().allMatch(EntityName::isText)) {
      throw new IllegalArgumentException(
          quote(name) + " is no name: tabs, line breaks and the like have no place in one");
    }
  }

  /** Half a surrogate pair has no encoding, and U+FFFD is what is left of a damaged character. */
  private static boolean isText(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> character != '\uFFFD';
    };
  }

  /** A name as a message shows it: on one line and not too long. */
  static String quote(String name) {
    String shown = name.length() > SHOWN ? name.substring(0, SHOWN) + "…" : name;
    return '"' + shown.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]", " ") + '"';
  }
}
