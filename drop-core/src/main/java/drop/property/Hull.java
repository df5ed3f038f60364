package drop.property;

/** A set of markings, given by the least and the most tokens of each place on its own. */
interface Hull {
  /** In place of a largest number where there is none. */
  long UNLIMITED = Long.MAX_VALUE;

  /** The least tokens of the place in a marking of the set. */
  int least(int place);

  /** The most tokens of the place in a marking of the set, or {@link #UNLIMITED}. */
  long most(int place);
}
