package drop.state;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** What expansion has found so far: transitions fired, and states in which none was enabled. */
public final class Tally {
  long fired;
  final IntArrayList deadlocks = new IntArrayList();

  public long fired() {
    return fired;
  }

  /** The numbers of the deadlock states, in the order of their expansion. */
  public IntArrayList deadlocks() {
    return deadlocks;
  }

  public void count(long transitions) {
    fired += transitions;
  }
}
