package drop.explore;

/**
 * When to give up.
 *
 * @param maxStates the most states to store
 * @param timeoutNanos the most time to take
 * @param maxMemory the most bytes of heap to take for stored states
 */
public record Limits(long maxStates, long timeoutNanos, long maxMemory) {
  public Limits {
    if (maxStates < 1) {
      throw new IllegalArgumentException("there is always an initial state, so one may be stored");
    }
  }

  public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

  public Limits withMaxStates(long states) {
    return new Limits(states, timeoutNanos, maxMemory);
  }

  public Limits withTimeoutNanos(long nanos) {
    return new Limits(maxStates, nanos, maxMemory);
  }

  public Limits withMaxMemory(long bytes) {
    return new Limits(maxStates, timeoutNanos, bytes);
  }
}
