package drop.lang;

import drop.dpor.ActorSystem.Blocking;
import java.util.List;

/**
 * A compiled program.
 *
 * @param code the instructions of all threads
 * @param asides expressions that are computed by themselves, before the step that they belong to
 * @param origins for each word of the code the statement it comes from
 * @param statements what the code comes from
 * @param steps what is known of each step
 * @param tables the elements of all constant arrays
 * @param memory shared locations, then the local variables of all threads, as they start
 * @param locations how many shared locations there are
 * @param locationNames what they are called
 * @param locationKinds what they hold
 * @param threadNames what the threads are called
 * @param entries where the code of each thread starts
 * @param started which threads run from the start on
 */
record Image(
    int[] code,
    int[] asides,
    int[] origins,
    List<Statement> statements,
    List<Step> steps,
    int[] tables,
    int[] memory,
    int locations,
    List<String> locationNames,
    List<Holds> locationKinds,
    List<String> threadNames,
    int[] entries,
    boolean[] started,
    int mostAccesses,
    Blocking blocking) {
  /** What a location holds. */
  enum Holds {
    NUMBER,
    TRUTH,
    LOCK,
    /** Whether a thread has been started. */
    START
  }

  /** What can be said of a step before it is taken. */
  enum Kind {
    PLAIN,
    ACQUIRE,
    /** Of a lock that only the thread's own variables tell. */
    RELEASE,
    AWAIT,
    SPAWN
  }

  /**
   * A global statement.
   *
   * @param fixed the accesses that are the same in every state, as a footprint lists them
   * @param dynamic the others, {@link #DYNAMIC} words each: mode, base, size and where the
   *     index starts in the asides
   * @param guard where in the asides the address of the lock, the condition or the number of the
   *     thread is computed; of no use in a plain step
   * @param branches whether what the thread does afterwards can depend on what it reads
   */
  record Step(
      int statement, Kind kind, int[] fixed, int[] dynamic, int guard, boolean branches) {
    static final int DYNAMIC = 4;

    Step branching(boolean known) {
      return new Step(statement, kind, fixed, dynamic, guard, known);
    }
  }
}
