package drop.state;

/**
 * The arrangement of numbered states in memory: so many states, a power of two, lie one after another
 * in an array, and the next ones in the next array.
 */
public final class Chunks {
  /** About half a megabyte: small enough to grow by, large enough to be few. */
  private static final int LARGEST_SHIFT = 16;

  private static final int SMALLEST_SHIFT = 4;

  private Chunks() {}

  /** The binary logarithm of the number of states in a chunk, for states of so many words. */
  public static int shift(int words) {
    int log = Integer.SIZE - Integer.numberOfLeadingZeros(words - 1);
    return Math.max(SMALLEST_SHIFT, LARGEST_SHIFT - log);
  }

  /** The array that holds the state. */
  public static long[] chunk(long[][] chunks, int number, int words) {
    return chunks[number >>> shift(words)];
  }

  /** Where in its array the state starts. */
  public static int offset(int number, int words) {
    return (number & (1 << shift(words)) - 1) * words;
  }
}
