package drop.dpor;

import drop.result.Outcome;
import java.util.List;

/**
 * What running a system in different orders has found.
 *
 * @param executions those that were run to an end where no actor can step
 * @param blockedExecutions those that were given up because every actor that could step was asleep
 * @param events the steps taken, those of common beginnings counted once
 * @param raceChecks pairs of an event and one before it that were asked whether they race
 * @param dependencyChecks pairs of steps that were asked whether they depend on each other
 * @param largestWakeupTree the most nodes that the wakeup trees of an execution had at one time
 */
public record StatelessExploration(
    Outcome outcome,
    long executions,
    long blockedExecutions,
    long events,
    long raceChecks,
    long dependencyChecks,
    long largestWakeupTree,
    FinalStates finalStates,
    List<Violation> violations,
    long nanos,
    long peakMemoryBytes) {
  public double executionsPerSecond() {
    return nanos == 0 ? 0 : (executions + blockedExecutions) / (nanos / 1e9);
  }
}
