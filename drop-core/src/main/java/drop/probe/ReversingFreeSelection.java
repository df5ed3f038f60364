package drop.probe;

/**
 * The reversing-free strategy (thesis, section 4.1.1, Equation 4.1): an action forgets the events that it
 * undoes, and their causes.
 */
final class ReversingFreeSelection extends ClosedSelection {
  ReversingFreeSelection(Pitfalls pitfalls) {
    super(pitfalls);
  }

  @Override
  void mustForget(Trace trace, Actions enabled, int action, long[] row) {
    trace.reversing(enabled.transition[action], enabled.choice(action), row, 0);
  }

  @Override
  boolean smallest() {
    return false;
  }

  @Override
  void enlarge(Trace trace, Actions enabled, boolean[] inDomain, ProbeSet set) {
    // Images as small as Equation 4.1 allows.
  }
}
