package drop.dpor;

/** What an execution has done to the locks of a system, all of which are free at its beginning. */
final class Locks {
  private static final int UNTOUCHED = -1;

  private final Execution execution;
  private final Footprints footprints;
  private final boolean[] lock;

  /**
   * @param counting whether locks count; where they do not, no location is taken for one
   */
  Locks(Execution execution, boolean counting) {
    this.execution = execution;
    this.footprints = execution.footprints();
    ActorSystem system = execution.system();
    this.lock = new boolean[system.locations()];
    for (int location = 0; location < lock.length && counting; location++) {
      lock[location] = system.isLock(location);
    }
  }

  /** Whether the system has a location that is a lock. */
  static boolean has(ActorSystem system) {
    for (int location = 0; location < system.locations(); location++) {
      if (system.isLock(location)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a step with this footprint takes a lock. */
  boolean takesAny(int footprint) {
    for (int i = footprints.first(footprint); i < footprints.first(footprint + 1); i++) {
      if (takes(footprints.access(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the access takes a lock. */
  boolean takes(int access) {
    return Footprints.mode(access) == ActorSystem.WRITE && lock[Footprints.location(access)];
  }

  /**
   * Whether the step takes a lock that this event has released and that would be held without it,
   * after the events that do not happen after it.
   */
  boolean irreversible(int event, int step) {
    for (int i = footprints.first(step); i < footprints.first(step + 1); i++) {
      int access = footprints.access(i);
      int location = Footprints.location(access);
      if (takes(access)
          && mode(event, location) == ActorSystem.UPDATE
          && heldBefore(event, location)
          && !releasedBeside(event, location)) {
        return true;
      }
    }
    return false;
  }

  private boolean heldBefore(int event, int location) {
    for (int earlier = event - 1; earlier >= 0; earlier--) {
      int mode = mode(earlier, location);
      if (mode != UNTOUCHED) {
        return mode == ActorSystem.WRITE;
      }
    }
    return false;
  }

  private boolean releasedBeside(int event, int location) {
    for (int later = event + 1; later < execution.length(); later++) {
      if (mode(later, location) == ActorSystem.UPDATE && !execution.happensBefore(event, later)) {
        return true;
      }
    }
    return false;
  }

  /** What the event does to the location. */
  private int mode(int event, int location) {
    int footprint = execution.footprint(event);
    for (int i = footprints.first(footprint); i < footprints.first(footprint + 1); i++) {
      if (Footprints.location(footprints.access(i)) == location) {
        return Footprints.mode(footprints.access(i));
      }
    }
    return UNTOUCHED;
  }

  /** The last event before this end that has taken a lock which the step takes, or -1. */
  int lastTaking(int step, int end) {
    for (int event = end - 1; event >= 0; event--) {
      if (execution.conflict(execution.footprint(event), step) && bothTake(event, step)) {
        return event;
      }
    }
    return -1;
  }

  /** Whether there is a lock that both the event and the step take. */
  boolean bothTake(int event, int step) {
    for (int i = footprints.first(step); i < footprints.first(step + 1); i++) {
      int access = footprints.access(i);
      if (takes(access) && mode(event, Footprints.location(access)) == ActorSystem.WRITE) {
        return true;
      }
    }
    return false;
  }
}
