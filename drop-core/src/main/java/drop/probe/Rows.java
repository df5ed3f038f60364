package drop.probe;

/** Sets of positions in a trace, as rows of bits in flat memory. */
final class Rows {
  private Rows() {}

  /** The words that a row of so many bits takes. */
  static int words(int bits) {
    return Math.max(1, (bits + 63) >>> 6);
  }

  static boolean get(long[] rows, int base, int bit) {
    return (rows[base + (bit >>> 6)] >>> bit & 1) != 0;
  }

  static void set(long[] rows, int base, int bit) {
    rows[base + (bit >>> 6)] |= 1L << bit;
  }

  static void or(long[] into, int intoBase, long[] from, int fromBase, int words) {
    for (int i = 0; i < words; i++) {
      into[intoBase + i] |= from[fromBase + i];
    }
  }

  static void copy(long[] into, int intoBase, long[] from, int fromBase, int words) {
    System.arraycopy(from, fromBase, into, intoBase, words);
  }

  static void clear(long[] rows, int base, int words) {
    for (int i = 0; i < words; i++) {
      rows[base + i] = 0;
    }
  }

  static boolean intersect(long[] a, int aBase, long[] b, int bBase, int words) {
    for (int i = 0; i < words; i++) {
      if ((a[aBase + i] & b[bBase + i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the first is a subset of the second. */
  static boolean within(long[] a, int aBase, long[] b, int bBase, int words) {
    for (int i = 0; i < words; i++) {
      if ((a[aBase + i] & ~b[bBase + i]) != 0) {
        return false;
      }
    }
    return true;
  }

  static boolean isEmpty(long[] rows, int base, int words) {
    for (int i = 0; i < words; i++) {
      if (rows[base + i] != 0) {
        return false;
      }
    }
    return true;
  }

  static int count(long[] rows, int base, int words) {
    int count = 0;
    for (int i = 0; i < words; i++) {
      count += Long.bitCount(rows[base + i]);
    }
    return count;
  }

  /** The first bit at or after the given one, or a negative number. */
  static int next(long[] rows, int base, int words, int from) {
    int word = from >>> 6;
    if (word >= words) {
      return -1;
    }
    long bits = rows[base + word] & -1L << from;
    while (bits == 0) {
      if (++word == words) {
        return -1;
      }
      bits = rows[base + word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }
}
