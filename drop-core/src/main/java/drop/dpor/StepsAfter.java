package drop.dpor;

import java.util.Arrays;

/**
 * For each actor the step that it would take next if an event had not been taken, nor those that happen
 * after it: its first event of these, or the one that it has not taken yet.
 */
final class StepsAfter {
  static final int NONE = -1;

  private final Execution execution;
  private final int[] first;
  private final boolean[] pending;
  private final boolean[] pendingMayBlock;

  StepsAfter(Execution execution) {
    this.execution = execution;
    this.first = new int[execution.actors()];
    this.pending = new boolean[execution.actors()];
    this.pendingMayBlock = new boolean[execution.actors()];
  }

  /** Looks at the steps that have not been taken; the system is at the end of the execution. */
  void begin() {
    ActorSystem system = execution.system();
    for (int actor = 0; actor < first.length; actor++) {
      pending[actor] = system.hasNext(actor);
      if (pending[actor]) {
        pendingMayBlock[actor] = system.mayBlock(actor);
        execution.next(actor);
      }
    }
  }

  void set(int event) {
    Arrays.fill(first, NONE);
    for (int later = execution.length() - 1; later > event; later--) {
      if (execution.happensBefore(event, later)) {
        first[execution.actor(later)] = later;
      }
    }
    first[execution.actor(event)] = event;
  }

  /** Whether the actor would have a next step, the actor of the event itself left out. */
  boolean exists(int actor, int event) {
    if (execution.actor(event) == actor
        || first[actor] == NONE && !pending[actor]) {
      return false;
    }
    int last = last(actor);
    return last != event && (last == NONE || !execution.happensBefore(event, last));
  }

  boolean mayBlock(int actor) {
    return first[actor] == NONE ? pendingMayBlock[actor] : execution.mayBlock(first[actor]);
  }

  int footprint(int actor) {
    return first[actor] == NONE ? execution.next(actor) : execution.footprint(first[actor]);
  }

  /** What the actor would have done last, or what would have started it, or -1. */
  int last(int actor) {
    return first[actor] == NONE ? execution.last(actor) : execution.lastBefore(first[actor]);
  }
}
