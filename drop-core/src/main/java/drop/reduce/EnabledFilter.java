package drop.reduce;

/**
 * A static partial-order reduction: chooses, by a marking, which of the enabled transitions a search
 * fires.
 */
public interface EnabledFilter {
  /**
   * Takes transitions off the set of those that are enabled in the marking. One that changes the
   * marking stays where there is one, unless the filter is after a target that cannot be reached from
   * here.
   *
   * @param enabled bit t is transition t
   */
  void filter(int[] marking, long[] enabled);
}
