package drop.block;

import java.util.Arrays;

/** For each depth of a search the blocks that were or are to be tried there, each once. */
final class ChoiceLists {
  private static final int END = -1;

  private final int[] head;
  private final int[] current;
  private int[] block = new int[64];
  private int[] next = new int[64];
  private boolean[] tried = new boolean[64];
  private int free = END;
  private int used;

  ChoiceLists(int depths) {
    head = new int[depths];
    current = new int[depths];
    Arrays.fill(head, END);
  }

  void add(int depth, int added) {
    for (int e = head[depth]; e != END; e = next[e]) {
      if (block[e] == added) {
        return;
      }
    }
    int entry = free;
    if (entry == END) {
      entry = used++;
      if (entry == block.length) {
        block = Arrays.copyOf(block, 2 * entry);
        next = Arrays.copyOf(next, 2 * entry);
        tried = Arrays.copyOf(tried, 2 * entry);
      }
    } else {
      free = next[entry];
    }
    block[entry] = added;
    tried[entry] = false;
    next[entry] = head[depth];
    head[depth] = entry;
  }

  /** The first block that was not tried, which it is now; a negative number if there is none. */
  int take(int depth, Choosing choosing) {
    int best = END;
    for (int e = head[depth]; e != END; e = next[e]) {
      if (!tried[e] && (best == END || choosing.before(block[e], block[best]))) {
        best = e;
      }
    }
    if (best == END) {
      return END;
    }
    tried[best] = true;
    current[depth] = block[best];
    return current[depth];
  }

  /** The block that was taken last. */
  int current(int depth) {
    return current[depth];
  }

  void clear(int depth) {
    int e = head[depth];
    while (e != END) {
      int following = next[e];
      next[e] = free;
      free = e;
      e = following;
    }
    head[depth] = END;
  }
}
