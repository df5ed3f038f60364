package drop.state;

/**
 * The visited states: a set of packed states that numbers its members from 0 in the order of their
 * arrival, so that it is the breadth-first queue as well.
 *
 * <p>The states lie one after another in chunks of flat memory. A table of ints, open addressing with
 * linear probing, finds a state's number from its hash; the bits of an entry that the number does not
 * need hold more of the hash, which spares nearly every comparison with a different state.
 */
public abstract class StateSet {
  /** The number that {@link #find} gives for a state that is not there. */
  public static final int ABSENT = -1;

  /** What fits a table of 2^30 slots that is five eighths full. */
  private static final int MOST_STATES = 5 << 27;

  final int words;
  final MemoryBudget budget;
  long[][] chunks = new long[16][];
  int size;

  StateSet(int words, MemoryBudget budget) {
    this.words = words;
    this.budget = budget;
  }

  /** An empty set for states of the given width; its memory comes out of the budget. */
  public static StateSet create(int words, MemoryBudget budget) {
    try {
      return (StateSet)
          Specialised.constructor(PackedStateSet.class, words, int.class, MemoryBudget.class)
              .invoke(words, budget);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Adds the states of a batch, from the given position on, that are not there yet. Stops before the
   * state that would be one more than {@code most} or for which the budget has no room.
   *
   * @return the position of the first state that was not looked at, the batch's size if all were
   */
  public abstract int addAll(Batch batch, int from, int most);

  /** The number of the state, or {@link #ABSENT}. */
  public abstract int find(long[] state, int base);

  public final int size() {
    return size;
  }

  public final int words() {
    return words;
  }

  /** The most states that a set can hold, whatever memory there is. */
  public static int maxSize() {
    return MOST_STATES;
  }

  /** The memory that the states lie in, see {@link Chunks}. */
  public final long[][] chunks() {
    return chunks;
  }

  /** Gives the memory back to the budget; the set is of no use afterwards. */
  public abstract void release();
}
