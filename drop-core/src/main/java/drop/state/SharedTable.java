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
  /** Chunks that a new table has room for; its slots follow from that. */
  private static final int FIRST_CHUNKS = 2;

  private final int words;
  private final long maxStates;
  private final MemoryBudget budget;
  private int chunkCount;
  private long granted;
  private long reserved;
  int[] slots;
  long[][] chunks;

  public SharedTable(int words, long maxStates, MemoryBudget budget) {
    this.words = words;
    this.maxStates = Math.min(maxStates, StateSet.maxSize());
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

  /** The most states that may be stored. */
  public long maxStates() {
    return maxStates;
  }

  /** Doubles the table and leaves it empty; no other thread may be using it. */
  public boolean grow() {
    int wider = 2 * slots.length;
    if (wider <= 0 || !reserve((long) wider * Integer.BYTES)) {
      return false;
    }
    slots = new int[wider];
    long old = Math.min(reserved, wider / 2L * Integer.BYTES);
    budget.release(old);
    reserved -= old;
    chunks = Arrays.copyOf(chunks, chunksFor(wider));
    return true;
  }

  /**
   * Hands out a chunk.
   *
   * @return the grant, or why there is none
   */
  synchronized Grant grant() {
    int shift = Chunks.shift(words);
    if (granted >= maxStates) {
      return Grant.FULL;
    }
    if (chunkCount >= chunksFor(slots.length)) {
      return Grant.GROW;
    }
    if (!reserve((long) words * Long.BYTES << shift)) {
      return Grant.FULL;
    }
    chunks[chunkCount] = new long[words << shift];
    int states = (int) Math.min(1L << shift, maxStates - granted);
    granted += states;
    return new Grant(chunkCount++ << shift, states);
  }

  /** So many states, numbered from {@code first} on, that one appender may store. */
  record Grant(int first, int states) {
    static final Grant GROW = new Grant(-1, 0);
    static final Grant FULL = new Grant(-2, 0);
  }

  /** Whether no more states may be stored, memory or not. */
  public synchronized boolean hasEnoughStates() {
    return granted >= maxStates;
  }

  /** So many that the table is five eighths full when they are. */
  private int chunksFor(int slotCount) {
    return slotCount / 8 * 5 >>> Chunks.shift(words);
  }

  private boolean reserve(long bytes) {
    if (!budget.reserve(bytes)) {
      return false;
    }
    reserved += bytes;
    return true;
  }

  /** Gives the memory back to the budget; the table is of no use afterwards. */
  public void release() {
    budget.release(reserved);
    reserved = 0;
    slots = null;
    chunks = null;
  }
}
