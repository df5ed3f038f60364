package drop.dpor;

import java.util.Arrays;

/**
 * The different footprints that the steps of a system have, numbered as they are met, so that a step
 * is one number and whether two steps conflict is looked up.
 */
final class Footprints {
  private static final int CACHED_BITS = 9;
  private static final byte INDEPENDENT = 1;
  private static final byte CONFLICTING = 2;

  private final boolean readsConflict;
  private final byte[] known = new byte[1 << 2 * CACHED_BITS];
  private int[] accesses = new int[256];
  private int[] first = new int[64];
  private int[] table = new int[128];
  private int count;

  /**
   * @param readsConflict whether even two reads of a location conflict
   */
  Footprints(boolean readsConflict) {
    this.readsConflict = readsConflict;
  }

  /** The number of the footprint that the first entries of the buffer are. */
  int number(int[] buffer, int length) {
    int hash = length;
    for (int i = 0; i < length; i++) {
      if (readsConflict && mode(buffer[i]) == ActorSystem.READ) {
        buffer[i] += ActorSystem.WRITE - ActorSystem.READ;
      }
      hash = (hash ^ buffer[i]) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    int slot = hash & table.length - 1;
    while (table[slot] != 0) {
      if (same(table[slot] - 1, buffer, length)) {
        return table[slot] - 1;
      }
      slot = slot + 1 & table.length - 1;
    }
    table[slot] = count + 1;
    return add(buffer, length);
  }

  private boolean same(int number, int[] buffer, int length) {
    return Arrays.equals(accesses, first[number], first[number + 1], buffer, 0, length);
  }

  private int add(int[] buffer, int length) {
    int end = first[count] + length;
    if (end > accesses.length) {
      accesses = Arrays.copyOf(accesses, Math.max(end, 2 * accesses.length));
    }
    System.arraycopy(buffer, 0, accesses, first[count], length);
    if (count + 2 > first.length) {
      first = Arrays.copyOf(first, 2 * first.length);
    }
    first[++count] = end;
    if (2 * count > table.length) {
      rehash();
    }
    return count - 1;
  }

  private void rehash() {
    int[] old = table;
    table = new int[4 * old.length];
    for (int entry : old) {
      if (entry != 0) {
        int hash = first[entry] - first[entry - 1];
        for (int i = first[entry - 1]; i < first[entry]; i++) {
          hash = (hash ^ accesses[i]) * 0x9E3779B1;
          hash ^= hash >>> 15;
        }
        int slot = hash & table.length - 1;
        while (table[slot] != 0) {
          slot = slot + 1 & table.length - 1;
        }
        table[slot] = entry;
      }
    }
  }

  /** Where the accesses of the footprint begin; they end where those of the next number begin. */
  int first(int number) {
    return first[number];
  }

  int access(int at) {
    return accesses[at];
  }

  /** Whether two steps of different actors with these footprints are dependent. */
  boolean conflict(int one, int other) {
    if ((one | other) >>> CACHED_BITS != 0) {
      return compare(one, other);
    }
    int pair = one << CACHED_BITS | other;
    byte answer = known[pair];
    if (answer == 0) {
      answer = compare(one, other) ? CONFLICTING : INDEPENDENT;
      known[pair] = answer;
    }
    return answer == CONFLICTING;
  }

  private boolean compare(int one, int other) {
    int i = first[one];
    int j = first[other];
    while (i < first[one + 1] && j < first[other + 1]) {
      int difference =
          (accesses[i] >> ActorSystem.MODE_BITS) - (accesses[j] >> ActorSystem.MODE_BITS);
      if (difference == 0) {
        if (accesses[i] != accesses[j] || mode(accesses[i]) == ActorSystem.WRITE) {
          return true;
        }
        i++;
        j++;
      } else if (difference < 0) {
        i++;
      } else {
        j++;
      }
    }
    return false;
  }

  static int mode(int access) {
    return access & (1 << ActorSystem.MODE_BITS) - 1;
  }

  static int location(int access) {
    return access >>> ActorSystem.MODE_BITS;
  }
}
