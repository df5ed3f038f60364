package drop.probe;

import java.util.Arrays;

/** A sequence of numbers as bytes, the form in which vectors and markings are stored. */
final class Code {
  byte[] bytes = new byte[64];
  int size;
  private int at;

  void clear() {
    size = 0;
    at = 0;
  }

  void put(int value) {
    if (size + 5 > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    int rest = value;
    while (rest >>> 7 != 0) {
      bytes[size++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[size++] = (byte) rest;
  }

  /** Takes over bytes, to be read from the first. */
  void load(byte[] from, int base, int count) {
    if (bytes.length < count) {
      bytes = new byte[2 * count];
    }
    System.arraycopy(from, base, bytes, 0, count);
    size = count;
    at = 0;
  }

  /** Reads on from a position. */
  void seek(int position) {
    at = position;
  }

  boolean atEnd() {
    return at == size;
  }

  int take() {
    int value = 0;
    int shift = 0;
    while (true) {
      byte next = bytes[at++];
      value |= (next & 0x7F) << shift;
      if (next >= 0) {
        return value;
      }
      shift += 7;
    }
  }
}
