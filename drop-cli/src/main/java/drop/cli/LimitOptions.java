package drop.cli;

import com.beust.jcommander.Parameter;
import drop.explore.Limits;

/** The options that say when to give up. */
final class LimitOptions {
  /** What is left of the heap for everything but stored states. */
  private static final long RESERVE = 32L << 20;

  @Parameter(
      names = "--max-states",
      description = "stop when so many states (probe: vectors) are stored, e.g. 1000000",
      converter = Quantities.Count.class)
  private Long maxStates;

  @Parameter(
      names = "--timeout",
      description = "stop after this time, e.g. 500ms, 30s, 5m, 1h",
      converter = Quantities.Time.class)
  private Long timeoutNanos;

  @Parameter(
      names = "--max-memory",
      description = "stop when the stored states take so much heap, e.g. 512m, 4g\n"
          + "(without it: nearly all of the heap, three quarters of the machine's memory)",
      converter = Quantities.Memory.class)
  private Long maxMemory;

  Limits limits() {
    long heap = Math.max(RESERVE, Runtime.getRuntime().maxMemory() - RESERVE);
    return new Limits(
        maxStates == null ? Long.MAX_VALUE : maxStates,
        timeoutNanos == null ? Long.MAX_VALUE : timeoutNanos,
        maxMemory == null ? heap : Math.min(heap, maxMemory));
  }
}
