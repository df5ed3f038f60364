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

  StepsAfter(Execution execution) {
    this.execution = execution;
    this.first = new int[execution.actors()];
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

  /** The event that the step has become, or -1. */
  int event(int actor) {
    return first[actor];
  }

  /** Whether the actor would have a next step, the actor of the event itself left out. */
  boolean exists(int actor, int event) {
    if (execution.actor(event) == actor
        || first[actor] == NONE && !execution.system().hasNext(actor)) {
      return false;
    }
    int last = last(actor);
    return last != event && (last == NONE || !execution.happensBefore(event, last));
  }

  int footprint(int actor) {
    return first[actor] == NONE ? execution.next(actor) : execution.footprint(first[actor]);
  }

  /** What the actor would have done last, or what would have started it, or -1. */
  int last(int actor) {
    return first[actor] == NONE ? execution.last(actor) : execution.lastBefore(first[actor]);
  }
}
