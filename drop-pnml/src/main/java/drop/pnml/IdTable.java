package drop.pnml;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * The ids of a net, each with a number from its first mention on and a meaning from its declaration
 * on. An arc can so refer to a node that is yet to come and still be kept as a few ints.
 *
 * <p>It is a hash table of its own for two reasons: large nets have as many ids as arcs, so an
 * object per entry would cost more than the ids; and a document that chooses ids with equal {@link
 * String#hashCode()} must not make it slow.
 */
final class IdTable {
  /** What an id stands for; a node's index goes with it. */
  enum Meaning {
    UNKNOWN,
    PLACE,
    TRANSITION,
    REFERENCE_PLACE,
    REFERENCE_TRANSITION,
    ARC;

    private static final Meaning[] ALL = values();
  }

  private static final int MEANING_BITS = 3;
  private static final long HASH_FACTOR = 0x9E3779B97F4A7C15L;

  private final List<String> ids = new ArrayList<>();
  private final IntArrayList meanings = new IntArrayList();
  private final IntArrayList hashes = new IntArrayList();

  /** The numbers plus 1, each at the first free slot from its hash on; 0 is free. */
  private int[] slots = new int[1 << 10];

  /** The id's number, given at its first mention. */
  int number(String id) {
    int hash = hash(id);
    int slot = slot(id, hash);
    if (slots[slot] == 0) {
      if (2 * ids.size() >= slots.length) {
        grow();
        slot = slot(id, hash);
      }
      ids.add(id);
      hashes.add(hash);
      meanings.add(Meaning.UNKNOWN.ordinal());
      slots[slot] = ids.size();
    }
    return slots[slot] - 1;
  }

  /** Gives an id its meaning; false where it had one already. */
  boolean declare(String id, Meaning meaning, int index) {
    int number = number(id);
    if (meaning(number) != Meaning.UNKNOWN) {
      return false;
    }
    meanings.set(number, index << MEANING_BITS | meaning.ordinal());
    return true;
  }

  Meaning meaning(int number) {
    return Meaning.ALL[meanings.get(number) & (1 << MEANING_BITS) - 1];
  }

  int index(int number) {
    return meanings.get(number) >>> MEANING_BITS;
  }

  String id(int number) {
    return ids.get(number);
  }

  /** The index of the place of this id, or -1 where there is no such place. */
  int place(String id) {
    int number = slots[slot(id, hash(id))] - 1;
    return number >= 0 && meaning(number) == Meaning.PLACE ? index(number) : -1;
  }

  private int slot(String id, int hash) {
    int mask = slots.length - 1;
    int slot = hash & mask;
    while (slots[slot] != 0 && !isAt(slots[slot] - 1, id, hash)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private boolean isAt(int number, String id, int hash) {
    return hashes.get(number) == hash && ids.get(number).equals(id);
  }

  private void grow() {
    slots = new int[2 * slots.length];
    int mask = slots.length - 1;
    for (int number = 0; number < ids.size(); number++) {
      int slot = hashes.get(number) & mask;
      while (slots[slot] != 0) {
        slot = slot + 1 & mask;
      }
      slots[slot] = number + 1;
    }
  }

  private static int hash(String id) {
    long hash = id.length();
    for (int i = 0; i < id.length(); i++) {
      hash = (hash ^ id.charAt(i)) * HASH_FACTOR;
      hash ^= hash >>> 32;
    }
    return (int) hash;
  }
}
