package drop.lang;

import drop.lang.Token.Kind;
import drop.net.ModelException;
import drop.net.ModelException.Location;
import java.util.ArrayList;
import java.util.List;

/** Takes the text of a program apart into words, numbers, strings and symbols. */
final class Scanner {
  private final String text;
  private final String source;
  private int at;
  private int line = 1;
  private int lineStart;

  private Scanner(String text, String source) {
    this.text = text;
    this.source = source;
  }

  /** All pieces of the text; the last one is its end. */
  static List<Token> scan(String text, String source) throws ModelException {
    Scanner scanner = new Scanner(text, source);
    List<Token> tokens = new ArrayList<>();
    Token token;
    do {
      token = scanner.next();
      tokens.add(token);
    } while (token.kind() != Kind.END);
    return tokens;
  }

  private Token next() throws ModelException {
    skipBlanks();
    Location here = new Location(line, at - lineStart + 1);
    int start = at;
    if (at == text.length()) {
      return new Token(Kind.END, "", here, start, start);
    }
    char first = text.charAt(at);
    Kind kind;
    if (isDigit(first)) {
      kind = Kind.NUMBER;
      skipWord();
      if (!text.substring(start, at).chars().allMatch(c -> isDigit((char) c))) {
        String word = text.substring(start, at);
        throw error(here, word + " is no number, and a name starts with a letter");
      }
    } else if (isLetter(first)) {
      kind = Kind.WORD;
      skipWord();
    } else if (first == '"') {
      return string(here);
    } else {
      kind = Kind.SYMBOL;
      at += symbol(here).length();
    }
    return new Token(kind, text.substring(start, at), here, start, at);
  }

  private void skipBlanks() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\n') {
        at++;
        line++;
        lineStart = at;
      } else if (c == ' ' || c == '\t' || c == '\r' || c == '\uFEFF' && at == 0) {
        at++;
      } else if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else {
        return;
      }
    }
  }

  private void skipWord() {
    while (at < text.length() && (isLetter(text.charAt(at)) || isDigit(text.charAt(at)))) {
      at++;
    }
  }

  private Token string(Location here) throws ModelException {
    int start = at;
    int end = start + 1;
    while (end < text.length() && text.charAt(end) != '"' && text.charAt(end) != '\n') {
      end++;
    }
    if (end == text.length() || text.charAt(end) == '\n') {
      throw error(here, "this text has no end; a \" in the same line closes it");
    }
    at = end + 1;
    return new Token(Kind.STRING, text.substring(start + 1, end), here, start, at);
  }

  private String symbol(Location here) throws ModelException {
    for (String symbol : Words.SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        return symbol;
      }
    }
    char c = text.charAt(at);
    String shown = c > ' ' && c < 127 ? "'" + c + "'" : "U+%04X".formatted((int) c);
    String hint = c == '&' || c == '|' ? "; did you mean " + c + c + "?" : "";
    throw error(here, "the character " + shown + " has no place in a program" + hint);
  }

  private ModelException error(Location here, String reason) {
    return new ModelException(source, here, reason);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
  }
}
