package drop.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateSetTest {
  private static final int DISTINCT = 40_000;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 9, 40})
  void numbersDistinctStatesInTheOrderOfTheirArrival(int words) {
    RandomStates states = new RandomStates(words, DISTINCT, words);
    StateSet set = StateSet.create(words, new MemoryBudget(Long.MAX_VALUE));
    Map<List<Long>, Integer> expected = new LinkedHashMap<>();
    SplittableRandom random = new SplittableRandom(words);
    Batch batch = new Batch(words);
    for (int i = 0; i < 3 * DISTINCT; i++) {
      long[] state = states.next(random);
      expected.putIfAbsent(RandomStates.key(state), expected.size());
      batch.add(state, 0);
      if (!batch.hasRoom(1) || random.nextInt(300) == 0) {
        assertThat(set.addAll(batch, 0, Integer.MAX_VALUE)).isEqualTo(batch.size());
        assertThat(set.size()).isEqualTo(expected.size());
        batch.clear();
      }
    }
    assertThat(set.addAll(batch, 0, Integer.MAX_VALUE)).isEqualTo(batch.size());
    assertThat(expected.size()).as("several doublings").isGreaterThan(DISTINCT * 9 / 10);
    assertHolds(set, expected);
    for (int i = 0; i < DISTINCT; i++) {
      long[] state = states.state(i);
      assertThat(set.find(state, 0))
          .isEqualTo(expected.getOrDefault(RandomStates.key(state), StateSet.ABSENT));
      state[words - 1] ^= 1L << 63;
      assertThat(set.find(state, 0)).isEqualTo(StateSet.ABSENT);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 40})
  void storesExactlyAsManyStatesAsItMay(int words) {
    int chunk = 1 << Chunks.shift(words);
    for (int most : new int[] {1, 2, 15, 2559, 2560, 2561, 5119, 5120, 5121, chunk, chunk + 1}) {
      StateSet set = StateSet.create(words, new MemoryBudget(Long.MAX_VALUE));
      RandomStates states = new RandomStates(words, most + 1, most);
      assertThat(addEach(set, states, 0, most, most)).isEqualTo(most);
      assertThat(addEach(set, states, 0, most, most)).as("known ones are no more").isEqualTo(most);
      assertThat(addEach(set, states, most, most + 1, most)).as("one more").isEqualTo(most);
      assertThat(set.size()).isEqualTo(most);
      assertThat(set.find(states.state(most), 0)).isEqualTo(StateSet.ABSENT);
      assertThat(addEach(set, states, most, most + 1, most + 1)).isEqualTo(most + 1);
    }
  }

  @Test
  void stopsInTheMidstOfABatchAtTheFirstStateTooMany() {
    StateSet set = StateSet.create(1, new MemoryBudget(Long.MAX_VALUE));
    Batch batch = new Batch(1);
    for (long state : new long[] {5, 6, 5, 7, 5, 8}) {
      batch.add(new long[] {state}, 0);
    }
    assertThat(set.addAll(batch, 0, 2)).as("position of the 7").isEqualTo(3);
    assertThat(set.size()).isEqualTo(2);
    assertThat(set.addAll(batch, 3, 3)).as("position of the 8").isEqualTo(5);
    assertThat(set.find(new long[] {7}, 0)).isEqualTo(2);
    assertThat(set.addAll(batch, 5, 3)).isEqualTo(5);
    assertThat(set.addAll(batch, 5, 4)).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 9, 40})
  void staysConsistentWhenTheBudgetSaysNoAndGoesOnWhenItSaysYes(int words) {
    long limit = 64L << 20;
    long chunkBytes = (long) words * Long.BYTES << Chunks.shift(words);
    RandomStates states = new RandomStates(words, 30_000, 5);
    int refusals = 0;
    for (long free = 0; free < limit / 4; free += chunkBytes / 2 + 5000) {
      MemoryBudget budget = new MemoryBudget(limit);
      assertThat(budget.reserve(limit - free)).isTrue();
      StateSet set = StateSet.create(words, budget);
      int stored = addEach(set, states, 0, 30_000, Integer.MAX_VALUE);
      assertThat(set.size()).isEqualTo(stored);
      refusals += stored < 30_000 ? 1 : 0;
      for (int i = 0; i < 30_000; i += 7) {
        assertThat(set.find(states.state(i), 0)).isEqualTo(i < stored ? i : StateSet.ABSENT);
      }
      assertThat(addEach(set, states, 0, stored, Integer.MAX_VALUE)).isEqualTo(stored);
      budget.release(limit - free);
      assertThat(addEach(set, states, stored, 30_000, Integer.MAX_VALUE)).isEqualTo(30_000);
      assertThat(set.find(states.state(29_999), 0)).isEqualTo(29_999);
      set.release();
      assertThat(budget.reserve(limit)).as("all memory was given back").isTrue();
    }
    assertThat(refusals).isGreaterThan(0);
  }

  /** Adds the states of those numbers; yields the set's size. */
  private static int addEach(StateSet set, RandomStates states, int from, int to, int most) {
    Batch batch = new Batch(set.words());
    for (int number = from; number < to; number++) {
      batch.clear();
      batch.add(states.state(number), 0);
      if (set.addAll(batch, 0, most) == 0) {
        break;
      }
    }
    return set.size();
  }

  private static void assertHolds(StateSet set, Map<List<Long>, Integer> expected) {
    long[] state = new long[set.words()];
    expected.forEach(
        (key, number) -> {
          long[] chunk = Chunks.chunk(set.chunks(), number, set.words());
          System.arraycopy(chunk, Chunks.offset(number, set.words()), state, 0, state.length);
          assertThat(RandomStates.key(state)).as("state %d", number).isEqualTo(key);
        });
  }
}
