package drop.dpor;

import drop.explore.Stopped;

/**
 * Any blocking in optimal DPOR: Algorithm 6 of <i>Source Sets</i>, lines 8 to 15. Of the sets of events
 * to try only the largest are tried that differ in what the step depends on, since only with all that
 * can come before it does the test for sleeping actors say whether the step was tried before.
 */
final class OptimalWaiting implements OptimalBlocking {
  private final Execution execution;
  private final Offer offer;
  private final Checkpoint checkpoint;
  private final Replay replay;
  private final Ideals ideals;
  private final StepsAfter steps;
  private boolean[] member = new boolean[64];

  OptimalWaiting(Execution execution, Offer offer, Checkpoint checkpoint) {
    this.execution = execution;
    this.offer = offer;
    this.checkpoint = checkpoint;
    this.replay = new Replay(execution);
    this.ideals = new Ideals(execution);
    this.steps = new StepsAfter(execution);
  }

  @Override
  public void begin() {
    steps.begin();
    if (member.length <= execution.length()) {
      member = new boolean[2 * execution.length()];
    }
  }

  @Override
  public boolean reversible(int event, int later, boolean[] notAfterIt) {
    return !execution.mayBlock(later)
        || replay.enabledAfter(event, notAfterIt, execution.actor(later));
  }

  @Override
  public void reverse(int event, NotAfter notAfter) throws Stopped {
    steps.set(event);
    boolean[] notAfterIt = null;
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (steps.exists(actor, event)
          && steps.mayBlock(actor)
          && execution.conflict(steps.footprint(actor), execution.footprint(event))) {
        notAfterIt = notAfterIt == null ? notAfter.members(event) : notAfterIt;
        reverse(event, actor, notAfterIt);
      }
    }
  }

  private void reverse(int event, int actor, boolean[] notAfterIt) throws Stopped {
    int step = steps.footprint(actor);
    int last = steps.last(actor);
    ideals.clear();
    for (int later = event + 1; later < execution.length(); later++) {
      if (notAfterIt[later]
          && !(last >= 0 && execution.happensBefore(later, last))
          && execution.conflict(execution.footprint(later), step)) {
        ideals.add(later);
      }
    }
    while (ideals.next()) {
      checkpoint.pass();
      largest(event, notAfterIt);
      if (replay.disables(event, member, actor)) {
        execution.imagine(actor, step, last, event + 1, member);
        offer.offer(event, member, execution.length());
      }
    }
  }

  /** Makes all that does not happen after an event that is not chosen the members. */
  private void largest(int event, boolean[] notAfterIt) {
    for (int later = event + 1; later < execution.length(); later++) {
      boolean in = notAfterIt[later];
      for (int i = 0; i < ideals.count() && in; i++) {
        in = ideals.chosen(i) || !execution.happensBefore(ideals.event(i), later);
      }
      member[later] = in;
    }
  }

  @Override
  public void done() {
    replay.restore();
  }
}
