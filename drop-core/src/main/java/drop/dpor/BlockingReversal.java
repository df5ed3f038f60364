package drop.dpor;

import drop.explore.Stopped;

/**
 * Reverses races between an event and a step that it disables, if not here then after some of the events
 * that do not happen after it (Algorithm 5 of <i>Source Sets</i>, lines 2 to 10). Corrected: the
 * step may be any actor's, blocked or not, and is tried after the beginning of the execution up to the
 * event, not after all of it.
 *
 * <p>Of the sets of events to try only the least are tried that differ in what the step depends on: a
 * larger one has all their initials. What the search has done before the last event is not done again.
 */
final class BlockingReversal implements Reversal, RaceReversal.Reversible {
  private final Execution execution;
  private final Backtracking backtracking;
  private final boolean onlyBlocked;
  private final Checkpoint checkpoint;
  private final Replay replay;
  private final NotAfter notAfter;
  private final Ideals ideals;
  private final int[] waiting;
  private final boolean[] fresh;
  private boolean[] member = new boolean[64];

  /**
   * @param onlyBlocked whether to look at steps that are disabled now only, as the paper prints it
   */
  BlockingReversal(
      Execution execution, Backtracking backtracking, boolean onlyBlocked, Checkpoint checkpoint) {
    this.execution = execution;
    this.backtracking = backtracking;
    this.onlyBlocked = onlyBlocked;
    this.checkpoint = checkpoint;
    this.replay = new Replay(execution);
    this.notAfter = new NotAfter(execution);
    this.ideals = new Ideals(execution);
    this.waiting = new int[execution.actors()];
    this.fresh = new boolean[execution.actors()];
  }

  /** Whether the event to come could be taken before the event that it races with. */
  @Override
  public boolean test(int event) {
    int actor = execution.actor(execution.length());
    if (!execution.system().mayBlock(actor)) {
      return true;
    }
    boolean enabled = replay.enabledAfter(event, notAfter.members(event), actor);
    replay.restore();
    return enabled;
  }

  @Override
  public void entered() throws Stopped {
    int count = findWaiting();
    if (member.length <= execution.length()) {
      member = new boolean[2 * execution.length()];
    }
    for (int event = execution.length() - 1; event >= 0 && count > 0; event--) {
      boolean[] notAfterIt = null;
      for (int i = 0; i < count; i++) {
        int actor = waiting[i];
        if (execution.actor(event) != actor
            && execution.conflict(execution.footprint(event), execution.next(actor))
            && !execution.inPast(event, actor)) {
          notAfterIt = notAfterIt == null ? notAfter.members(event) : notAfterIt;
          reverse(event, actor, notAfterIt);
        }
      }
    }
    replay.restore();
  }

  /** The actors whose next step is new or depends on the last event, and could be disabled. */
  private int findWaiting() {
    int last = execution.length() - 1;
    int count = 0;
    ActorSystem system = execution.system();
    for (int actor = 0; actor < execution.actors() && last >= 0; actor++) {
      if (system.hasNext(actor)
          && system.mayBlock(actor)
          && !(onlyBlocked && system.enabled(actor))) {
        int step = execution.next(actor);
        fresh[actor] = actor == execution.actor(last) || actor == execution.started(last);
        if (onlyBlocked) {
          fresh[actor] = true;
        }
        if (fresh[actor] || execution.conflict(step, execution.footprint(last))) {
          waiting[count++] = actor;
        }
      }
    }
    return count;
  }

  private void reverse(int event, int actor, boolean[] notAfterIt) throws Stopped {
    int end = execution.length();
    int step = execution.next(actor);
    ideals.clear();
    for (int later = event + 1; later < end; later++) {
      if (notAfterIt[later]
          && !execution.inPast(later, actor)
          && execution.conflict(execution.footprint(later), step)) {
        ideals.add(later);
      }
    }
    boolean needsLast = !fresh[actor] && event != end - 1;
    if (needsLast && (ideals.count() == 0 || ideals.event(ideals.count() - 1) != end - 1)) {
      return;
    }
    while (ideals.next()) {
      checkpoint.pass();
      if (!needsLast || ideals.chosen(ideals.count() - 1)) {
        least(event, actor, notAfterIt);
        execution.imagine(actor, step, execution.last(actor), event + 1, member);
        int missing = backtracking.missing(event, member);
        if (missing >= 0 && replay.disables(event, member, actor)) {
          backtracking.sets().add(event, missing);
        }
      }
    }
  }

  /** Makes the chosen events, what the actor has done, and what happens before them the members. */
  private void least(int event, int actor, boolean[] notAfterIt) {
    for (int later = event + 1; later < execution.length(); later++) {
      boolean in = notAfterIt[later] && execution.inPast(later, actor);
      for (int i = 0; i < ideals.count() && notAfterIt[later] && !in; i++) {
        in = ideals.chosen(i) && execution.happensBefore(later, ideals.event(i));
      }
      member[later] = in;
    }
  }
}
