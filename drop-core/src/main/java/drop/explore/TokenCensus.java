package drop.explore;

import drop.explore.StateSpace.Range;
import drop.state.Chunks;
import drop.state.Layout;
import java.util.Arrays;

/** The largest token counts over all stored states, taken in one pass after the exploration. */
final class TokenCensus {
  private final Layout layout;
  /** The places whose fields count in several bits. */
  private final int[] wide;

  /** The bits of the fields that count in one bit, word by word. */
  private final long[] single;

  private int mostInPlace;
  private long mostInState;

  TokenCensus(StateSpace space) {
    this.layout = space.layout();
    this.single = new long[layout.words()];
    int[] places = new int[layout.placeCount()];
    int[] ones = new int[layout.placeCount()];
    int count = 0;
    long constant = layout.components().size();
    int[] initial = space.net().initialMarking();
    mostInPlace = layout.components().isEmpty() ? 0 : 1;
    for (int p = 0; p < places.length; p++) {
      if (layout.width(p) == 0) {
        constant += initial[p];
        mostInPlace = Math.max(mostInPlace, initial[p]);
      } else if (layout.counts(p) && layout.width(p) == 1) {
        ones[p] = 1;
      } else if (layout.counts(p)) {
        places[count++] = p;
      }
    }
    this.wide = Arrays.copyOf(places, count);
    layout.encode(ones, single, 0);
    for (Range range : space.ranges()) {
      take(space, range);
    }
    mostInState = space.size() == 0 ? 0 : mostInState + constant;
  }

  private void take(StateSpace space, Range range) {
    int words = layout.words();
    long[][] chunks = space.chunks();
    long seen = 0;
    long most = mostInState;
    for (int number = range.from(); number < range.to(); number++) {
      long[] chunk = Chunks.chunk(chunks, number, words);
      int base = Chunks.offset(number, words);
      long sum = 0;
      for (int w = 0; w < words; w++) {
        long marked = chunk[base + w] & single[w];
        seen |= marked;
        sum += Long.bitCount(marked);
      }
      for (int p : wide) {
        int tokens = layout.tokens(chunk, base, p);
        mostInPlace = Math.max(mostInPlace, tokens);
        sum += tokens;
      }
      most = Math.max(most, sum);
    }
    mostInState = most;
    mostInPlace = Math.max(mostInPlace, seen == 0 ? 0 : 1);
  }

  int maxInPlace() {
    return mostInPlace;
  }

  long maxInState() {
    return mostInState;
  }
}
