package drop.result;

/**
 * The figures of a run.
 *
 * @param transitions labelled transitions, those of expanded states only where the run is partial
 * @param deadlocks the states without transitions, or {@link #NOT_COUNTED}
 * @param maxTokensInPlace the most tokens that a place holds in a state, or {@link #NOT_COUNTED}
 * @param maxTokens the most tokens that a state holds, or {@link #NOT_COUNTED}
 * @param nanos the time of the exploration itself, without reading the model
 * @param memoryBytes the most heap that stored states took
 * @param peakMemoryBytes the most heap in use, everything counted, at the points where it was looked at
 */
public record Statistics(
    long states,
    long transitions,
    long deadlocks,
    int maxTokensInPlace,
    long maxTokens,
    long nanos,
    long memoryBytes,
    long peakMemoryBytes) {
  /** In place of a number that a reduced exploration cannot know. */
  public static final int NOT_COUNTED = -1;

  /** The figures of a part of the states, which says nothing of the most tokens. */
  public Statistics ofPart(long itsDeadlocks) {
    return new Statistics(
        states,
        transitions,
        itsDeadlocks,
        NOT_COUNTED,
        NOT_COUNTED,
        nanos,
        memoryBytes,
        peakMemoryBytes);
  }

  public double seconds() {
    return nanos / 1e9;
  }

  public double statesPerSecond() {
    return nanos == 0 ? 0 : states / seconds();
  }
}
