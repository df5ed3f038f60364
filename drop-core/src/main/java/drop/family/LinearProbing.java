package drop.family;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Which slots of a table each key may probe before it finds a free one, when keys are never removed
 * and each starts at its own slot and moves on by one.
 *
 * <p>Which slots are taken in the end does not depend on the order of the insertions, so a key that
 * starts in a run of slots taken in the end finds a free one in that run.
 */
final class LinearProbing {
  private final boolean[] takenInTheEnd;

  /** A table of so many slots in which one key starts at each of the given ones. */
  LinearProbing(int slots, int[] starts) {
    if (starts.length > slots) {
      throw new IllegalArgumentException(starts.length + " keys do not fit " + slots + " slots");
    }
    this.takenInTheEnd = new boolean[slots];
    for (int start : starts) {
      int slot = start;
      while (takenInTheEnd[slot]) {
        slot = next(slot);
      }
      takenInTheEnd[slot] = true;
    }
  }

  /** A table in which a key may probe every slot, whoever else there is. */
  static LinearProbing everywhere(int slots) {
    return new LinearProbing(slots, IntStream.range(0, slots).toArray());
  }

  int next(int slot) {
    return (slot + 1) % takenInTheEnd.length;
  }

  /** The slots that a key starting here may probe, in order: to the end of its run. */
  int[] probes(int start) {
    int[] probes = new int[takenInTheEnd.length];
    int count = 0;
    int slot = start;
    do {
      probes[count++] = slot;
      slot = next(slot);
    } while (takenInTheEnd[slot] && slot != start);
    return Arrays.copyOf(probes, count);
  }

  /** The slots in use, in ascending order. */
  int[] slots() {
    int[] slots = new int[takenInTheEnd.length];
    int count = 0;
    for (int slot = 0; slot < slots.length; slot++) {
      if (takenInTheEnd[slot]) {
        slots[count++] = slot;
      }
    }
    return Arrays.copyOf(slots, count);
  }
}
