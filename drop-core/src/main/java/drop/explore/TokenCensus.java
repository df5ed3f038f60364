package drop.explore;

import drop.explore.StateSpace.Range;
import drop.state.Chunks;
import drop.state.Layout;
import java.util.Arrays;

/** The largest token counts over all stored states, taken in one pass after the exploration. */
final class TokenCensus {
  private final int[] most;
  private long mostInState;

  TokenCensus(StateSpace space) {
    Layout layout = space.layout();
    this.most = new int[layout.placeCount()];
    long[] counters = new long[layout.words()];
    int[] wide = wideFields(layout, counters);
    long[] bits = new long[layout.words()];
    for (Range range : space.ranges()) {
      take(space, range, wide, counters, bits);
    }
    if (space.size() > 0) {
      mostInState += constantTokens(layout);
      for (int p = 0; p < most.length; p++) {
        // Exact for one-bit fields and constant places; the others were looked at one by one.
        if (layout.width(p) <= 1) {
          most[p] = layout.tokens(bits, 0, p);
        }
      }
    }
  }

  private void take(StateSpace space, Range range, int[] wide, long[] counters, long[] bits) {
    Layout layout = space.layout();
    int words = layout.words();
    long[][] chunks = space.chunks();
    long maximum = mostInState;
    for (int number = range.from(); number < range.to(); number++) {
      long[] chunk = Chunks.chunk(chunks, number, words);
      int base = Chunks.offset(number, words);
      long sum = 0;
      for (int w = 0; w < words; w++) {
        long word = chunk[base + w];
        bits[w] |= word;
        sum += Long.bitCount(word & ~counters[w]);
      }
      for (int p : wide) {
        int tokens = layout.tokens(chunk, base, p);
        most[p] = Math.max(most[p], tokens);
        sum += tokens;
      }
      maximum = Math.max(maximum, sum);
    }
    mostInState = maximum;
  }

  /** The places with fields of several bits, whose bits are set in {@code counters}. */
  private static int[] wideFields(Layout layout, long[] counters) {
    int[] all = new int[layout.placeCount()];
    int count = 0;
    int[] full = new int[all.length];
    for (int p = 0; p < all.length; p++) {
      if (layout.width(p) > 1) {
        all[count++] = p;
        full[p] = Integer.MAX_VALUE;
      }
    }
    layout.encode(full, counters, 0);
    return Arrays.copyOf(all, count);
  }

  private static long constantTokens(Layout layout) {
    long sum = 0;
    long[] empty = new long[layout.words()];
    for (int p = 0; p < layout.placeCount(); p++) {
      if (layout.width(p) == 0) {
        sum += layout.tokens(empty, 0, p);
      }
    }
    return sum;
  }

  int maxInPlace() {
    int max = 0;
    for (int tokens : most) {
      max = Math.max(max, tokens);
    }
    return max;
  }

  long maxInState() {
    return mostInState;
  }
}
