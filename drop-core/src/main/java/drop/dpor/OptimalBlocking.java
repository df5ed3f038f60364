package drop.dpor;

import drop.explore.Stopped;

/** What optimal DPOR has to do where actors block, at the end of an execution. */
interface OptimalBlocking {
  /** Nothing blocks. */
  OptimalBlocking NONE = new OptimalBlocking() {};

  /** An execution has ended, and the system is where it ends. */
  default void begin() {}

  /** Whether the later event of a race could be taken instead of the earlier, after the members. */
  default boolean reversible(int event, int later, boolean[] member) throws Stopped {
    return true;
  }

  /** Reverses the races of the event with steps that it keeps others from; called latest first. */
  default void reverse(int event, NotAfter notAfter) throws Stopped {}

  /** All events have been looked at. */
  default void done() {}

  /** Takes a sequence that is to be run instead of an event. */
  interface Offer {
    void offer(int event, boolean[] member, int last);
  }
}
