package drop.block;

import drop.result.Outcome;

/**
 * The figures of an exploration of all runs that matter.
 *
 * @param executions runs to an end, deadlocks among them
 * @param deadlocks those at whose end blocks are left that cannot run
 * @param events blocks that were run, each time counted
 * @param raceChecks blocks that were compared with those that ran before
 */
public record BlockExploration(
    Outcome outcome, long executions, long deadlocks, long events, long raceChecks, long nanos) {}
