package drop.dpor;

/**
 * Reverses the race between a step that takes a lock, whether it can or not, and the event that has
 * taken the lock last (Algorithm 3 of <i>Source Sets</i>, lines 2 to 8). What the search has done
 * before the last event is not done again.
 */
final class LockReversal implements Reversal {
  private final Execution execution;
  private final Locks locks;
  private final Backtracking backtracking;
  private final NotAfter notAfter;

  LockReversal(Execution execution, Locks locks, Backtracking backtracking) {
    this.execution = execution;
    this.locks = locks;
    this.backtracking = backtracking;
    this.notAfter = new NotAfter(execution);
  }

  @Override
  public void entered() {
    int last = execution.length() - 1;
    if (last < 0) {
      return;
    }
    ActorSystem system = execution.system();
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (system.hasNext(actor)) {
        int step = execution.next(actor);
        boolean fresh = actor == execution.actor(last) || actor == execution.started(last);
        if (fresh || execution.conflict(step, execution.footprint(last))) {
          int event = locks.lastTaking(step, execution.length());
          if (event >= 0 && (fresh || event == last)) {
            reverse(event, actor, step);
          }
        }
      }
    }
  }

  private void reverse(int event, int actor, int step) {
    if (execution.actor(event) != actor && !execution.inPast(event, actor)) {
      boolean[] member = notAfter.members(event);
      execution.imagine(actor, step, execution.last(actor), event + 1, member);
      backtracking.reverse(event);
    }
  }
}
