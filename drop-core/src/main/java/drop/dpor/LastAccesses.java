package drop.dpor;

import java.util.Arrays;

/**
 * For each location, the events of an execution that an event to come can depend on directly: the last
 * write, and of each actor the last read and the last update since. Additions are taken back in
 * reverse order.
 */
final class LastAccesses {
  private static final int MODES = 3;
  private static final int NONE = -1;

  private final Footprints footprints;
  private final int[] head;
  private int[] event = new int[64];
  private int[] actor = new int[64];
  private int[] older = new int[64];

  /** The entry of the same actor that an entry has taken out of its list, and the one before it. */
  private int[] replaced = new int[64];

  private int[] before = new int[64];
  private int count;
  private int[] found = new int[16];
  private int foundCount;

  LastAccesses(Footprints footprints, int locations) {
    this.footprints = footprints;
    this.head = new int[Math.multiplyExact(MODES, locations)];
    Arrays.fill(head, NONE);
  }

  /** Adds the accesses of an event, which is later than all events so far. */
  void add(int newEvent, int itsActor, int footprint) {
    for (int i = footprints.first(footprint); i < footprints.first(footprint + 1); i++) {
      int access = footprints.access(i);
      add(newEvent, itsActor, MODES * Footprints.location(access), Footprints.mode(access));
    }
  }

  private void add(int newEvent, int itsActor, int lists, int mode) {
    if (count == event.length) {
      grow();
    }
    int entry = count++;
    event[entry] = newEvent;
    actor[entry] = itsActor;
    older[entry] = head[lists + mode];
    replaced[entry] = NONE;
    head[lists + mode] = entry;
    if (mode != ActorSystem.WRITE) {
      replace(entry, writeOf(lists));
    }
  }

  private void replace(int entry, int write) {
    int previous = entry;
    for (int e = older[entry]; e != NONE && event[e] > write; e = older[e]) {
      if (actor[e] == actor[entry]) {
        replaced[entry] = e;
        before[entry] = previous;
        older[previous] = older[e];
        return;
      }
      previous = e;
    }
  }

  /** Takes back the accesses of the event that was added last. */
  void remove(int footprint) {
    for (int i = footprints.first(footprint + 1) - 1; i >= footprints.first(footprint); i--) {
      int access = footprints.access(i);
      int entry = --count;
      if (replaced[entry] != NONE) {
        older[before[entry]] = replaced[entry];
      }
      head[MODES * Footprints.location(access) + Footprints.mode(access)] = older[entry];
    }
  }

  /** Finds events that cover all those that an event with this footprint would depend on. */
  void find(int footprint) {
    foundCount = 0;
    for (int i = footprints.first(footprint); i < footprints.first(footprint + 1); i++) {
      int access = footprints.access(i);
      int lists = MODES * Footprints.location(access);
      int mode = Footprints.mode(access);
      int write = writeOf(lists);
      if (write != NONE) {
        found(write);
      }
      if (mode != ActorSystem.READ) {
        findSince(write, head[lists + ActorSystem.READ]);
      }
      if (mode != ActorSystem.UPDATE) {
        findSince(write, head[lists + ActorSystem.UPDATE]);
      }
    }
  }

  private void findSince(int write, int from) {
    for (int e = from; e != NONE && event[e] > write; e = older[e]) {
      found(event[e]);
    }
  }

  /** Keeps what is found in descending order, each event once. */
  private void found(int anEvent) {
    int i = foundCount;
    while (i > 0 && found[i - 1] < anEvent) {
      i--;
    }
    if (i > 0 && found[i - 1] == anEvent) {
      return;
    }
    if (foundCount == found.length) {
      found = Arrays.copyOf(found, 2 * foundCount);
    }
    System.arraycopy(found, i, found, i + 1, foundCount - i);
    found[i] = anEvent;
    foundCount++;
  }

  int foundCount() {
    return foundCount;
  }

  /** The events found, latest first. */
  int foundEvent(int at) {
    return found[at];
  }

  private int writeOf(int lists) {
    int entry = head[lists + ActorSystem.WRITE];
    return entry == NONE ? NONE : event[entry];
  }

  private void grow() {
    int size = 2 * count;
    event = Arrays.copyOf(event, size);
    actor = Arrays.copyOf(actor, size);
    older = Arrays.copyOf(older, size);
    replaced = Arrays.copyOf(replaced, size);
    before = Arrays.copyOf(before, size);
  }
}
