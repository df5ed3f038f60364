package drop.explore;

import drop.result.Outcome.Interrupted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToIntFunction;

/** A parallel search up to its end or up to the first state that does not fit the layout. */
final class Round {
  /** A state of a part in which a transition cannot fire under the present layout. */
  record Overflow(Part part, int number, int transition) {}

  private static final long REPORT_MILLIS = 20;
  private static final int SPINS = 256;
  private static final long NAP_NANOS = 20_000;

  private final Watch watch;
  private final List<Worker> workers = new ArrayList<>();
  /** Workers at work and parcels under way; at zero nothing can ever come again. */
  private final AtomicInteger pending = new AtomicInteger();

  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final AtomicReference<Overflow> overflow = new AtomicReference<>();
  private volatile boolean ended;

  Round(PartitionedSpace space, Watch watch) {
    this.watch = watch;
    List<Part> parts = space.parts();
    for (int i = 0; i < parts.size(); i++) {
      workers.add(new Worker(this, i, parts.size(), parts.get(i), space.layout().words()));
    }
  }

  /**
   * Explores with one thread that takes turns for all workers until so many states are stored, then
   * with a thread for each. The start is not worth sharing, and it is when the running program is
   * compiled, which takes a core too.
   *
   * @return the state that did not fit the layout, if there was one
   */
  Optional<Overflow> run(int aloneUntil) throws Stopped {
    watch.check();
    pending.set(workers.size());
    alone(aloneUntil);
    if (!ended) {
      together();
    }
    // Successors under way belong to states that count as expanded, so they must not get lost.
    for (Worker worker : workers) {
      worker.deliver();
    }
    return Optional.ofNullable(overflow.get());
  }

  private void alone(int until) throws Stopped {
    boolean busy = true;
    while (busy && !ended && sum(Worker::stored) < until) {
      watch.tick(sum(Worker::stored), sum(Worker::expanded));
      busy = false;
      for (Worker worker : workers) {
        worker.receive();
        if (!ended && worker.hasWork()) {
          worker.expand();
          busy = true;
        } else {
          worker.sendAll();
        }
      }
      for (Worker worker : workers) {
        busy |= worker.hasMail();
      }
    }
    ended |= !busy;
  }

  private void together() throws Stopped {
    List<Thread> threads = new ArrayList<>();
    for (Worker worker : workers) {
      Thread thread = new Thread(() -> work(worker), "drop-worker-" + threads.size());
      thread.setDaemon(true);
      threads.add(thread);
      try {
        thread.start();
      } catch (OutOfMemoryError e) {
        fail(e);
      }
    }
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join(REPORT_MILLIS);
          watch.tick(sum(Worker::stored), sum(Worker::expanded));
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
    long sum = 0;
    for (Worker worker : workers) {
      sum += figure.applyAsInt(worker);
    }
    return sum;
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
        worker.receive();
        if (worker.hasWork()) {
          worker.expand();
        } else {
          rest(worker);
        }
      }
    } catch (Stopped | RuntimeException | Error e) {
      fail(e);
    }
  }

  /** Hands over what is left to send and waits for states or for the end. */
  private void rest(Worker worker) throws Stopped {
    worker.sendAll();
    if (worker.hasMail() || worker.hasWork()) {
      return;
    }
    done();
    for (int spins = 0; !worker.hasMail() && !ended; spins++) {
      if (spins < SPINS) {
        Thread.onSpinWait();
      } else {
        LockSupport.parkNanos(NAP_NANOS);
      }
    }
    begin();
  }

  Worker worker(int index) {
    return workers.get(index);
  }

  boolean ended() {
    return ended;
  }

  /** Stops the search if more states are stored than may be. */
  void checkSize() throws Stopped {
    // Without a limit the workers need not look at each other's figures.
    if (watch.maxStates() < Long.MAX_VALUE && sum(Worker::stored) > watch.maxStates()) {
      throw Stopped.full(true, watch.maxStates());
    }
  }

  private void fail(Throwable cause) {
    failure.compareAndSet(null, cause);
    ended = true;
  }

  void overflow(Overflow cause) {
    overflow.compareAndSet(null, cause);
    ended = true;
  }

  void begin() {
    pending.incrementAndGet();
  }

  void done() {
    if (pending.decrementAndGet() == 0) {
      ended = true;
    }
  }
}
