package drop.dpor;

/**
 * Events of an execution that could follow an earlier point of it in their order, from which those that
 * others have anticipated are taken out one by one.
 */
final class Sequence {
  /** The step depends on events before it: its actor is not a weak initial. */
  static final int NO = -2;

  /** The step is none of the events and independent of all of them. */
  static final int INDEPENDENT = -1;

  private final Execution execution;
  private int[] event = new int[64];
  private int length;
  private long checks;

  Sequence(Execution execution) {
    this.execution = execution;
  }

  /** The members among the events after this one, then the last. */
  void set(int from, boolean[] member, int last) {
    int end = execution.length();
    if (end >= event.length) {
      event = new int[2 * end];
    }
    length = 0;
    for (int later = from + 1; later < end; later++) {
      if (member[later]) {
        event[length++] = later;
      }
    }
    event[length++] = last;
  }

  int length() {
    return length;
  }

  int event(int at) {
    return event[at];
  }

  /**
   * Where the actor's next step, which has this footprint, is the first of what it depends on: its
   * place, or {@link #INDEPENDENT}; else {@link #NO}.
   */
  int weakInitial(int actor, int footprint) {
    for (int i = 0; i < length; i++) {
      if (execution.actor(event[i]) == actor) {
        checks += i;
        return i;
      }
      if (execution.conflict(execution.footprint(event[i]), footprint)) {
        checks += i;
        return NO;
      }
    }
    checks += length;
    return INDEPENDENT;
  }

  void remove(int at) {
    System.arraycopy(event, at + 1, event, at, --length - at);
  }

  long checks() {
    return checks;
  }
}
