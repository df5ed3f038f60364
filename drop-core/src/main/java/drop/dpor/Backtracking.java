package drop.dpor;

/**
 * The actors to explore at each depth of an execution, and the rule by which a race that was found adds
 * one (lines 8 and 9 of Algorithm 1 in Abdulla et al., <i>Source Sets</i>, or for classic DPOR the
 * stronger lines of section 5.1, which make persistent sets).
 */
final class Backtracking {
  private final Execution execution;
  private final boolean causal;
  private final ActorSets sets;
  private long checks;

  /**
   * @param causal whether the actor added must do something that happens before the later step of the race
   */
  Backtracking(Execution execution, boolean causal) {
    this.execution = execution;
    this.causal = causal;
    this.sets = new ActorSets(execution.actors());
  }

  ActorSets sets() {
    return sets;
  }

  long checks() {
    return checks;
  }

  /**
   * Adds an initial of the events that do not happen after this one, followed by the event to come,
   * unless one is there already. An event is an initial if what happens before it lies before this one.
   */
  void reverse(int event) {
    int missing = missing(event, null);
    if (missing >= 0) {
      sets.add(event, missing);
    }
  }

  /**
   * The actor to add, or -1 if one is there, where of the events after this one only some count, with
   * all that happens before them.
   *
   * @param member which, or null for all that do not happen after this one
   */
  int missing(int event, boolean[] member) {
    int end = execution.length();
    int choice = -1;
    if (execution.latestBefore(end) <= event) {
      choice = execution.actor(end);
      if (sets.has(event, choice)) {
        return -1;
      }
    }
    int[] past = execution.clock(end);
    checks += end - event;
    for (int later = event + 1; later < end; later++) {
      if (execution.latestBefore(later) < event && (member == null || member[later])) {
        int actor = execution.actor(later);
        if (!causal || past[actor] > later) {
          if (sets.has(event, actor)) {
            return -1;
          }
          if (choice < 0) {
            choice = actor;
          }
        }
      }
    }
    return choice;
  }
}
