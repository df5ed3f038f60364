package drop.state;

/**
 * Packed states on their way from one thread to another. Their hashes stay behind: computing one again
 * takes less time than carrying it from core to core.
 */
public final class Parcel {
  final long[] states;
  private final int capacity;
  int size;

  public Parcel(int words, int capacity) {
    this.states = new long[words * capacity];
    this.capacity = capacity;
  }

  public int size() {
    return size;
  }

  public int capacity() {
    return capacity;
  }

  public boolean hasRoom(int more) {
    return size + more <= capacity;
  }

  public void clear() {
    size = 0;
  }
}
