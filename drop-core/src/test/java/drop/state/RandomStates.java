package drop.state;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Random packed states, repeated now and then, that differ in a few bits only. */
final class RandomStates {
  private final int words;
  private final int distinct;
  private final long salt;

  RandomStates(int words, int distinct, long seed) {
    this.words = words;
    this.distinct = distinct;
    this.salt = new SplittableRandom(seed).nextLong();
  }

  /** One of the states, at random. */
  long[] next(SplittableRandom random) {
    return state(random.nextInt(distinct));
  }

  /** States of neighbouring numbers differ in one or two words. */
  long[] state(int number) {
    long[] state = new long[words];
    state[Math.floorMod((int) salt, words)] = number % 500;
    state[Math.floorMod((int) (salt >>> 32), words)] ^= (long) (number / 500) << 40;
    return state;
  }

  /** The number of a state that is one of these. */
  int number(long[] state) {
    long low = state[Math.floorMod((int) salt, words)] & (1L << 40) - 1;
    long high = state[Math.floorMod((int) (salt >>> 32), words)] >>> 40;
    int number = (int) (500 * high + low);
    if (!Arrays.equals(state, state(number))) {
      throw new AssertionError("no such state: " + Arrays.toString(state));
    }
    return number;
  }

  static List<Long> key(long[] state) {
    return Arrays.stream(state).boxed().toList();
  }
}
