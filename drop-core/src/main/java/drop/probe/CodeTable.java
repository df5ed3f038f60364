package drop.probe;

import drop.explore.Stopped;
import drop.state.MemoryBudget;
import java.util.Arrays;

/**
 * A set of codes that numbers its members in the order of their arrival. The bytes lie in pages, each
 * code with its length before it; a table of ints with open addressing finds a number from a hash.
 */
final class CodeTable {
  private static final int SMALLEST_PAGE = 1 << 10;
  private static final int LARGEST_PAGE = 1 << 20;

  private final MemoryBudget budget;
  private byte[][] pages = new byte[4][];
  private int page = -1;
  private int free;
  private int size;
  private long[] place = new long[64];
  private int[] hashes = new int[64];
  private int[] slots = new int[128];
  private final Code length = new Code();

  CodeTable(MemoryBudget budget) {
    this.budget = budget;
  }

  int size() {
    return size;
  }

  /** The number of the code, which is added if it was not there; then the number is complemented. */
  int add(Code code) throws Stopped {
    int hash = hash(code);
    int mask = slots.length - 1;
    int slot = hash & mask;
    while (slots[slot] != 0) {
      int number = slots[slot] - 1;
      if (hashes[number] == hash && equal(number, code)) {
        return number;
      }
      slot = slot + 1 & mask;
    }
    store(code, hash);
    slots[slot] = size;
    if (size * 2 > slots.length) {
      rehash();
    }
    return ~(size - 1);
  }

  /** The number of the code, or a negative number where it is not there. */
  int find(Code code) {
    int hash = hash(code);
    int mask = slots.length - 1;
    for (int slot = hash & mask; slots[slot] != 0; slot = slot + 1 & mask) {
      int number = slots[slot] - 1;
      if (hashes[number] == hash && equal(number, code)) {
        return number;
      }
    }
    return -1;
  }

  /** Fills a code with the member of that number, ready to be taken from. */
  void get(int number, Code into) {
    byte[] bytes = pages[(int) (place[number] >>> 32)];
    int at = (int) place[number];
    int count = 0;
    int shift = 0;
    while (bytes[at] < 0) {
      count |= (bytes[at++] & 0x7F) << shift;
      shift += 7;
    }
    count |= bytes[at++] << shift;
    into.load(bytes, at, count);
  }

  private boolean equal(int number, Code code) {
    byte[] bytes = pages[(int) (place[number] >>> 32)];
    int at = (int) place[number];
    length.clear();
    length.put(code.size);
    for (int i = 0; i < length.size; i++) {
      if (bytes[at++] != length.bytes[i]) {
        return false;
      }
    }
    return Arrays.equals(bytes, at, at + code.size, code.bytes, 0, code.size);
  }

  private void store(Code code, int hash) throws Stopped {
    length.clear();
    length.put(code.size);
    int needed = length.size + code.size;
    if (page < 0 || free + needed > pages[page].length) {
      int bytes = Math.min(LARGEST_PAGE, page < 0 ? SMALLEST_PAGE : 2 * pages[page].length);
      bytes = Math.max(bytes, needed);
      reserve(bytes);
      if (++page == pages.length) {
        pages = Arrays.copyOf(pages, 2 * page);
      }
      pages[page] = new byte[bytes];
      free = 0;
    }
    if (size == place.length) {
      reserve(12L * size);
      place = Arrays.copyOf(place, 2 * size);
      hashes = Arrays.copyOf(hashes, 2 * size);
    }
    place[size] = (long) page << 32 | free;
    hashes[size] = hash;
    size++;
    System.arraycopy(length.bytes, 0, pages[page], free, length.size);
    System.arraycopy(code.bytes, 0, pages[page], free + length.size, code.size);
    free += needed;
  }

  private void rehash() throws Stopped {
    reserve(4L * slots.length);
    int[] wider = new int[2 * slots.length];
    int mask = wider.length - 1;
    for (int number = 0; number < size; number++) {
      int slot = hashes[number] & mask;
      while (wider[slot] != 0) {
        slot = slot + 1 & mask;
      }
      wider[slot] = number + 1;
    }
    slots = wider;
  }

  private void reserve(long bytes) throws Stopped {
    if (!budget.reserve(bytes)) {
      throw Stopped.full();
    }
  }

  private static int hash(Code code) {
    long hash = code.size;
    for (int i = 0; i < code.size; i++) {
      hash = (hash ^ code.bytes[i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    return (int) hash;
  }
}
