package drop.explore;

import drop.result.Outcome.Interrupted;
import drop.result.Outcome.Limit;
import java.util.Locale;

/** Looks at the clock, at the user's wish to stop and at the heap while an exploration runs. */
public final class Watch {
  private static final int HEAP_SAMPLING = 64;

  private final Limits limits;
  private final Monitor monitor;
  private final long start = System.nanoTime();
  private long peakMemory;
  private int ticks;

  public Watch(Limits limits, Monitor monitor) {
    this.limits = limits;
    this.monitor = monitor;
  }

  /** Reports progress and stops the search if there is a reason; called once for each batch. */
  public void tick(long states, long expanded) throws Stopped {
    monitor.progress(states, expanded);
    if (++ticks % HEAP_SAMPLING == 0) {
      sampleHeap();
    }
    check();
  }

  /** Stops the search if there is a reason; any thread may ask. */
  void check() throws Stopped {
    if (monitor.interrupted()) {
      throw new Stopped(new Interrupted());
    }
    if (nanos() > limits.timeoutNanos()) {
      throw new Stopped(
          Limit.TIME,
          String.format(
              Locale.ROOT, "the time limit of %.3g s is reached", limits.timeoutNanos() / 1e9));
    }
  }

  public long maxStates() {
    return limits.maxStates();
  }

  public long nanos() {
    return System.nanoTime() - start;
  }

  public void sampleHeap() {
    Runtime runtime = Runtime.getRuntime();
    peakMemory = Math.max(peakMemory, runtime.totalMemory() - runtime.freeMemory());
  }

  public long peakMemory() {
    return peakMemory;
  }
}
