package drop.probe;

import java.util.Arrays;

/**
 * For some places of a net, which events of a trace delete from them, create into them, read them, or
 * ask that they hold few tokens. It tells the influences that do not hang on a certain token.
 */
final class PlaceRows {
  private final int places;
  private int stride = 1;
  private long[] deleters;
  private long[] creators;
  private long[] readers;
  private long[] forbidders;

  PlaceRows(int places) {
    this.places = places;
    resize(places);
  }

  private void resize(int length) {
    deleters = new long[length];
    creators = new long[length];
    readers = new long[length];
    forbidders = new long[length];
  }

  void clear(int words) {
    int used = places * stride;
    stride = words;
    if (deleters.length < places * stride) {
      resize(places * stride);
      return;
    }
    used = Math.max(used, places * stride);
    Arrays.fill(deleters, 0, used, 0);
    Arrays.fill(creators, 0, used, 0);
    Arrays.fill(readers, 0, used, 0);
    Arrays.fill(forbidders, 0, used, 0);
  }

  void copy(PlaceRows other) {
    int used = places * stride;
    System.arraycopy(other.deleters, 0, deleters, 0, used);
    System.arraycopy(other.creators, 0, creators, 0, used);
    System.arraycopy(other.readers, 0, readers, 0, used);
    System.arraycopy(other.forbidders, 0, forbidders, 0, used);
  }

  /** Notes what the event does to places that have a number here. */
  void record(int[] number, SymbolicActions actions, int event, int t) {
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      int p = number[actions.needPlace[i]];
      if (p >= 0 && actions.needDeletes[i] > 0) {
        Rows.set(deleters, p * stride, event);
      }
      if (p >= 0 && actions.needReads[i] > 0) {
        Rows.set(readers, p * stride, event);
      }
    }
    for (int i = actions.makeFirst[t]; i < actions.makeFirst[t + 1]; i++) {
      int p = number[actions.makePlace[i]];
      if (p >= 0) {
        Rows.set(creators, p * stride, event);
      }
    }
    for (int i = actions.forbidFirst[t]; i < actions.forbidFirst[t + 1]; i++) {
      int p = number[actions.forbidPlace[i]];
      if (p >= 0) {
        Rows.set(forbidders, p * stride, event);
      }
    }
  }

  /** Adds the events that delete from a place; like the others nothing where the number is negative. */
  void addDeleters(int p, long[] row, int base) {
    add(deleters, p, row, base);
  }

  void addCreators(int p, long[] row, int base) {
    add(creators, p, row, base);
  }

  void addReaders(int p, long[] row, int base) {
    add(readers, p, row, base);
  }

  void addForbidders(int p, long[] row, int base) {
    add(forbidders, p, row, base);
  }

  private void add(long[] from, int p, long[] row, int base) {
    if (p >= 0) {
      Rows.or(row, base, from, p * stride, stride);
    }
  }
}
