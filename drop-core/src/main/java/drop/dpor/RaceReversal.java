package drop.dpor;

import drop.explore.Stopped;

/** Reverses the races of the step to come (Algorithm 1, lines 5 to 9). */
final class RaceReversal implements Reversal {
  private final Execution execution;
  private final Backtracking backtracking;
  private final Reversible reversible;

  /** Whether the event to come could be taken before the event that it races with. */
  interface Reversible {
    boolean test(int event) throws Stopped;
  }

  RaceReversal(Execution execution, Backtracking backtracking, Reversible reversible) {
    this.execution = execution;
    this.backtracking = backtracking;
    this.reversible = reversible;
  }

  @Override
  public void prepared() throws Stopped {
    for (int i = 0; i < execution.raceCount(); i++) {
      if (reversible.test(execution.race(i))) {
        backtracking.reverse(execution.race(i));
      }
    }
  }
}
