package drop.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EntitySetTest {
  @Test
  void orderAndRepetitionDoNotCount() {
    assertThat(EntitySet.of(5, 1, 5, 3, 1)).isEqualTo(EntitySet.of(1, 3, 5));
    assertThat(EntitySet.of(5, 1, 5, 3, 1).toArray()).containsExactly(1, 3, 5);
    assertThat(EntitySet.of()).isEqualTo(EntitySet.EMPTY).isNotEqualTo(EntitySet.of(0));
    assertThat(EntitySet.of(2, 0)).hasToString("[0, 2]");
  }

  @Test
  void numbersBelowZeroAreRefused() {
    assertThatThrownBy(() -> EntitySet.of(3, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }

  @Test
  void nobodyCanChangeASet() {
    int[] numbers = {4, 2};
    EntitySet set = EntitySet.of(numbers);
    assertThat(numbers).containsExactly(4, 2);
    numbers[0] = 9;
    set.toArray()[0] = 9;
    assertThat(set).isEqualTo(EntitySet.of(2, 4));
  }

  @Test
  void theOperationsAreThoseOfSets() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 5000; i++) {
      int[] numbers = numbers(random);
      int[] others = numbers(random);
      Set<Integer> expected = jdk(numbers);
      Set<Integer> other = jdk(others);
      EntitySet set = EntitySet.of(numbers);
      EntitySet otherSet = EntitySet.of(others);
      assertThat(set.size()).isEqualTo(expected.size());
      assertThat(set.isEmpty()).isEqualTo(expected.isEmpty());
      assertThat(set.containsAll(otherSet)).isEqualTo(expected.containsAll(other));
      assertThat(set.intersects(otherSet)).isEqualTo(!Collections.disjoint(expected, other));
      assertThat(set.equals(otherSet)).isEqualTo(expected.equals(other));
      assertThat(set.hashCode()).isEqualTo(set.minus(EntitySet.EMPTY).hashCode());
      int index = 0;
      for (int entity : expected) {
        assertThat(set.get(index++)).isEqualTo(entity);
      }
      for (int entity = 0; entity < 10; entity++) {
        assertThat(set.contains(entity)).isEqualTo(expected.contains(entity));
      }
      Set<Integer> union = new TreeSet<>(expected);
      union.addAll(other);
      assertThat(jdk(set.plus(otherSet).toArray())).isEqualTo(union);
      expected.removeAll(other);
      assertThat(set.minus(otherSet)).isEqualTo(EntitySet.of(ints(expected)));
    }
  }

  private static int[] numbers(SplittableRandom random) {
    return random.ints(random.nextInt(6), 0, 8).toArray();
  }

  private static Set<Integer> jdk(int[] numbers) {
    return Arrays.stream(numbers).boxed().collect(Collectors.toCollection(TreeSet::new));
  }

  private static int[] ints(Set<Integer> numbers) {
    return numbers.stream().mapToInt(n -> n).toArray();
  }
}
