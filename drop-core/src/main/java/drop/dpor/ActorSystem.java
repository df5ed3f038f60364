package drop.dpor;

/**
 * A concurrent system that is explored by running it, again and again, in different orders. Its actors
 * take steps; each has at most one next step, which is determined by what has happened so far.
 *
 * <p>What a step reads and writes is its footprint: locations with modes. Two steps of different actors
 * are independent if on each location that both touch they only read, or only update in ways that
 * commute. Whether a step is enabled may depend on the locations of its footprint and on nothing else.
 * What the next step of an actor is, and its footprint, only steps of that actor may change.
 */
public interface ActorSystem {
  /** Reads the location. */
  int READ = 0;

  /** Writes the location, or reads and writes it. */
  int WRITE = 1;

  /** Changes the location in a way that commutes with all others of this mode. */
  int UPDATE = 2;

  /** The bits of an access that tell its mode; those above them tell the location. */
  int MODE_BITS = 2;

  /** What can keep an actor from taking its next step. */
  enum Blocking {
    /** Nothing: every actor that has a next step can take it. */
    NONE,
    /** A lock that another actor holds, until that actor releases it. */
    LOCKS,
    /** Any condition, which other steps can make true and false. */
    GENERAL
  }

  /** How many actors there are, those that have not been started included. */
  int actors();

  /** How many locations there are. */
  int locations();

  /** The most accesses of a footprint. */
  int mostAccesses();

  Blocking blocking();

  /**
   * Whether the location is a lock: a step that writes it takes the lock and can be taken only where
   * nobody holds it, one that updates it releases the lock. It counts where actors block by locks; a
   * system that says so and names no lock is taken to block in any way.
   */
  default boolean isLock(int location) {
    return false;
  }

  /** Whether the actor's next step could be disabled in some state; to say so needlessly costs time. */
  default boolean mayBlock(int actor) {
    return true;
  }

  /** Whether the actor has started and has a next step, enabled or not. */
  boolean hasNext(int actor);

  /** Whether the actor has a next step that it can take now. */
  boolean enabled(int actor);

  /**
   * The accesses of the actor's next step, enabled or not: {@code location << MODE_BITS | mode}, each
   * location once, in ascending order.
   *
   * @return how many
   */
  int footprint(int actor, int[] into);

  /** The actor that the next step of this one starts, or -1. */
  int starts(int actor);

  /**
   * Whether what the actor does after its next step can depend on what others have done before it: by
   * what it reads, the steps to come or what they touch. To say so needlessly costs time.
   */
  default boolean branches(int actor) {
    return true;
  }

  /** Takes the next step of the actor. */
  void fire(int actor);

  /** Takes the last step back that was not taken back yet. */
  void undo();

  /** Whether the last step has violated something; the actor has no next step then. */
  boolean violated();

  /** What the last step has violated, for a system that tells violations of an actor apart. */
  default int violation() {
    return 0;
  }

  /** How many numbers tell the state apart from all others. */
  int stateSize();

  /** The state: all that shared locations and actors hold. */
  void state(int[] into);
}
