package drop.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Enabledness by table: the state is cut into slices of a few bits, each slice's value selects the set
 * of transitions that it does not forbid, and the enabled transitions are the intersection. No branch
 * depends on the state, and weights, read arcs and inhibitor arcs cost the same as plain ones.
 */
final class SliceTables implements Enabling {
  /** About a quarter of a second-level cache: beyond it, looking at marked places is faster. */
  static final long MAX_BYTES = 256 * 1024;

  /** A run of bits of one word that holds whole fields only. */
  private record Slice(int word, int shift, int bits) {}

  private final Conditions conditions;
  private final Layout layout;
  private final List<Slice> slices;
  private final int setWords;
  private final int[] word;
  private final int[] shift;
  private final int[] mask;
  private final int[] start;
  private final long[] possible;
  private long[] table;

  private SliceTables(Conditions conditions, Layout layout, List<Slice> slices) {
    this.conditions = conditions;
    this.layout = layout;
    this.slices = slices;
    this.setWords = Enabling.words(conditions.transitionCount());
    this.word = slices.stream().mapToInt(Slice::word).toArray();
    this.shift = slices.stream().mapToInt(Slice::shift).toArray();
    this.mask = slices.stream().mapToInt(s -> (1 << s.bits) - 1).toArray();
    this.start = new int[slices.size()];
    this.possible = new long[setWords];
  }

  /** Cuts the state; the tables are not there yet, so that their size can be asked first. */
  static SliceTables plan(Conditions conditions, Layout layout, int sliceBits) {
    boolean[] tested = new boolean[layout.words() * Long.SIZE];
    for (int e = 0; e < conditions.first(conditions.transitionCount()); e++) {
      int p = conditions.place(e);
      tested[layout.word(p) * Long.SIZE + layout.shift(p)] |= layout.width(p) > 0;
    }
    List<Slice> slices = new ArrayList<>();
    Slice open = null;
    for (int p : layout.fields()) {
      int word = layout.word(p);
      if (!tested[word * Long.SIZE + layout.shift(p)]) {
        continue;
      }
      int end = layout.shift(p) + layout.width(p);
      if (open != null && open.word == word && end - open.shift <= sliceBits) {
        open = new Slice(word, open.shift, end - open.shift);
        slices.set(slices.size() - 1, open);
      } else {
        open = new Slice(word, layout.shift(p), layout.width(p));
        slices.add(open);
      }
    }
    return new SliceTables(conditions, layout, slices);
  }

  long bytes() {
    long entries = 0;
    for (Slice slice : slices) {
      entries += (long) setWords << slice.bits;
    }
    return entries * Long.BYTES;
  }

  SliceTables fill() {
    int size = 0;
    for (int s = 0; s < start.length; s++) {
      start[s] = size;
      size += setWords << slices.get(s).bits;
    }
    table = new long[size];
    Arrays.fill(table, -1L);
    for (int t = 0; t < conditions.transitionCount(); t++) {
      possible[t >> 6] |= 1L << t;
      for (int e = conditions.first(t); e < conditions.first(t + 1); e++) {
        int p = conditions.place(e);
        if (layout.width(p) > 0) {
          forbid(t, e, slice(p));
        } else if (!holds(e, layout.capacity(p))) {
          possible[t >> 6] &= ~(1L << t);
          break;
        }
      }
    }
    return this;
  }

  /** The slice that holds the field of the place. */
  private int slice(int place) {
    int s = 0;
    while (word[s] != layout.word(place)
        || shift[s] > layout.shift(place)
        || shift[s] + slices.get(s).bits <= layout.shift(place)) {
      s++;
    }
    return s;
  }

  /** Takes the transition out of every value of the slice that violates the condition. */
  private void forbid(int transition, int entry, int slice) {
    int p = conditions.place(entry);
    int within = layout.shift(p) - shift[slice];
    int fieldMask = (1 << layout.width(p)) - 1;
    for (int value = 0; value <= mask[slice]; value++) {
      if (!holds(entry, layout.unpacked(p, value >> within & fieldMask))) {
        table[start[slice] + value * setWords + (transition >> 6)] &= ~(1L << transition);
      }
    }
  }

  private boolean holds(int entry, int tokens) {
    return tokens >= conditions.min(entry) && tokens <= conditions.max(entry);
  }

  @Override
  public void enabled(long[] states, int base, long[] enabled) {
    if (setWords == 1) {
      long set = possible[0];
      for (int s = 0; s < word.length; s++) {
        set &= table[start[s] + ((int) (states[base + word[s]] >>> shift[s]) & mask[s])];
      }
      enabled[0] = set;
    } else {
      System.arraycopy(possible, 0, enabled, 0, setWords);
      for (int s = 0; s < word.length; s++) {
        int row =
            start[s] + ((int) (states[base + word[s]] >>> shift[s]) & mask[s]) * setWords;
        for (int w = 0; w < setWords; w++) {
          enabled[w] &= table[row + w];
        }
      }
    }
  }
}
