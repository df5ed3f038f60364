package drop.state;

/** The hash of a state, word by word; all 64 bits of it are usable. */
public final class Hash {
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private Hash() {}

  /** Adds a word to the hash of the words before it, which starts at 0. */
  public static long mix(long hash, long word) {
    long product = (hash ^ word) * MULTIPLIER;
    return product ^ product >>> 32;
  }
}
