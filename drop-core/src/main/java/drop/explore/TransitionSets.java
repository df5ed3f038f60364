package drop.explore;

import drop.state.Successors;

/** Sets of transitions as bits of words, several of them one after another in an array. */
final class TransitionSets {
  private TransitionSets() {}

  static boolean isEmpty(long[] set) {
    long any = 0;
    for (long bits : set) {
      any |= bits;
    }
    return any == 0;
  }

  /** Takes the first transition off the set that lies at this number; yields it, if there is one. */
  static int takeFirst(long[] sets, int number, int words) {
    int base = number * words;
    for (int w = 0; w < words; w++) {
      long bits = sets[base + w];
      if (bits != 0) {
        sets[base + w] = bits & bits - 1;
        return (w << 6) + Long.numberOfTrailingZeros(bits);
      }
    }
    return Successors.NONE;
  }
}
