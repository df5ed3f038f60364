package drop.explore;

/**
 * The line between a running exploration and whoever watches it: figures go out, a request to stop
 * comes in. Any thread may use it at any time.
 */
public final class Monitor {
  private volatile boolean interrupted;
  private volatile long states;
  private volatile long expanded;

  /** Asks the exploration to stop soon. */
  public void interrupt() {
    interrupted = true;
  }

  boolean interrupted() {
    return interrupted;
  }

  void progress(long statesNow, long expandedNow) {
    states = statesNow;
    expanded = expandedNow;
  }

  public long states() {
    return states;
  }

  /** The states that are stored but not expanded yet. */
  public long frontier() {
    return Math.max(0, states - expanded);
  }
}
