package drop.property;

import drop.net.ModelException;
import drop.net.ModelException.Location;

/** Takes the text of a formula apart into words, quoted names, numbers and symbols. */
final class FormulaScanner {
  private static final String[] SYMBOLS = {
    "<=", ">=", "==", "!=", "&&", "||", "->", "<", ">", "=", "!", "(", ")", ",", "+", "-", "*"
  };

  /** What a piece of the text is. */
  enum Kind {
    WORD,
    QUOTED,
    NUMBER,
    SYMBOL,
    END
  }

  /** A piece of the text and where it starts. */
  record Token(Kind kind, String text, Location location) {
    boolean is(String wordOrSymbol) {
      return (kind == Kind.WORD || kind == Kind.SYMBOL) && text.equals(wordOrSymbol);
    }

    boolean isName() {
      return kind == Kind.QUOTED || kind == Kind.WORD && !Words.isKeyword(text);
    }

    @Override
    public String toString() {
      return kind == Kind.END ? "the end" : kind == Kind.QUOTED ? QuotedName.of(text) : text;
    }
  }

  private final String text;
  private final String source;
  private int at;
  private int line = 1;
  private int lineStart;

  FormulaScanner(String text, String source) {
    this.text = text;
    this.source = source;
  }

  Token next() throws ModelException {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      if (text.charAt(at) == '\n') {
        line++;
        lineStart = at + 1;
      }
      at++;
    }
    Location start = new Location(line, at - lineStart + 1);
    if (at == text.length()) {
      return new Token(Kind.END, "", start);
    }
    char first = text.charAt(at);
    if (first == '"') {
      return new Token(Kind.QUOTED, quoted(start), start);
    }
    if (Words.startsName(first)) {
      return new Token(Kind.WORD, word(), start);
    }
    if (first >= '0' && first <= '9') {
      return new Token(Kind.NUMBER, number(start), start);
    }
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        at += symbol.length();
        return new Token(Kind.SYMBOL, symbol, start);
      }
    }
    throw refusal(
        start,
        "the character %s has no place here; a name with other characters than letters, digits, _"
                .formatted(shown(first))
            + " and . is put in double quotes");
  }

  ModelException refusal(Location where, String reason) {
    return new ModelException(source, where, reason);
  }

  private static String shown(char c) {
    return c > ' ' && c < 127 ? "'" + c + "'" : "U+%04X".formatted((int) c);
  }

  private String number(Location start) throws ModelException {
    String digits = word();
    if (!digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw refusal(
          start, digits + " is no number; a name that starts with a digit is put in double quotes");
    }
    return digits;
  }

  private String word() {
    int start = at;
    while (at < text.length() && Words.inName(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  private String quoted(Location start) throws ModelException {
    StringBuilder name = new StringBuilder();
    int end = QuotedName.read(text, at, name);
    if (end < 0) {
      throw refusal(start, "this name has no end; a \" closes it");
    }
    at = end;
    return name.toString();
  }
}
