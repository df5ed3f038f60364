package drop.state;

import static org.assertj.core.api.Assertions.assertThat;

import drop.state.Appender.Status;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads that add the same states store each of them once. */
class SharedTableTest {
  private final ExecutorService threads = Executors.newCachedThreadPool();

  @AfterEach
  void stopThreads() {
    threads.shutdown();
  }

  /** One thread's states, in its own order, and how far it has come. */
  private static final class Feeder {
    private final Appender appender;
    private final Batch batch;
    private final List<long[]> states;
    private int next;
    private Status status = Status.DONE;

    Feeder(SharedTable table, List<long[]> states) {
      this.appender = Appender.create(table);
      this.batch = new Batch(table.words());
      this.states = states;
    }

    /** Adds states until all are added or the table takes no more. */
    void feed() {
      status = Status.DONE;
      while (status == Status.DONE && (next < states.size() || batch.size() > 0)) {
        while (next < states.size() && batch.hasRoom(1)) {
          batch.add(states.get(next++), 0);
        }
        status = appender.addAll(batch);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 300000", "1, 2, 300000", "1, 4, 300000", "2, 2, 150000", "3, 4, 100000", "9, 2, 50000",
    "40, 1, 20000", "40, 2, 20000", "40, 4, 20000"
  })
  void eachStateIsStoredOnceWhileTheTableGrows(int words, int threadCount, int distinct)
      throws Exception {
    RandomStates states = new RandomStates(words, distinct, words);
    SharedTable table = new SharedTable(words, new MemoryBudget(Long.MAX_VALUE));
    List<Feeder> feeders = new ArrayList<>();
    for (int i = 0; i < threadCount; i++) {
      feeders.add(new Feeder(table, order(states, distinct, i)));
    }
    int growths = run(table, feeders);
    assertThat(growths).as("growths").isGreaterThan(0);
    assertThat(feeders).allMatch(feeder -> feeder.status == Status.DONE);
    assertThat(stored(table, states, feeders).cardinality()).isEqualTo(distinct);
  }

  /** All threads go through the same states in the same order, so that they meet at each slot. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void threadsThatRaceForTheSameSlotsStoreEachStateOnce(int threadCount) throws Exception {
    for (int repetition = 0; repetition < 200; repetition++) {
      RandomStates states = new RandomStates(2, 3000, repetition);
      List<long[]> all = order(states, 3000, 0);
      SharedTable table = new SharedTable(2, new MemoryBudget(Long.MAX_VALUE));
      List<Feeder> feeders = new ArrayList<>();
      for (int i = 0; i < threadCount; i++) {
        feeders.add(new Feeder(table, all));
      }
      run(table, feeders);
      int total = feeders.stream().mapToInt(feeder -> feeder.appender.stored()).sum();
      assertThat(total).as("repetition %d", repetition).isEqualTo(3000);
    }
  }

  @Test
  void aBudgetThatIsUsedUpLeavesTheTableConsistent() throws Exception {
    long chunkBytes = 40L * Long.BYTES << Chunks.shift(40);
    for (long limit = 0; limit < 12 * chunkBytes; limit += chunkBytes / 2) {
      MemoryBudget budget = new MemoryBudget(limit);
      RandomStates states = new RandomStates(40, 20_000, limit);
      SharedTable table = new SharedTable(40, budget);
      List<Feeder> feeders = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        feeders.add(new Feeder(table, order(states, 20_000, i)));
      }
      run(table, feeders);
      assertThat(feeders).anyMatch(feeder -> feeder.status != Status.DONE);
      stored(table, states, feeders);
      assertThat(budget.peak()).isLessThanOrEqualTo(limit);
      table.release();
      assertThat(budget.reserve(limit)).as("all memory was given back").isTrue();
    }
  }

  /** Feeds in parallel, grows whenever somebody asks for it; yields how often that was. */
  private int run(SharedTable table, List<Feeder> feeders) throws Exception {
    for (int growths = 0; ; growths++) {
      inParallel(feeders, Feeder::feed);
      boolean growing = feeders.stream().anyMatch(feeder -> feeder.status == Status.GROW);
      if (!growing || !table.grow()) {
        return growths;
      }
      inParallel(feeders, feeder -> feeder.appender.enterAll());
    }
  }

  private void inParallel(List<Feeder> feeders, Consumer<Feeder> action)
      throws Exception {
    List<Future<?>> running = new ArrayList<>();
    for (Feeder feeder : feeders) {
      running.add(threads.submit(() -> action.accept(feeder)));
    }
    for (Future<?> future : running) {
      future.get();
    }
  }

  /** Which of the states are stored; none is stored twice or under another's number. */
  private static BitSet stored(SharedTable table, RandomStates states, List<Feeder> feeders) {
    BitSet all = new BitSet();
    BitSet numbers = new BitSet();
    long[] state = new long[table.words()];
    int total = 0;
    for (Feeder feeder : feeders) {
      for (int arrival = 0; arrival < feeder.appender.stored(); arrival++) {
        int number = feeder.appender.number(arrival);
        numbers.set(number);
        long[] chunk = Chunks.chunk(table.chunks(), number, table.words());
        System.arraycopy(chunk, Chunks.offset(number, table.words()), state, 0, state.length);
        all.set(states.number(state));
        total++;
      }
    }
    assertThat(numbers.cardinality()).as("numbers").isEqualTo(total);
    assertThat(all.cardinality()).as("distinct states").isEqualTo(total);
    return all;
  }

  /** Every state at least once, some of them twice, in an order of the seed's. */
  private static List<long[]> order(RandomStates states, int distinct, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<long[]> order = new ArrayList<>();
    for (int i = 0; i < distinct; i++) {
      order.add(states.state(i));
      if (random.nextInt(4) == 0) {
        order.add(states.state(random.nextInt(distinct)));
      }
    }
    for (int i = order.size() - 1; i > 0; i--) {
      int j = Math.max(0, i - random.nextInt(2000));
      long[] swapped = order.get(i);
      order.set(i, order.get(j));
      order.set(j, swapped);
    }
    return order;
  }
}
