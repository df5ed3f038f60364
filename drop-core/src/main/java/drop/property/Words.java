package drop.property;

import java.util.Set;

/** The words and characters of formulas as text. */
final class Words {
  static final String EXISTS_FINALLY = "EF";
  static final String ALWAYS_GLOBALLY = "AG";
  static final String DEADLOCK = "deadlock";
  static final String FIREABLE = "fireable";
  static final String TOKENS = "tokens";
  static final String AND = "and";
  static final String OR = "or";
  static final String NOT = "not";
  static final String IMPLIES = "implies";
  static final String TRUE = "true";
  static final String FALSE = "false";

  private static final Set<String> KEYWORDS =
      Set.of(
          EXISTS_FINALLY,
          ALWAYS_GLOBALLY,
          DEADLOCK,
          FIREABLE,
          TOKENS,
          AND,
          OR,
          NOT,
          IMPLIES,
          TRUE,
          FALSE);

  private Words() {}

  static boolean isKeyword(String word) {
    return KEYWORDS.contains(word);
  }

  static boolean startsName(char c) {
    return Character.isLetter(c) || c == '_' || Character.isSurrogate(c);
  }

  static boolean inName(char c) {
    return startsName(c) || Character.isDigit(c) || c == '.';
  }
}
