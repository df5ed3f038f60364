package drop.dpor;

import java.util.Arrays;

/**
 * The execution that a search stands at the end of: its events with their happens-before order, as
 * vector clocks, and the steps that the actors would take next.
 *
 * <p>The clock of an event says for each actor how far it has come in the past of the event: the number
 * of its last event there plus one, or 0. The steps of an actor must have the same footprint whatever
 * other actors do meanwhile.
 */
final class Execution {
  private static final int NONE = -1;

  private final ActorSystem system;
  private final int actors;
  private final Footprints footprints;
  private final LastAccesses accesses;
  private final int[] buffer;
  private final boolean blocking;

  /** For each actor the footprint of its next step, where it is known. */
  private final int[] next;

  /** For each actor its last event, or the one that started it. */
  private final int[] last;

  private int length;
  private int[] actor = new int[64];
  private int[] footprint = new int[64];
  private int[] base = new int[64];
  private int[] latest = new int[64];
  private int[] started = new int[64];
  private boolean[] mayBlock = new boolean[64];
  private int[][] clock = new int[64][];
  private int[] races;
  private int raceCount;

  Execution(ActorSystem system, boolean readsConflict) {
    this.system = system;
    this.actors = system.actors();
    this.footprints = new Footprints(readsConflict);
    this.accesses = new LastAccesses(footprints, system.locations());
    this.blocking = system.blocking() != ActorSystem.Blocking.NONE;
    this.buffer = new int[system.mostAccesses()];
    this.next = new int[actors];
    this.last = new int[actors];
    this.races = new int[16];
    Arrays.fill(next, NONE);
    Arrays.fill(last, NONE);
  }

  ActorSystem system() {
    return system;
  }

  Footprints footprints() {
    return footprints;
  }

  LastAccesses accesses() {
    return accesses;
  }

  int actors() {
    return actors;
  }

  int length() {
    return length;
  }

  int actor(int event) {
    return actor[event];
  }

  int footprint(int event) {
    return footprint[event];
  }

  /** The last event of the actor, or the one that started it, or -1. */
  int last(int anActor) {
    return last[anActor];
  }

  /** The last of the events that happen before this one, or -1. */
  int latestBefore(int event) {
    return latest[event];
  }

  int[] clock(int event) {
    return clock[event];
  }

  boolean happensBefore(int event, int later) {
    return clock[later][actor[event]] > event;
  }

  /** Whether the event happens before whatever the actor does next, by what the actor has done. */
  boolean inPast(int event, int ofActor) {
    int itsLast = last[ofActor];
    return itsLast >= 0 && clock[itsLast][actor[event]] > event;
  }

  /** The footprint of the next step of an actor that has one. */
  int next(int anActor) {
    if (next[anActor] == NONE) {
      next[anActor] = footprints.number(buffer, system.footprint(anActor, buffer));
    }
    return next[anActor];
  }

  boolean conflict(int one, int other) {
    return footprints.conflict(one, other);
  }

  /**
   * Makes the next step of the actor the event that is to come, at {@link #length()}, and finds the
   * events that are in a race with it: those that happen before it with nothing in between.
   */
  void prepare(int anActor) {
    if (length + 1 >= actor.length) {
      grow();
    }
    int[] row = row(length);
    int itsLast = last[anActor];
    if (itsLast == NONE) {
      Arrays.fill(row, 0);
    } else {
      System.arraycopy(clock[itsLast], 0, row, 0, actors);
    }
    int step = next(anActor);
    actor[length] = anActor;
    footprint[length] = step;
    raceCount = 0;
    int itsLatest = itsLast;
    accesses.find(step);
    for (int i = 0; i < accesses.foundCount(); i++) {
      int event = accesses.foundEvent(i);
      if (row[actor[event]] <= event && actor[event] != anActor) {
        join(row, clock[event]);
        itsLatest = Math.max(itsLatest, event);
        addRace(event);
      }
    }
    row[anActor] = length + 1;
    latest[length] = itsLatest;
  }

  private void addRace(int event) {
    if (raceCount == races.length) {
      races = Arrays.copyOf(races, 2 * raceCount);
    }
    races[raceCount++] = event;
  }

  private void join(int[] row, int[] other) {
    for (int i = 0; i < actors; i++) {
      if (other[i] > row[i]) {
        row[i] = other[i];
      }
    }
  }

  int raceCount() {
    return raceCount;
  }

  /** The events that race with the one that is to come, latest first. */
  int race(int at) {
    return races[at];
  }

  /**
   * Makes the next step of the actor, as it would be after some of the events only, the event that is
   * to come; its past is what the actor has done and what it depends on among the members.
   *
   * @param itsLast the last event of the actor among them, or the one that started it, or -1
   */
  void imagine(int anActor, int step, int itsLast, int from, boolean[] member) {
    if (length + 1 >= actor.length) {
      grow();
    }
    int[] row = row(length);
    if (itsLast == NONE) {
      Arrays.fill(row, 0);
    } else {
      System.arraycopy(clock[itsLast], 0, row, 0, actors);
    }
    actor[length] = anActor;
    footprint[length] = step;
    int itsLatest = itsLast;
    for (int event = length - 1; event >= from; event--) {
      if (member[event] && row[actor[event]] <= event && conflict(footprint[event], step)) {
        join(row, clock[event]);
        itsLatest = Math.max(itsLatest, event);
      }
    }
    row[anActor] = length + 1;
    latest[length] = itsLatest;
  }

  /** Takes the step that was prepared last. */
  void take() {
    int event = length++;
    int itsActor = actor[event];
    base[event] = last[itsActor];
    accesses.add(event, itsActor, footprint[event]);
    int starts = system.starts(itsActor);
    started[event] = starts;
    mayBlock[event] = blocking && system.mayBlock(itsActor);
    if (starts >= 0) {
      last[starts] = event;
      next[starts] = NONE;
    }
    system.fire(itsActor);
    last[itsActor] = event;
    next[itsActor] = NONE;
  }

  /** Takes the last event back. */
  void back() {
    int event = --length;
    int itsActor = actor[event];
    system.undo();
    accesses.remove(footprint[event]);
    if (started[event] >= 0) {
      last[started[event]] = NONE;
    }
    last[itsActor] = base[event];
    next[itsActor] = footprint[event];
  }

  /** The last event of the actor of this event before it, or the one that started it, or -1. */
  int lastBefore(int event) {
    return base[event];
  }

  /** Whether the step that the event is could have been disabled. */
  boolean mayBlock(int event) {
    return mayBlock[event];
  }

  /** The actor that the event has started, or -1. */
  int started(int event) {
    return started[event];
  }

  /** The actors of the events, in their order. */
  int[] trace() {
    return Arrays.copyOf(actor, length);
  }

  private int[] row(int event) {
    if (clock[event] == null) {
      clock[event] = new int[actors];
    }
    return clock[event];
  }

  private void grow() {
    int size = 2 * actor.length;
    actor = Arrays.copyOf(actor, size);
    footprint = Arrays.copyOf(footprint, size);
    base = Arrays.copyOf(base, size);
    latest = Arrays.copyOf(latest, size);
    started = Arrays.copyOf(started, size);
    mayBlock = Arrays.copyOf(mayBlock, size);
    clock = Arrays.copyOf(clock, size);
  }
}
