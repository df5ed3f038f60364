package drop.state;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.Arrays;

/**
 * How a marking is packed into words of 64 bits: each place has a field of as few bits as the largest
 * count seen needs, and no field crosses a word. A place that no transition changes has no field.
 *
 * <p>The layout is a guess that exploration corrects: a count that does not fit its field is noticed
 * when the transition fires ({@link Successors}) and the layout is {@link #widened widened}. So a wrong
 * claim about a net, that of a NUPN section for instance, costs time but never an answer.
 */
public final class Layout {
  /** The widest field: token counts are Java ints, and none is allowed to overflow. */
  public static final int MAX_WIDTH = 31;

  private final int[] initial;
  private final int[] width;
  private final int[] word;
  private final int[] shift;
  private final int words;

  private Layout(int[] initial, int[] width) {
    this.initial = initial;
    this.width = width;
    this.word = new int[width.length];
    this.shift = new int[width.length];
    int current = 0;
    int used = 0;
    for (int p = 0; p < width.length; p++) {
      if (used + width[p] > Long.SIZE) {
        current++;
        used = 0;
      }
      word[p] = current;
      shift[p] = used;
      used += width[p];
    }
    this.words = current + 1;
  }

  /** The narrowest layout for what is known before the first step. */
  public static Layout initial(PetriNet net) {
    int[] largest = net.initialMarking();
    boolean[] changes = new boolean[largest.length];
    for (int t = 0; t < net.transitionCount(); t++) {
      Arcs out = net.outputs();
      for (int a = out.first(t); a < out.first(t + 1); a++) {
        int p = out.place(a);
        int gain = out.weight(a) - net.inputs().weight(t, p);
        changes[p] |= gain != 0;
        // A field holds at least what one firing adds: then a carry shows every overflow.
        largest[p] = Math.max(largest[p], gain);
      }
      Arcs in = net.inputs();
      for (int a = in.first(t); a < in.first(t + 1); a++) {
        changes[in.place(a)] |= in.weight(a) != net.outputs().weight(t, in.place(a));
      }
    }
    int[] width = new int[largest.length];
    Arrays.setAll(width, p -> changes[p] ? Math.max(1, bits(largest[p])) : 0);
    return new Layout(net.initialMarking(), width);
  }

  /** This layout with room for at least {@code tokens} tokens in {@code place}. */
  public Layout widened(int place, int tokens) {
    int[] wider = width.clone();
    wider[place] = Math.max(width[place], bits(tokens));
    return new Layout(initial, wider);
  }

  public int words() {
    return words;
  }

  public int placeCount() {
    return width.length;
  }

  /** The bits of a place's field, 0 for a place whose marking never changes. */
  public int width(int place) {
    return width[place];
  }

  int word(int place) {
    return word[place];
  }

  int shift(int place) {
    return shift[place];
  }

  /** The most tokens that the place's field can hold. */
  int capacity(int place) {
    return width[place] == 0 ? initial[place] : (int) mask(place);
  }

  public void encode(int[] marking, long[] into, int base) {
    Arrays.fill(into, base, base + words, 0);
    for (int p = 0; p < width.length; p++) {
      into[base + word[p]] |= (marking[p] & mask(p)) << shift[p];
    }
  }

  public void decode(long[] from, int base, int[] marking) {
    for (int p = 0; p < width.length; p++) {
      marking[p] = tokens(from, base, p);
    }
  }

  public int tokens(long[] from, int base, int place) {
    return width[place] == 0
        ? initial[place]
        : (int) (from[base + word[place]] >>> shift[place] & mask(place));
  }

  private long mask(int place) {
    return (1L << width[place]) - 1;
  }

  private static int bits(int tokens) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(tokens);
  }
}
