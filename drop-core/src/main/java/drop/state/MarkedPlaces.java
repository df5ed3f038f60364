package drop.state;

import java.util.Arrays;

/**
 * Enabledness by search from the marked places, for nets too large for {@link SliceTables}: each
 * transition is filed under one place that it needs marked, the one with the fewest transitions, and
 * only what is filed under a marked place is tested.
 */
final class MarkedPlaces implements Enabling {
  private final Layout layout;
  private final Conditions conditions;
  private final int words;
  private final int setWords;
  /** The place whose counting field a bit of the packed state belongs to. */
  private final int[] placeOfBit;

  /** The bits of the counting fields, word by word. */
  private final long[] counting;

  private final int[][] components;
  private final int[] firstFiled;
  private final int[] filed;
  private final int[] unconditional;

  MarkedPlaces(Conditions conditions, Layout layout) {
    this.layout = layout;
    this.conditions = conditions;
    this.words = layout.words();
    this.setWords = Enabling.words(conditions.transitionCount());
    this.placeOfBit = new int[words * Long.SIZE];
    this.counting = new long[words];
    for (int p = 0; p < layout.placeCount(); p++) {
      if (layout.counts(p) && layout.width(p) > 0) {
        int from = layout.word(p) * Long.SIZE + layout.shift(p);
        Arrays.fill(placeOfBit, from, from + layout.width(p), p);
        counting[layout.word(p)] |= (1L << layout.width(p)) - 1 << layout.shift(p);
      }
    }
    this.components = layout.components().toArray(int[][]::new);
    int[] key = keys(conditions, layout);
    this.firstFiled = new int[layout.placeCount() + 1];
    for (int k : key) {
      if (k >= 0) {
        firstFiled[k + 1]++;
      }
    }
    for (int p = 0; p < layout.placeCount(); p++) {
      firstFiled[p + 1] += firstFiled[p];
    }
    int[] next = firstFiled.clone();
    this.filed = new int[firstFiled[layout.placeCount()]];
    int[] loose = new int[key.length];
    int looseCount = 0;
    for (int t = 0; t < key.length; t++) {
      if (key[t] >= 0) {
        filed[next[key[t]]++] = t;
      } else {
        loose[looseCount++] = t;
      }
    }
    this.unconditional = Arrays.copyOf(loose, looseCount);
  }

  /** For each transition the place it is filed under, or -1 where it needs no place marked. */
  private static int[] keys(Conditions conditions, Layout layout) {
    int[] uses = new int[layout.placeCount()];
    for (int e = 0; e < conditions.first(conditions.transitionCount()); e++) {
      uses[conditions.place(e)]++;
    }
    int[] key = new int[conditions.transitionCount()];
    for (int t = 0; t < key.length; t++) {
      key[t] = -1;
      for (int e = conditions.first(t); e < conditions.first(t + 1); e++) {
        int p = conditions.place(e);
        boolean needed = conditions.min(e) > 0 && layout.width(p) > 0;
        if (needed && (key[t] < 0 || uses[p] < uses[key[t]])) {
          key[t] = p;
        }
      }
    }
    return key;
  }

  @Override
  public void enabled(long[] states, int base, long[] enabled) {
    Arrays.fill(enabled, 0, setWords, 0);
    for (int w = 0; w < words; w++) {
      long rest = states[base + w] & counting[w];
      while (rest != 0) {
        int bit = Long.numberOfTrailingZeros(rest);
        int p = placeOfBit[w * Long.SIZE + bit];
        rest &= -1L << layout.shift(p) << layout.width(p) - 1 << 1;
        testFiled(p, states, base, enabled);
      }
    }
    for (int[] component : components) {
      int first = component[0];
      long field = states[base + layout.word(first)] >>> layout.shift(first);
      int marked = component[(int) field & (1 << layout.width(first)) - 1];
      testFiled(marked, states, base, enabled);
    }
    for (int t : unconditional) {
      test(t, states, base, enabled);
    }
  }

  private void testFiled(int place, long[] states, int base, long[] enabled) {
    for (int i = firstFiled[place]; i < firstFiled[place + 1]; i++) {
      test(filed[i], states, base, enabled);
    }
  }

  private void test(int transition, long[] states, int base, long[] enabled) {
    int end = conditions.first(transition + 1);
    for (int e = conditions.first(transition); e < end; e++) {
      int tokens = layout.tokens(states, base, conditions.place(e));
      if (tokens < conditions.min(e) || tokens > conditions.max(e)) {
        return;
      }
    }
    enabled[transition >> 6] |= 1L << transition;
  }
}
