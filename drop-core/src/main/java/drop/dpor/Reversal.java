package drop.dpor;

import drop.explore.Stopped;

/** Finds races in the execution that a search stands at, and sees to it that they will be reversed. */
interface Reversal {
  /** The search has come to the end of the execution for the first time. */
  default void entered() throws Stopped {}

  /** The execution has prepared the step that the search will take. */
  default void prepared() throws Stopped {}
}
