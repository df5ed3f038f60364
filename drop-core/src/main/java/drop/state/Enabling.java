package drop.state;

import drop.net.PetriNet;

/** Finds the transitions that are enabled in a packed state. */
interface Enabling {
  /**
   * Sets bit {@code t % 64} of word {@code t / 64} of {@code enabled} for each enabled transition
   * {@code t} and clears the others.
   */
  void enabled(long[] states, int base, long[] enabled);

  /** The number of words that a set of transitions takes. */
  static int words(int transitionCount) {
    return Math.max(1, (transitionCount + Long.SIZE - 1) / Long.SIZE);
  }

  /** Tables where they stay small enough for the processor's caches, a sparse search otherwise. */
  static Enabling of(PetriNet net, Layout layout) {
    Conditions conditions = new Conditions(net);
    for (int bits : new int[] {8, 6, 4}) {
      SliceTables slices = SliceTables.plan(conditions, layout, bits);
      if (slices.bytes() <= SliceTables.MAX_BYTES) {
        return slices.fill();
      }
    }
    return new MarkedPlaces(conditions, layout);
  }
}
