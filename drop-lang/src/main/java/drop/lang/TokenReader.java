package drop.lang;

import drop.lang.Token.Kind;
import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.net.NearestName;
import java.util.List;

/** Goes through the pieces of a program, and says what was expected where one does not fit. */
final class TokenReader {
  private final String text;
  private final String source;
  private final List<Token> tokens;
  private int next;

  TokenReader(String text, String source) throws ModelException {
    this.text = text;
    this.source = source;
    this.tokens = Scanner.scan(text, source);
  }

  Token peek() {
    return tokens.get(next);
  }

  Token take() {
    Token token = tokens.get(next);
    if (token.kind() != Kind.END) {
      next++;
    }
    return token;
  }

  boolean at(String wordOrSymbol) {
    return peek().is(wordOrSymbol);
  }

  boolean accept(String wordOrSymbol) {
    boolean there = at(wordOrSymbol);
    if (there) {
      next++;
    }
    return there;
  }

  Token expect(String wordOrSymbol) throws ModelException {
    if (!at(wordOrSymbol)) {
      throw expected(wordOrSymbol);
    }
    return take();
  }

  Token expectName(String what) throws ModelException {
    if (peek().kind() == Kind.WORD && !peek().isName()) {
      throw error(
          peek().at(), "expected " + what + ", but " + peek() + " is a word of the language");
    }
    if (!peek().isName()) {
      throw expected(what);
    }
    return take();
  }

  int expectNumber(String what) throws ModelException {
    if (peek().kind() != Kind.NUMBER) {
      throw expected(what);
    }
    Token token = take();
    try {
      return Integer.parseInt(token.text());
    } catch (NumberFormatException tooLarge) {
      throw error(token.at(), token + " is too large; the largest number is " + Integer.MAX_VALUE);
    }
  }

  /** The text from a piece up to the last one taken, in one line. */
  String textFrom(Token start) {
    return text.substring(start.start(), tokens.get(next - 1).end()).replaceAll("\\s+", " ");
  }

  ModelException expected(String what) {
    return error(peek().at(), "expected " + what + ", found " + peek());
  }

  /** What was expected is one of these words, or something else that is told by itself. */
  ModelException expected(String what, List<String> words) {
    String hint =
        peek().kind() == Kind.WORD
            ? NearestName.to(peek().text(), words).map(w -> "; did you mean " + w + "?").orElse("")
            : "";
    return error(peek().at(), "expected " + what + ", found " + peek() + hint);
  }

  ModelException error(Location at, String reason) {
    return new ModelException(source, at, reason);
  }
}
