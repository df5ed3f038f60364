package drop.explore;

import drop.explore.StateSpace.Range;
import drop.result.Outcome.Interrupted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToIntFunction;

/** A parallel search up to its end or up to the first state that does not fit the layout. */
final class Round {
  /** A state in which a transition cannot fire under the present layout. */
  record Overflow(int number, int transition) {}

  private static final long REPORT_MILLIS = 20;
  private static final int SPINS = 256;
  private static final long NAP_NANOS = 20_000;

  private final SharedSpace space;
  private final Watch watch;
  private final List<Worker> workers;
  private final Meeting meeting = new Meeting();
  private final AtomicInteger active = new AtomicInteger();
  private final AtomicInteger finished = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final AtomicReference<Overflow> overflow = new AtomicReference<>();
  private volatile boolean ended;

  Round(SharedSpace space, Watch watch) {
    this.space = space;
    this.watch = watch;
    this.workers = space.workers();
  }

  /**
   * Explores with the first worker alone until so many states are stored, then with all of them. The
   * start is not worth sharing, and it is when the running program is compiled, which takes a core too.
   *
   * @return the state that did not fit the layout, if there was one
   */
  Optional<Overflow> run(int aloneUntil) throws Stopped {
    Worker first = workers.get(0);
    Range range = first.claim();
    while (range != null && !ended) {
      watch.tick(first.stored(), first.claimed());
      first.expand(range, this);
      range = ended || first.stored() >= aloneUntil ? null : first.claim();
    }
    if (!ended && first.claimed() < first.stored()) {
      together();
    }
    return Optional.ofNullable(overflow.get());
  }

  private void together() throws Stopped {
    meeting.bulkRegister(workers.size() - 1);
    active.set(workers.size());
    List<Thread> threads = new ArrayList<>();
    for (Worker worker : workers) {
      Thread thread = new Thread(() -> work(worker), "drop-worker-" + threads.size());
      thread.setDaemon(true);
      threads.add(thread);
      try {
        thread.start();
      } catch (OutOfMemoryError e) {
        // Nobody must wait for a worker that has no thread.
        meeting.arriveAndDeregister();
        finished.incrementAndGet();
        fail(e);
      }
    }
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join(REPORT_MILLIS);
          watch.tick(sum(Worker::stored), sum(Worker::claimed));
        } catch (Stopped e) {
          fail(e);
        } catch (InterruptedException e) {
          fail(new Stopped(new Interrupted()));
        }
      }
    }
    rethrow(failure.get());
  }

  private long sum(ToIntFunction<Worker> figure) {
    return workers.stream().mapToInt(figure).asLongStream().sum();
  }

  private static void rethrow(Throwable cause) throws Stopped {
    if (cause instanceof Stopped stop) {
      throw stop;
    } else if (cause instanceof Error error) {
      throw error;
    } else if (cause instanceof RuntimeException defect) {
      throw defect;
    }
  }

  private void work(Worker worker) {
    try {
      while (!ended) {
        meeting.attend(worker);
        Range range = claim(worker);
        if (range == null) {
          waitForWork(worker);
        } else {
          worker.expand(range, this);
        }
      }
    } catch (Stopped | RuntimeException | Error e) {
      fail(e);
    }
    // Others may still have to store a batch, and to grow the table for it takes everyone.
    finished.incrementAndGet();
    while (finished.get() < workers.size()) {
      meeting.attend(worker);
      LockSupport.parkNanos(NAP_NANOS);
    }
  }

  private Range claim(Worker worker) {
    Range range = worker.claim();
    for (int i = 0; range == null && i < workers.size(); i++) {
      range = workers.get(i).claim();
    }
    return range;
  }

  private boolean anyWork() {
    for (Worker worker : workers) {
      if (worker.claimed() < worker.stored()) {
        return true;
      }
    }
    return false;
  }

  /** Rests until there is work; when every worker rests there will never be any. */
  private void waitForWork(Worker worker) {
    if (active.decrementAndGet() == 0) {
      ended = true;
    }
    for (int spins = 0; !ended && !anyWork(); spins++) {
      meeting.attend(worker);
      if (spins < SPINS) {
        Thread.onSpinWait();
      } else {
        LockSupport.parkNanos(NAP_NANOS);
      }
    }
    active.incrementAndGet();
  }

  void overflow(Overflow cause) {
    overflow.compareAndSet(null, cause);
    ended = true;
  }

  private void fail(Throwable cause) {
    failure.compareAndSet(null, cause);
    ended = true;
  }

  /** Grows the table together with all other workers; false where there is no memory for it. */
  boolean grow(Worker worker) {
    meeting.call();
    meeting.attend(worker);
    return !meeting.failed;
  }

  /** The place where all workers stop while the table grows, and then fill it together. */
  private final class Meeting extends Phaser {
    private volatile boolean called;
    private volatile boolean failed;

    Meeting() {
      super(1);
    }

    void call() {
      called = true;
    }

    void attend(Worker worker) {
      if (called) {
        arriveAndAwaitAdvance();
        if (!failed) {
          worker.appender().enterAll();
        }
        arriveAndAwaitAdvance();
      }
    }

    /** Every other time all have arrived: with the table unused, the last to arrive grows it. */
    @Override
    protected boolean onAdvance(int phase, int parties) {
      if (phase % 2 == 0) {
        try {
          failed = !space.table().grow();
        } catch (OutOfMemoryError e) {
          failed = true;
        }
        called = false;
      }
      return false;
    }
  }
}
