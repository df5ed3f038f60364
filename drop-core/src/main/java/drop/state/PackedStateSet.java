package drop.state;

import java.lang.invoke.MethodHandles;
import java.util.Arrays;

/** The {@link StateSet} for one width of state. */
final class PackedStateSet extends StateSet {
  private static final int WORDS = Specialised.words(MethodHandles.lookup());
  private static final int CHUNK_SHIFT = Chunks.shift(WORDS);
  private static final int CHUNK_MASK = (1 << CHUNK_SHIFT) - 1;
  private static final int FIRST_SLOTS = 1 << 12;
  private static final int SMALL_SLOTS = 1 << 20;

  /** 0 where free; otherwise number + 1 in the low bits and part of the hash in the others. */
  private int[] slots = new int[FIRST_SLOTS];

  private int growAt = threshold(FIRST_SLOTS);
  private int room;
  /** What was reserved; the first table is small and was not. */
  private long slotBytes;

  private long chunkBytes;

  PackedStateSet(int words, MemoryBudget budget) {
    super(words, budget);
  }

  @Override
  public int addAll(Batch batch, int from, int most) {
    long[] states = batch.states;
    long[] hashes = batch.hashes;
    int end = batch.size;
    // Local while it changes with each state: fields of different threads may share a cache line.
    int stored = size;
    int position = from;
    while (position < end) {
      long hash = hashes[position];
      int[] table = slots;
      int numberMask = table.length - 1;
      int tag = (int) (hash >>> 32) & ~numberMask;
      int slot = (int) hash & numberMask;
      int entry;
      while ((entry = table[slot]) != 0) {
        if ((entry & ~numberMask) == tag
            && same((entry & numberMask) - 1, states, position * WORDS)) {
          break;
        }
        slot = slot + 1 & numberMask;
      }
      if (entry == 0) {
        if (stored >= growAt || stored >= room) {
          size = stored;
          if (stored >= most || !makeRoom()) {
            break;
          }
          continue;
        }
        if (stored >= most) {
          break;
        }
        append(states, position * WORDS, stored++);
        table[slot] = tag | stored;
      }
      position++;
    }
    size = stored;
    return position;
  }

  private boolean makeRoom() {
    return (size < room || addChunk()) && (size < growAt || grow());
  }

  private boolean same(int number, long[] states, int base) {
    long[] chunk = chunks[number >>> CHUNK_SHIFT];
    int offset = (number & CHUNK_MASK) * WORDS;
    long difference = 0;
    for (int w = 0; w < WORDS; w++) {
      difference |= chunk[offset + w] ^ states[base + w];
    }
    return difference == 0;
  }

  private void append(long[] states, int base, int number) {
    long[] chunk = chunks[number >>> CHUNK_SHIFT];
    int offset = (number & CHUNK_MASK) * WORDS;
    for (int w = 0; w < WORDS; w++) {
      chunk[offset + w] = states[base + w];
    }
  }

  @Override
  public int find(long[] state, int base) {
    long hash = hash(state, base);
    int numberMask = slots.length - 1;
    int tag = (int) (hash >>> 32) & ~numberMask;
    int slot = (int) hash & numberMask;
    int entry;
    while ((entry = slots[slot]) != 0) {
      int number = (entry & numberMask) - 1;
      if ((entry & ~numberMask) == tag && same(number, state, base)) {
        return number;
      }
      slot = slot + 1 & numberMask;
    }
    return ABSENT;
  }

  private static long hash(long[] state, int base) {
    long hash = 0;
    for (int w = 0; w < WORDS; w++) {
      hash = Hash.mix(hash, state[base + w]);
    }
    return hash;
  }

  private boolean addChunk() {
    int chunk = room >>> CHUNK_SHIFT;
    long bytes = (long) WORDS * Long.BYTES << CHUNK_SHIFT;
    if (room >= maxSize() || !budget.reserve(bytes)) {
      return false;
    }
    chunkBytes += bytes;
    if (chunk == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunk);
    }
    chunks[chunk] = new long[WORDS << CHUNK_SHIFT];
    room += 1 << CHUNK_SHIFT;
    return true;
  }

  /**
   * Doubles the table, or while it is small makes it four times as large. Numbers stay, entries are
   * made anew from the states in their order.
   */
  private boolean grow() {
    int wider = (slots.length < SMALL_SLOTS ? 4 : 2) * slots.length;
    long bytes = (long) wider * Integer.BYTES;
    if (wider <= 0 || !budget.reserve(bytes)) {
      return false;
    }
    int[] table = new int[wider];
    int numberMask = wider - 1;
    for (int number = 0; number < size; number++) {
      long hash = hash(chunks[number >>> CHUNK_SHIFT], (number & CHUNK_MASK) * WORDS);
      int slot = (int) hash & numberMask;
      while (table[slot] != 0) {
        slot = slot + 1 & numberMask;
      }
      table[slot] = (int) (hash >>> 32) & ~numberMask | number + 1;
    }
    budget.release(slotBytes);
    slotBytes = bytes;
    slots = table;
    growAt = threshold(wider);
    return true;
  }

  /** Five eighths: fuller tables mispredict the length of probe runs, emptier ones cost memory. */
  private static int threshold(int slots) {
    return slots / 8 * 5;
  }

  @Override
  public void release() {
    budget.release(slotBytes + chunkBytes);
    chunks = null;
    slots = null;
  }
}
