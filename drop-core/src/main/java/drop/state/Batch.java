package drop.state;

/**
 * Packed states on their way into a {@link StateSet}, each with its hash. States travel in batches
 * because the loads of one batch overlap in the processor, while single look-ups wait for memory one
 * by one.
 */
public final class Batch {
  private static final int TARGET_BYTES = 1 << 20;
  private static final int MOST_STATES = 1024;

  private final int words;
  long[] states;
  long[] hashes;
  int size;

  /** An empty batch for states of so many words. */
  public Batch(int words) {
    this.words = words;
    int capacity = Math.max(16, Math.min(MOST_STATES, TARGET_BYTES / Long.BYTES / words));
    this.states = new long[capacity * words];
    this.hashes = new long[capacity];
  }

  public int size() {
    return size;
  }

  /** How many states it takes before it has to be emptied. */
  public int capacity() {
    return hashes.length;
  }

  public void clear() {
    size = 0;
  }

  /** Whether {@code more} states fit; an empty batch makes them fit. */
  public boolean hasRoom(int more) {
    return hasRoom(size, more);
  }

  /** Whether {@code more} states fit after the first {@code used} ones. */
  boolean hasRoom(int used, int more) {
    if (used + more <= hashes.length) {
      return true;
    }
    if (used > 0) {
      return false;
    }
    if ((long) more * words > Integer.MAX_VALUE - 8) {
      throw new OutOfMemoryError("a state has " + more + " successors of " + words + " words");
    }
    hashes = new long[more];
    states = new long[more * words];
    return true;
  }

  /** Copies a state of the batch. */
  public void state(int position, long[] into) {
    System.arraycopy(states, position * words, into, 0, words);
  }

  /** Which of several parts a state belongs to; independent of the bits that find its slot there. */
  static int owner(long hash, int owners) {
    return (int) ((hash >>> 56) * owners >>> 8);
  }

  /** Which of several parts a packed state belongs to. */
  public static int owner(long[] state, int owners) {
    long hash = 0;
    for (long word : state) {
      hash = Hash.mix(hash, word);
    }
    return owner(hash, owners);
  }

  /** Adds a state that was made elsewhere, for which there must be room. */
  public void add(long[] from, int base) {
    long hash = 0;
    for (int w = 0; w < words; w++) {
      long word = from[base + w];
      states[size * words + w] = word;
      hash = Hash.mix(hash, word);
    }
    hashes[size++] = hash;
  }
}
