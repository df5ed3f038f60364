package drop.reduce;

/** Decides how often to try something that costs time and does not always help. */
final class Backoff {
  private final int patience;
  private final int seldom;
  private final int longest;
  private long tries;
  private long successes;
  private int pause = 1;
  private int waited;

  /**
   * @param patience how many times to try before it has to help
   * @param seldom it has to help once in so many times
   * @param longest how many times to pass over it between two tries at most
   */
  Backoff(int patience, int seldom, int longest) {
    this.patience = patience;
    this.seldom = seldom;
    this.longest = longest;
  }

  /** Whether to try now. */
  boolean now() {
    if (tries < patience || successes * seldom >= tries) {
      return true;
    }
    if (++waited < pause) {
      return false;
    }
    waited = 0;
    return true;
  }

  /** Is told whether a try has helped. */
  void learn(boolean success) {
    tries++;
    if (success) {
      successes++;
      pause = 1;
    } else if (tries >= patience) {
      pause = Math.min(longest, 2 * pause);
    }
  }
}
