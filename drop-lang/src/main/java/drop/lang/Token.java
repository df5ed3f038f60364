package drop.lang;

import drop.net.ModelException.Location;

/**
 * A piece of a program's text.
 *
 * @param start where it starts in the text
 * @param end where the text after it starts
 */
record Token(Kind kind, String text, Location at, int start, int end) {
  /** What a piece of the text is. */
  enum Kind {
    WORD,
    NUMBER,
    STRING,
    SYMBOL,
    END
  }

  boolean is(String wordOrSymbol) {
    return (kind == Kind.WORD || kind == Kind.SYMBOL) && text.equals(wordOrSymbol);
  }

  boolean isName() {
    return kind == Kind.WORD && !Words.RESERVED.contains(text);
  }

  @Override
  public String toString() {
    return switch (kind) {
      case END -> "the end of the file";
      case STRING -> '"' + text + '"';
      case WORD, NUMBER, SYMBOL -> text;
    };
  }
}
