package drop.pnml;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/**
 * Input of which no single token may be longer than a limit. A parser holds a whole tag, attribute
 * or comment in memory, so this is what bounds the memory that a hostile document can ask for.
 */
final class TokenLimit extends FilterReader {
  private static final int LONGEST_TOKEN = 16 << 20;

  private int length;

  TokenLimit(Reader in) {
    super(in);
  }

  /** Says that what was read before has been dealt with. */
  void startToken() {
    length = 0;
  }

  @Override
  public int read() throws IOException {
    int character = super.read();
    count(character < 0 ? 0 : 1);
    return character;
  }

  @Override
  public int read(char[] buffer, int offset, int size) throws IOException {
    int taken = super.read(buffer, offset, size);
    count(Math.max(0, taken));
    return taken;
  }

  private void count(int characters) throws IOException {
    length += characters;
    if (length > LONGEST_TOKEN) {
      throw new TokenTooLongException();
    }
  }

  /** A tag, attribute or comment that passes the limit. */
  static final class TokenTooLongException extends IOException {
    TokenTooLongException() {
      super("a tag, attribute or comment of more than " + LONGEST_TOKEN + " characters is refused");
    }
  }
}
