package drop.dpor;

/**
 * Reverses for each actor the race between its next step and the last event that it depends on, as
 * Fig. 3 of Flanagan and Godefroid, <i>Dynamic Partial-Order Reduction for Model Checking Software</i>
 * (2005), prints it.
 */
final class PrintedReversal implements Reversal {
  private final Execution execution;
  private final Locks locks;
  private final ActorSets backtrack;
  private final ActorSets enabled;

  PrintedReversal(Execution execution, Locks locks, ActorSets backtrack) {
    this.execution = execution;
    this.locks = locks;
    this.backtrack = backtrack;
    this.enabled = new ActorSets(execution.actors());
  }

  @Override
  public void entered() {
    ActorSystem system = execution.system();
    int depth = execution.length();
    enabled.clear(depth);
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (system.hasNext(actor)) {
        if (system.enabled(actor)) {
          enabled.add(depth, actor);
        }
        int event = lastRace(actor);
        if (event >= 0) {
          reverse(event, actor);
        }
      }
    }
  }

  private int lastRace(int actor) {
    LastAccesses accesses = execution.accesses();
    int step = execution.next(actor);
    accesses.find(step);
    for (int i = 0; i < accesses.foundCount(); i++) {
      int event = accesses.foundEvent(i);
      if (execution.actor(event) != actor
          && !execution.inPast(event, actor)
          && !locks.irreversible(event, step)) {
        return event;
      }
    }
    return -1;
  }

  private void reverse(int event, int actor) {
    int choice = -1;
    if (enabled.has(event, actor)) {
      if (backtrack.has(event, actor)) {
        return;
      }
      choice = actor;
    }
    for (int later = event + 1; later < execution.length(); later++) {
      int other = execution.actor(later);
      if (enabled.has(event, other) && execution.inPast(later, actor)) {
        if (backtrack.has(event, other)) {
          return;
        }
        if (choice < 0) {
          choice = other;
        }
      }
    }
    if (choice >= 0) {
      backtrack.add(event, choice);
      return;
    }
    for (int a = enabled.next(event, 0); a >= 0; a = enabled.next(event, a + 1)) {
      backtrack.add(event, a);
    }
  }
}
