package drop.dpor;

import java.util.Arrays;

/** A set of states, each a fixed number of numbers, kept as they are. */
final class VisitedStates {
  private final int size;
  private int[] numbers;
  private int[] table = new int[256];
  private int count;

  VisitedStates(int size) {
    this.size = size;
    this.numbers = new int[64 * size];
  }

  int count() {
    return count;
  }

  /** Adds the state and says whether it is new. */
  boolean add(int[] state) {
    int slot = slot(FinalStates.hash(state));
    while (table[slot] != 0) {
      int from = (table[slot] - 1) * size;
      if (Arrays.equals(numbers, from, from + size, state, 0, size)) {
        return false;
      }
      slot = slot + 1 & table.length - 1;
    }
    if ((count + 1) * size > numbers.length) {
      numbers = Arrays.copyOf(numbers, Math.multiplyExact(2, numbers.length));
    }
    System.arraycopy(state, 0, numbers, count * size, size);
    table[slot] = ++count;
    if (2 * count > table.length) {
      rehash();
    }
    return true;
  }

  private int slot(long hash) {
    return (int) hash & table.length - 1;
  }

  private void rehash() {
    table = new int[2 * table.length];
    int[] state = new int[size];
    for (int i = 0; i < count; i++) {
      System.arraycopy(numbers, i * size, state, 0, size);
      int slot = slot(FinalStates.hash(state));
      while (table[slot] != 0) {
        slot = slot + 1 & table.length - 1;
      }
      table[slot] = i + 1;
    }
  }
}
