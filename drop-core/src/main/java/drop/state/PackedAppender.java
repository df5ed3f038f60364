package drop.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The {@link Appender} for one width of state. */
final class PackedAppender extends Appender {
  private static final int WORDS = Specialised.words(MethodHandles.lookup());
  private static final int CHUNK_SHIFT = Chunks.shift(WORDS);
  private static final int CHUNK_MASK = (1 << CHUNK_SHIFT) - 1;
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(int[].class);

  PackedAppender(SharedTable table) {
    super(table);
  }

  @Override
  int add(Batch batch, int position, int number, int end) {
    long[] states = batch.states;
    long[] hashes = batch.hashes;
    int size = batch.size;
    long[][] chunks = table.chunks;
    int[] slots = table.slots;
    int numberMask = slots.length - 1;
    long[] own = number < end ? chunks[number >>> CHUNK_SHIFT] : null;
    int free = number;
    int next = position;
    while (next < size) {
      long hash = hashes[next];
      int tag = (int) (hash >>> 32) & ~numberMask;
      int slot = (int) hash & numberMask;
      int entry;
      while ((entry = (int) SLOT.getAcquire(slots, slot)) != 0) {
        if ((entry & ~numberMask) == tag
            && same(chunks, (entry & numberMask) - 1, states, next * WORDS)) {
          break;
        }
        slot = slot + 1 & numberMask;
      }
      if (entry == 0) {
        if (free == end) {
          break;
        }
        int offset = (free & CHUNK_MASK) * WORDS;
        for (int w = 0; w < WORDS; w++) {
          own[offset + w] = states[next * WORDS + w];
        }
        if (!SLOT.compareAndSet(slots, slot, 0, tag | free + 1)) {
          // Another thread took the slot, perhaps for the same state: look again.
          continue;
        }
        free++;
      }
      next++;
    }
    added = free - number;
    return next;
  }

  private static boolean same(long[][] chunks, int number, long[] states, int base) {
    long[] chunk = chunks[number >>> CHUNK_SHIFT];
    int offset = (number & CHUNK_MASK) * WORDS;
    long difference = 0;
    for (int w = 0; w < WORDS; w++) {
      difference |= chunk[offset + w] ^ states[base + w];
    }
    return difference == 0;
  }

  @Override
  void enter(int number, int end) {
    int[] slots = table.slots;
    int numberMask = slots.length - 1;
    long[] chunk = table.chunks[number >>> CHUNK_SHIFT];
    for (int n = number; n < end; n++) {
      long hash = 0;
      for (int w = 0; w < WORDS; w++) {
        hash = Hash.mix(hash, chunk[(n & CHUNK_MASK) * WORDS + w]);
      }
      int entry = (int) (hash >>> 32) & ~numberMask | n + 1;
      int slot = (int) hash & numberMask;
      while ((int) SLOT.getOpaque(slots, slot) != 0
          || !SLOT.compareAndSet(slots, slot, 0, entry)) {
        slot = slot + 1 & numberMask;
      }
    }
  }
}
