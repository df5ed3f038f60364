package drop.dpor;

import drop.explore.Stopped;

/** Where a search that works long without taking a step lets itself be stopped. */
interface Checkpoint {
  void pass() throws Stopped;
}
