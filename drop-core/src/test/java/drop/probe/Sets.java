package drop.probe;

import java.util.BitSet;
import java.util.SplittableRandom;

/** Rows of bits, as the engine has them, and sets, as tests like them. */
final class Sets {
  private Sets() {}

  static BitSet of(long[] rows, int base, int words) {
    BitSet set = new BitSet();
    for (int bit = Rows.next(rows, base, words, 0);
        bit >= 0;
        bit = Rows.next(rows, base, words, bit + 1)) {
      set.set(bit);
    }
    return set;
  }

  static long[] row(BitSet set, int words) {
    long[] row = new long[words];
    set.stream().forEach(bit -> Rows.set(row, 0, bit));
    return row;
  }

  /** A left-closed set of events, by chance within another such. */
  static BitSet leftClosed(Trace trace, BitSet within, SplittableRandom random) {
    long[] some = new long[trace.stride];
    int oneIn = 1 + random.nextInt(4);
    within.stream()
        .filter(event -> random.nextInt(oneIn) == 0)
        .forEach(event -> Rows.set(some, 0, event));
    long[] closed = new long[trace.stride];
    trace.closure(some, 0, closed, 0);
    return of(closed, 0, trace.stride);
  }

  /** The actions that are enabled after the trace, those that change nothing left out. */
  static Actions enabled(Trace trace) {
    Actions enabled = new Actions();
    enabled.clear();
    for (int t = 0; t < trace.actions.transitions(); t++) {
      if (trace.actions.enabled(t, trace.target) && !trace.actions.pure(t)) {
        trace.concretise(t, enabled);
      }
    }
    enabled.relate(trace, Pitfalls.AVOIDED);
    return enabled;
  }

  /** The code of a trace without some events, which another trace becomes. */
  static Code derive(Trace from, BitSet removed, Trace into) {
    Code code = new Code();
    int kept = into.beginDerive(from, row(removed, from.stride), 0);
    code.put(kept);
    into.finishDerive(from, kept, code);
    return code;
  }
}
