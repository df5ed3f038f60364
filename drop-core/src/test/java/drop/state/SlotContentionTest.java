package drop.state;

import static org.assertj.core.api.Assertions.assertThat;

import drop.state.Appender.Status;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Different states with the same few slots: whoever loses the race for one must look again. */
class SlotContentionTest {
  private static final int REPETITIONS = 300;
  private static final int STATES = 1000;
  private static final int STATES_PER_SLOT = 5;

  @ParameterizedTest
  @CsvSource({"2, 1", "4, 1", "2, 2", "4, 2"})
  void noStateIsLostOrStoredTwiceInARaceForOneSlot(int threadCount, int sharers)
      throws Exception {
    ExecutorService threads = Executors.newCachedThreadPool();
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
      SharedTable table = new SharedTable(1, new MemoryBudget(Long.MAX_VALUE));
      if (threadCount > 2) {
        table.grow();
      }
      CyclicBarrier start = new CyclicBarrier(threadCount);
      List<Appender> appenders = new ArrayList<>();
      List<Future<Status>> running = new ArrayList<>();
      Set<Long> expected = new HashSet<>();
      for (int i = 0; i < threadCount; i++) {
        Batch batch = batch(1000L * repetition + i / sharers, expected);
        Appender appender = Appender.create(table);
        appenders.add(appender);
        running.add(
            threads.submit(
                () -> {
                  start.await();
                  return appender.addAll(batch);
                }));
      }
      for (Future<Status> future : running) {
        assertThat(future.get()).isEqualTo(Status.DONE);
      }
      assertThat(stored(table, appenders)).as("repetition %d", repetition).isEqualTo(expected);
    }
    threads.shutdown();
  }

  /** The states of a seed: all batches go through the same slots, a few states for each. */
  private static Batch batch(long seed, Set<Long> expected) {
    SplittableRandom random = new SplittableRandom(seed);
    Batch batch = new Batch(1);
    for (int k = 0; k < STATES; k++) {
      int slot = 100 * (k / STATES_PER_SLOT);
      long state = stateWithHash(random.nextLong() << 32 | slot);
      expected.add(state);
      batch.add(new long[] {state}, 0);
    }
    return batch;
  }

  private static Set<Long> stored(SharedTable table, List<Appender> appenders) {
    Set<Long> stored = new HashSet<>();
    for (Appender appender : appenders) {
      for (int arrival = 0; arrival < appender.stored(); arrival++) {
        int number = appender.number(arrival);
        long state = Chunks.chunk(table.chunks(), number, 1)[Chunks.offset(number, 1)];
        assertThat(stored.add(state)).as("stored once").isTrue();
      }
    }
    return stored;
  }

  /** The state of one word with the given hash: the steps of {@link Hash} taken back. */
  private static long stateWithHash(long hash) {
    long multiplier = 0x9E3779B97F4A7C15L;
    long inverse = multiplier;
    for (int i = 0; i < 6; i++) {
      inverse *= 2 - multiplier * inverse;
    }
    long state = (hash ^ hash >>> 32) * inverse;
    assertThat(Hash.mix(0, state)).isEqualTo(hash);
    return state;
  }
}
