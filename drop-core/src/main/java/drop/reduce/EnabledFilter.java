package drop.reduce;

/**
 * A static partial-order reduction: chooses, by a marking alone, which of the enabled transitions a
 * search fires.
 */
public interface EnabledFilter {
  /**
   * Takes transitions off the set of those that are enabled in the marking, but not the last one that
   * changes it; where one does, those that change nothing are taken off.
   *
   * @param enabled bit t is transition t
   */
  void filter(int[] marking, long[] enabled);
}
