package drop.dpor;

/** The actors at each depth of an execution whose next step need not be explored there. */
final class SleepSets {
  private final Execution execution;
  private final ActorSets sets;
  private long checks;

  SleepSets(Execution execution) {
    this.execution = execution;
    this.sets = new ActorSets(execution.actors());
    sets.clear(0);
  }

  ActorSets sets() {
    return sets;
  }

  long checks() {
    return checks;
  }

  /** Lets those sleep on whose next step is independent of the event that is to come. */
  void pass() {
    int depth = execution.length();
    int step = execution.footprint(depth);
    sets.clear(depth + 1);
    for (int actor = sets.next(depth, 0); actor >= 0; actor = sets.next(depth, actor + 1)) {
      checks++;
      if (actor != execution.actor(depth) && !execution.conflict(execution.next(actor), step)) {
        sets.add(depth + 1, actor);
      }
    }
  }
}
