package drop.pnml;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * The ids of a net, each with a number from its first mention on and a meaning from its declaration on.
 * An arc can so refer to a node that is yet to come and still be kept as a few ints.
 *
 * <p>The map is the JDK's because it stays fast where a document chooses ids with equal hash codes.
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

  private final Map<String, Integer> numbers = new HashMap<>();
  private final IntArrayList meanings = new IntArrayList();

  /** The id's number, given at its first mention. */
  int number(String id) {
    Integer known = numbers.putIfAbsent(id, meanings.size());
    if (known == null) {
      meanings.add(Meaning.UNKNOWN.ordinal());
      return meanings.size() - 1;
    }
    return known;
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

  /** The index of the place of this id, or -1 where there is no such place. */
  int place(String id) {
    Integer number = numbers.get(id);
    return number != null && meaning(number) == Meaning.PLACE ? index(number) : -1;
  }

  /** The id of a number, found by a search: for messages only. */
  String id(int number) {
    for (Map.Entry<String, Integer> entry : numbers.entrySet()) {
      if (entry.getValue() == number) {
        return entry.getKey();
      }
    }
    throw new IllegalArgumentException("no id has the number " + number);
  }
}
