package drop.explore;

/** Is shown every state of a search. */
public interface StateObserver {
  /**
   * Is called once for each stored state.
   *
   * @param marking on loan
   * @return whether this was enough, and the search can end
   */
  boolean state(int number, int[] marking);
}
