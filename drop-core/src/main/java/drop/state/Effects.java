package drop.state;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.Arrays;

/**
 * What each transition does to a packed state: for each word that it touches a number to subtract and
 * a number to add.
 *
 * <p>Entries are kept for every word of the state where states are narrow, because going through all
 * of them without looking is fastest; only for the words touched where states are wide, because a large
 * net would need a table of its square.
 */
final class Effects {
  /** The widest state for which each transition has an entry for every word. */
  static final int DENSE_WORDS = 8;

  /** The highest bit of every counting field, word by word; the others cannot overflow. */
  final long[] highest;

  final int[] first;
  final int[] word;
  final long[] subtract;
  final long[] add;

  Effects(PetriNet net, Layout layout) {
    int words = layout.words();
    highest = new long[words];
    for (int p = 0; p < net.placeCount(); p++) {
      if (layout.width(p) > 0 && layout.counts(p)) {
        highest[layout.word(p)] |= 1L << layout.shift(p) + layout.width(p) - 1;
      }
    }
    int transitions = net.transitionCount();
    boolean dense = words <= DENSE_WORDS;
    int most = dense ? transitions * words : net.inputs().count() + net.outputs().count();
    first = new int[transitions + 1];
    int[] entryWord = new int[most];
    long[] subtracts = new long[most];
    long[] adds = new long[most];
    long[] taken = new long[words];
    long[] put = new long[words];
    int[] touched = new int[words];
    int size = 0;
    for (int t = 0; t < transitions; t++) {
      int count = pack(net.inputs(), net.outputs(), layout, t, taken, put, touched, 0);
      count = pack(net.outputs(), net.inputs(), layout, t, put, taken, touched, count);
      if (dense) {
        count = words;
        Arrays.setAll(touched, w -> w);
      } else {
        Arrays.sort(touched, 0, count);
      }
      for (int i = 0; i < count; i++) {
        int w = touched[i];
        entryWord[size] = w;
        subtracts[size] = taken[w];
        adds[size++] = put[w];
        taken[w] = 0;
        put[w] = 0;
      }
      first[t + 1] = size;
    }
    word = Arrays.copyOf(entryWord, size);
    subtract = Arrays.copyOf(subtracts, size);
    add = Arrays.copyOf(adds, size);
  }

  /** Packs what {@code more} moves beyond {@code less}, so that loops cancel out. */
  private static int pack(
      Arcs more, Arcs less, Layout layout, int t, long[] packed, long[] other, int[] touched, int n) {
    int count = n;
    for (int a = more.first(t); a < more.first(t + 1); a++) {
      int p = more.place(a);
      int tokens = more.weight(a) - less.weight(t, p);
      // What exceeds the field belongs to a transition that this layout cannot enable.
      long moved = tokens > 0 && tokens <= layout.capacity(p) ? layout.packed(p, tokens) : 0;
      if (moved != 0) {
        int w = layout.word(p);
        if (packed[w] == 0 && other[w] == 0) {
          touched[count++] = w;
        }
        packed[w] |= moved << layout.shift(p);
      }
    }
    return count;
  }
}
