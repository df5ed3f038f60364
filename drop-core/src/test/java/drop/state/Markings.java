package drop.state;

import java.util.SplittableRandom;

/** Random layouts, and random markings that fit one, reachable or not. */
final class Markings {
  private Markings() {}

  /** The layout with some of its fields widened, up to {@code maxWidth} bits. */
  static Layout widened(Layout layout, SplittableRandom random, int maxWidth) {
    Layout wider = layout;
    for (int p = 0; p < layout.placeCount(); p++) {
      if (layout.width(p) > 0 && random.nextInt(3) == 0) {
        int width = 1 + random.nextInt(maxWidth);
        wider = wider.widened(p, (int) ((1L << width) - 1));
      }
    }
    return wider;
  }

  /** A marking of small counts and of counts that nearly fill their fields. */
  static int[] random(Layout layout, SplittableRandom random) {
    int[] marking = new int[layout.placeCount()];
    for (int p = 0; p < marking.length; p++) {
      int capacity = layout.capacity(p);
      if (layout.width(p) == 0) {
        marking[p] = capacity;
      } else if (random.nextInt(3) == 0) {
        marking[p] = Math.max(0, capacity - random.nextInt(3));
      } else {
        marking[p] = Math.min(capacity, random.nextInt(5));
      }
    }
    return marking;
  }

  static long[] packed(Layout layout, int[] marking) {
    long[] state = new long[layout.words()];
    layout.encode(marking, state, 0);
    return state;
  }
}
