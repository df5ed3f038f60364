package drop.state;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.structure.SequentialComponents;
import java.util.Arrays;
import java.util.List;

/**
 * How a marking is packed into words of 64 bits. A place has a field of as few bits as the largest count
 * seen needs; the places of a sequential component, of which exactly one holds a token, share a field
 * with the number of the marked one; a place that no transition changes has no field. No field crosses
 * a word.
 *
 * <p>The width of a counting field is a guess that exploration corrects: a count that does not fit is
 * noticed when the transition fires ({@link Successors}) and the layout is {@link #widened widened}. So
 * a wrong claim about a net, that of a NUPN section for instance, never costs an answer.
 */
public final class Layout {
  private static final int COUNTS = -1;

  private final int[] initial;
  private final int[] width;
  /** The value of the field when this place of a component is marked, or {@link #COUNTS}. */
  private final int[] code;

  private final List<int[]> components;
  private final int[] word;
  private final int[] shift;
  private final int[] fields;
  private final int words;

  private Layout(int[] initial, int[] width, List<int[]> components) {
    this.initial = initial;
    this.width = width;
    this.components = components;
    this.code = new int[width.length];
    this.word = new int[width.length];
    this.shift = new int[width.length];
    Arrays.fill(code, COUNTS);
    int[][] sharing = new int[width.length][];
    for (int[] component : components) {
      for (int i = 0; i < component.length; i++) {
        code[component[i]] = i;
        sharing[component[i]] = component;
      }
    }
    boolean[] packed = new boolean[width.length];
    int[] first = new int[width.length];
    int count = 0;
    int current = 0;
    int used = 0;
    for (int p = 0; p < width.length; p++) {
      if (packed[p] || width[p] == 0) {
        continue;
      }
      if (used + width[p] > Long.SIZE) {
        current++;
        used = 0;
      }
      for (int member : sharing[p] == null ? new int[] {p} : sharing[p]) {
        packed[member] = true;
        word[member] = current;
        shift[member] = used;
      }
      first[count++] = p;
      used += width[p];
    }
    this.fields = Arrays.copyOf(first, count);
    this.words = current + 1;
  }

  /** A layout that counts each place by itself, and is narrow for what is known before a step. */
  public static Layout counting(PetriNet net) {
    return new Layout(net.initialMarking(), countingWidths(net), List.of());
  }

  /** A layout in which the places of each sequential component share a field. */
  public static Layout compact(PetriNet net) {
    List<int[]> components = SequentialComponents.of(net);
    int[] width = countingWidths(net);
    for (int[] component : components) {
      for (int p : component) {
        width[p] = bits(component.length - 1);
      }
    }
    return new Layout(net.initialMarking(), width, components);
  }

  private static int[] countingWidths(PetriNet net) {
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
    return width;
  }

  /** This layout with room for at least {@code tokens} tokens in {@code place}. */
  public Layout widened(int place, int tokens) {
    if (tokens <= capacity(place)) {
      return this;
    }
    if (code[place] != COUNTS) {
      throw new IllegalArgumentException("a component holds one token, not " + tokens);
    }
    int[] wider = width.clone();
    wider[place] = bits(tokens);
    return new Layout(initial, wider, components);
  }

  public int words() {
    return words;
  }

  public int placeCount() {
    return width.length;
  }

  /** The bits of the field that tells the place's tokens, 0 where these never change. */
  public int width(int place) {
    return width[place];
  }

  /** Whether the field of the place counts its tokens, and no other place shares it. */
  public boolean counts(int place) {
    return code[place] == COUNTS;
  }

  /** The sequential components whose places share a field, each with the place of code 0 first. */
  public List<int[]> components() {
    return components;
  }

  /** A place of each field, in the order of the fields. */
  int[] fields() {
    return fields;
  }

  int word(int place) {
    return word[place];
  }

  int shift(int place) {
    return shift[place];
  }

  /** The most tokens that the place can hold under this layout. */
  int capacity(int place) {
    if (code[place] != COUNTS) {
      return 1;
    }
    return width[place] == 0 ? initial[place] : (int) mask(place);
  }

  /** What the field of the place contains, above its shift, when the place holds so many tokens. */
  long packed(int place, int tokens) {
    return code[place] == COUNTS ? tokens : (long) code[place] * tokens;
  }

  /** The tokens of the place when its field contains the value. */
  int unpacked(int place, int value) {
    if (code[place] == COUNTS) {
      return value;
    }
    return value == code[place] ? 1 : 0;
  }

  public void encode(int[] marking, long[] into, int base) {
    Arrays.fill(into, base, base + words, 0);
    for (int p = 0; p < width.length; p++) {
      into[base + word[p]] |= (packed(p, marking[p]) & mask(p)) << shift[p];
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
        : unpacked(place, (int) (from[base + word[place]] >>> shift[place] & mask(place)));
  }

  private long mask(int place) {
    return (1L << width[place]) - 1;
  }

  private static int bits(int tokens) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(tokens);
  }
}
