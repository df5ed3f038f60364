package drop.reduce;

/** Which transitions commute: where both are enabled, neither disables the other. */
public interface Independence {
  /**
   * Leaves in the set those that are independent of the transition.
   *
   * @param set bit t is transition t
   */
  void retainIndependent(int transition, long[] set);
}
