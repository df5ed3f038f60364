package drop.dpor;

import java.util.Arrays;

/** A set of actors for each depth of a search, as bits. */
final class ActorSets {
  private final int words;
  private long[] bits;

  ActorSets(int actors) {
    this.words = Math.max(1, actors + 63 >>> 6);
    this.bits = new long[64 * words];
  }

  void clear(int depth) {
    int from = depth * words;
    if (from + words > bits.length) {
      bits = Arrays.copyOf(bits, Math.max(from + words, 2 * bits.length));
    }
    for (int i = from; i < from + words; i++) {
      bits[i] = 0;
    }
  }

  void add(int depth, int actor) {
    bits[depth * words + (actor >>> 6)] |= 1L << actor;
  }

  boolean has(int depth, int actor) {
    return (bits[depth * words + (actor >>> 6)] >>> actor & 1) != 0;
  }

  boolean isEmpty(int depth) {
    for (int i = depth * words; i < (depth + 1) * words; i++) {
      if (bits[i] != 0) {
        return false;
      }
    }
    return true;
  }

  /** The first actor from this one on that is in the set, or -1. */
  int next(int depth, int from) {
    for (int w = from >>> 6; w < words; w++) {
      long word = bits[depth * words + w];
      if (w == from >>> 6) {
        word &= -1L << from;
      }
      if (word != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(word);
      }
    }
    return -1;
  }

  /** The first actor of the set that is not in the other, or -1. */
  int firstWithout(int depth, ActorSets other) {
    for (int w = 0; w < words; w++) {
      long word = bits[depth * words + w] & ~other.bits[depth * words + w];
      if (word != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(word);
      }
    }
    return -1;
  }
}
