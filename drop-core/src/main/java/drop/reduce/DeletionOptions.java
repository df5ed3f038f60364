package drop.reduce;

/**
 * Ways to find stubborn sets by deletion, for comparison; the default is the best that we know.
 *
 * @param asListed whether transitions leave in the order in which the net lists them
 */
public record DeletionOptions(boolean weak, Pairs pairs, boolean asListed) {
  /** When pairs of places that can be marked together are looked at. */
  public enum Pairs {
    NEVER,
    /** Once, from the initial marking on. */
    STATIC,
    /** Also from the present marking on, where it pays. */
    STATE
  }

  public static final DeletionOptions WEAK = new DeletionOptions(true, Pairs.STATE, false);
  public static final DeletionOptions STRONG = new DeletionOptions(false, Pairs.STATE, false);
}
