package drop.text;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Takes the text of a model apart into words and quoted names, one at a time, so that
 * a file of any size needs no more memory than its longest name.
 */
public final class WordScanner {
  private static final int END = -1;

  /** A word or quoted name and where it starts; the end of the text has no text. */
  public record Token(String text, boolean quoted, Location location) {
    public boolean isEnd() {
      return text == null;
    }

    @Override
    public String toString() {
      return isEnd() ? "the end of the file" : WrittenName.quote(text);
    }
  }

  private final BufferedReader in;
  private final String source;
  private int line = 1;
  private int column = 1;
  private int current;

  public WordScanner(InputStream in, String source) throws IOException {
    // What is not UTF-8 becomes U+FFFD: the scanner then knows where, which the decoder does not.
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.source = source;
    this.current = this.in.read();
    if (current == '\uFEFF') {
      current = this.in.read();
    }
  }

  /** The next word or name. */
  public Token next() throws ModelException, IOException {
    skipBlanks();
    Location start = here();
    if (current == END) {
      return new Token(null, false, start);
    }
    boolean quoted = current == '"';
    String text = quoted ? quotedName(start) : word(start);
    if (current != END && current != '#' && !isBlank(current)) {
      throw unexpected();
    }
    return new Token(text, quoted, start);
  }

  public ModelException refusal(Location location, String reason) {
    return new ModelException(source, location, reason);
  }

  private void skipBlanks() throws IOException {
    while (isBlank(current) || current == '#') {
      if (current == '#') {
        while (current != END && current != '\n' && current != '\r') {
          advance();
        }
      } else {
        advance();
      }
    }
  }

  private String word(Location start) throws ModelException, IOException {
    StringBuilder text = new StringBuilder();
    while (WrittenName.inWord(current)) {
      append(text, start);
    }
    if (text.isEmpty()) {
      throw unexpected();
    }
    return text.toString();
  }

  private String quotedName(Location start) throws ModelException, IOException {
    StringBuilder text = new StringBuilder();
    advance();
    while (current != '"') {
      if (current == END || current == '\n' || current == '\r') {
        throw refusal(start, "this name has no end; a \" closes it on the same line");
      }
      if (current == '\\') {
        advance();
        if (current != '"' && current != '\\') {
          throw refusal(here(), "only \" and \\ come after \\; a \\ in a name is written \\\\");
        }
      }
      append(text, start);
    }
    advance();
    return text.toString();
  }

  private void append(StringBuilder text, Location start) throws ModelException, IOException {
    if (current == '\uFFFD') {
      throw refusal(here(), "this is no UTF-8 text");
    }
    if (text.length() == WrittenName.LONGEST) {
      throw refusal(start, "a name has at most " + WrittenName.LONGEST + " characters");
    }
    text.append((char) current);
    advance();
  }

  private ModelException unexpected() throws IOException {
    if (current == '\uFFFD') {
      return refusal(here(), "this is no UTF-8 text");
    }
    int character = current;
    if (Character.isHighSurrogate((char) current)) {
      character = Character.toCodePoint((char) current, (char) in.read());
    }
    boolean ascii = character > ' ' && character < 127;
    String shown = ascii ? "'" + (char) character + "'" : "U+%04X".formatted(character);
    return refusal(
        here(),
        shown
            + " has no place here; blanks separate names, and one with other characters than "
            + WrittenName.CHARACTERS
            + " is put in double quotes");
  }

  private Location here() {
    return new Location(line, column);
  }

  private void advance() throws IOException {
    int last = current;
    current = in.read();
    if (last == '\n' || last == '\r' && current != '\n') {
      line++;
      column = 1;
    } else if (!Character.isLowSurrogate((char) last)) {
      column++;
    }
  }

  private static boolean isBlank(int character) {
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
  }
}
