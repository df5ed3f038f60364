package drop.text;

import java.util.function.Predicate;

/** What may be a name in the text of a model, how it is written there, and how messages show it. */
public final class WrittenName {
  /** No one reads a longer one, and a file of a single endless name should not fill the memory. */
  public static final int LONGEST = 1000;

  /** What a name without quotes consists of, in words. */
  public static final String CHARACTERS = "letters, digits and _ - . ' [ ]";

  private static final String SIGNS = "_-.'[]";
  private static final int SHOWN = 60;

  private WrittenName() {}

  /**
   * Refuses what is not a line of text.
   *
   * @throws IllegalArgumentException with the reason
   */
  public static void check(String name) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a name has at least one character");
    }
    if (name.length() > LONGEST) {
      throw new IllegalArgumentException(
          "%s is too long; a name has at most %d characters".formatted(quote(name), LONGEST));
    }
    if (!name.codePoints().allMatch(WrittenName::isText)) {
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
  public static String quote(String name) {
    String shown = name.length() > SHOWN ? name.substring(0, SHOWN) + "…" : name;
    return '"' + shown.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]", " ") + '"';
  }

  /**
   * The name as it is written: in quotes where it is a word of the format or has odd characters.
   */
  public static String written(String name, Predicate<String> isKeyword) {
    boolean plain = name.chars().allMatch(WrittenName::inWord) && !isKeyword.test(name);
    return plain ? name : '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /**
   * Whether a character, or half of a surrogate pair, may be in a name without quotes. Letters
   * beyond the first plane are quoted: that spares looking at pairs.
   */
  static boolean inWord(int character) {
    return character >= 0
        && (Character.isLetterOrDigit(character) || SIGNS.indexOf(character) >= 0);
  }
}
