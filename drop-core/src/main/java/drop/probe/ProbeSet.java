package drop.probe;

import java.util.Arrays;

/** A probe set (thesis, Definition 23): some enabled actions, each with the events to forget. */
final class ProbeSet {
  /** The actions of the domain. */
  int size;

  int[] action = new int[16];
  /** For each number of an enabled action its image, a row of the trace's events. */
  long[] image = new long[16];

  void prepare(int actions, int stride) {
    size = 0;
    if (action.length < actions) {
      action = new int[2 * actions];
    }
    if (image.length < actions * stride) {
      image = new long[2 * actions * stride];
    }
    Arrays.fill(image, 0, actions * stride, 0);
  }

  void add(int a) {
    action[size++] = a;
  }

  boolean contains(int a) {
    for (int i = 0; i < size; i++) {
      if (action[i] == a) {
        return true;
      }
    }
    return false;
  }
}
