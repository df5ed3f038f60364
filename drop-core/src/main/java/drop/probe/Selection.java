package drop.probe;

/** Chooses a valid probe set (thesis, Definition 24) for the enabled actions of a trace. */
interface Selection {
  /**
   * @param candidates which actions may be the reason for the choice; never none
   * @param chance a number that decides ties, or {@link #FIRST}
   */
  void select(Trace trace, Actions enabled, boolean[] candidates, long chance, ProbeSet into);

  /** In place of chance: the action with the smallest prime cause, the first of several. */
  long FIRST = -1;

  /** All actions, with all that may be forgotten: always valid. */
  static void everything(Trace trace, Actions enabled, ProbeSet into) {
    into.prepare(enabled.size, trace.stride);
    for (int a = 0; a < enabled.size; a++) {
      into.add(a);
    }
    Rows.copy(into.image, 0, enabled.primeCause, 0, enabled.size * trace.stride);
  }

  /** One of so many, by chance. */
  static int pick(long chance, int count) {
    return (int) Long.remainderUnsigned(chance, count);
  }
}
