package drop.probe;

/**
 * The closure strategy: an action forgets only the earlier events of the same transition in its prime
 * cause, with their causes; of all closed sets the smallest is taken; then each image grows by what is
 * in the prime causes of all the actions outside as well, which 2.10b and 2.10c allow. It needs no cycle
 * proviso.
 */
final class ClosureSelection extends ClosedSelection {
  private long[] common = new long[1];

  ClosureSelection(Pitfalls pitfalls) {
    super(pitfalls);
  }

  @Override
  void mustForget(Trace trace, Actions enabled, int action, long[] row) {
    int base = action * trace.stride;
    for (int e = Rows.next(enabled.primeCause, base, trace.stride, 0);
        e >= 0;
        e = Rows.next(enabled.primeCause, base, trace.stride, e + 1)) {
      if (trace.transition[e] == enabled.transition[action]) {
        Rows.set(row, 0, e);
      }
    }
  }

  @Override
  boolean smallest() {
    return true;
  }

  @Override
  void enlarge(Trace trace, Actions enabled, boolean[] inDomain, ProbeSet set) {
    int words = trace.stride;
    if (common.length < words) {
      common = new long[2 * words];
    }
    for (int w = 0; w < words; w++) {
      common[w] = -1;
      for (int b = 0; b < enabled.size; b++) {
        if (!inDomain[b]) {
          common[w] &= enabled.primeCause[b * words + w];
        }
      }
    }
    for (int i = 0; i < set.size; i++) {
      int base = set.action[i] * words;
      for (int w = 0; w < words; w++) {
        set.image[base + w] |= enabled.primeCause[base + w] & common[w];
      }
    }
  }
}
