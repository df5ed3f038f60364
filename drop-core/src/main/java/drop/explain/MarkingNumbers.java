package drop.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.collections.api.block.HashingStrategy;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectIntHashMapWithHashingStrategy;

/** Numbers markings in the order in which they appear. */
final class MarkingNumbers {
  static final int NONE = -1;

  private final ObjectIntHashMapWithHashingStrategy<int[]> numbers =
      new ObjectIntHashMapWithHashingStrategy<>(new ByContent());
  private final List<int[]> markings = new ArrayList<>();

  /** The number of a marking, which must not change any more. */
  int of(int[] marking) {
    int number = find(marking);
    if (number == NONE) {
      number = markings.size();
      numbers.put(marking, number);
      markings.add(marking);
    }
    return number;
  }

  int find(int[] marking) {
    return numbers.getIfAbsent(marking, NONE);
  }

  int size() {
    return markings.size();
  }

  int[] get(int number) {
    return markings.get(number);
  }

  private static final class ByContent implements HashingStrategy<int[]> {
    private static final long serialVersionUID = 1;

    @Override
    public int computeHashCode(int[] marking) {
      return Arrays.hashCode(marking);
    }

    @Override
    public boolean equals(int[] one, int[] other) {
      return Arrays.equals(one, other);
    }
  }
}
