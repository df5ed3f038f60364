package drop.state;

import java.util.Arrays;

/**
 * A visited set that several threads fill at once, each through an {@link Appender} of its own. Like
 * {@link StateSet} it is a table of ints over numbered states in {@link Chunks}; a slot is taken by one
 * atomic exchange after the state's words are in place. Chunks are handed out to one appender each.
 *
 * <p>Only growing needs all threads: when an appender says {@link Appender.Status#GROW}, every thread
 * stops, {@link #grow} makes a larger table, and each appender enters its own states there.
 */
public final class SharedTable {
  static final int GROW = -1;
  static final int FULL = -2;

  /** Chunks that a new table has room for; its slots follow from that. */
  private static final int FIRST_CHUNKS = 2;

  private final int words;
  private final MemoryBudget budget;
  private int chunkCount;
  /** What was reserved; the first table is small and was not. */
  private long slotBytes;

  private long chunkBytes;
  int[] slots;
  long[][] chunks;

  public SharedTable(int words, MemoryBudget budget) {
    this.words = words;
    this.budget = budget;
    this.slots = new int[2 * FIRST_CHUNKS << Chunks.shift(words)];
    this.chunks = new long[chunksFor(slots.length)][];
  }

  public int words() {
    return words;
  }

  /** The memory that the states lie in; another one after growing. */
  public long[][] chunks() {
    return chunks;
  }

  /** Doubles the table and leaves it empty; no other thread may be using it. */
  public boolean grow() {
    int wider = 2 * slots.length;
    long bytes = (long) wider * Integer.BYTES;
    if (wider <= 0 || !budget.reserve(bytes)) {
      return false;
    }
    // The table comes last: should memory run out before, it still belongs to the chunks.
    chunks = Arrays.copyOf(chunks, chunksFor(wider));
    slots = new int[wider];
    budget.release(slotBytes);
    slotBytes = bytes;
    return true;
  }

  /**
   * Hands out a chunk, whose first state has the number that is returned.
   *
   * @return {@link #GROW} where the table has no room for so many states, {@link #FULL} where there is
   *     no memory
   */
  synchronized int grant() {
    int shift = Chunks.shift(words);
    long bytes = (long) words * Long.BYTES << shift;
    if (chunkCount >= chunksFor(slots.length)) {
      return GROW;
    }
    if (!budget.reserve(bytes)) {
      return FULL;
    }
    chunks[chunkCount] = new long[words << shift];
    chunkBytes += bytes;
    return chunkCount++ << shift;
  }

  /** So many that the table is five eighths full when they are. */
  private int chunksFor(int slotCount) {
    return slotCount / 8 * 5 >>> Chunks.shift(words);
  }

  /** Gives the memory back to the budget; the table is of no use afterwards. */
  public void release() {
    budget.release(slotBytes + chunkBytes);
    slots = null;
    chunks = null;
  }
}
