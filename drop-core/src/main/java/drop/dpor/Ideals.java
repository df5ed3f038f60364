package drop.dpor;

import java.util.Arrays;

/**
 * All sets of given events of an execution that contain with an event those of the given ones that
 * happen before it. There can be exponentially many; of events on one location that do not all commute
 * there are few.
 */
final class Ideals {
  private final Execution execution;
  private int[] event = new int[16];
  private boolean[] chosen = new boolean[16];
  private int count;
  private boolean started;

  Ideals(Execution execution) {
    this.execution = execution;
  }

  void clear() {
    count = 0;
    started = false;
  }

  /** Adds an event, which is later than those added before. */
  void add(int anEvent) {
    if (count == event.length) {
      event = Arrays.copyOf(event, 2 * count);
      chosen = new boolean[2 * count];
    }
    event[count++] = anEvent;
  }

  int count() {
    return count;
  }

  int event(int at) {
    return event[at];
  }

  boolean chosen(int at) {
    return chosen[at];
  }

  /** Goes on to the next set, the first one being that of all events; false if there is none. */
  boolean next() {
    int from = 0;
    if (started) {
      int last = count - 1;
      while (last >= 0 && !chosen[last]) {
        last--;
      }
      if (last < 0) {
        return false;
      }
      chosen[last] = false;
      from = last + 1;
    }
    started = true;
    for (int i = from; i < count; i++) {
      chosen[i] = canChoose(i);
    }
    return true;
  }

  private boolean canChoose(int at) {
    for (int i = 0; i < at; i++) {
      if (!chosen[i] && execution.happensBefore(event[i], event[at])) {
        return false;
      }
    }
    return true;
  }
}
