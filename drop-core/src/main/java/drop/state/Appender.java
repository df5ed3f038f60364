package drop.state;

import java.util.Arrays;

/**
 * One thread's way into a {@link SharedTable}. The states that it stores are its own: it counts them
 * from 0 in the order of their arrival, and other threads may read those below {@link #stored}.
 */
public abstract class Appender {
  /** Why a batch was not added to its end. */
  public enum Status {
    DONE,
    /** The table must grow first. */
    GROW,
    /** There is no memory for more states. */
    FULL
  }

  final SharedTable table;
  private final int shift;
  private int grants;
  /** The first state of each chunk that was granted. */
  private volatile int[] firsts = new int[8];

  private volatile int stored;

  Appender(SharedTable table) {
    this.table = table;
    this.shift = Chunks.shift(table.words());
  }

  public static Appender create(SharedTable table) {
    try {
      return (Appender)
          Specialised.constructor(PackedAppender.class, table.words(), SharedTable.class)
              .invoke(table);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  /** How many states it has stored. */
  public final int stored() {
    return stored;
  }

  /** The number of the state that arrived here as the given one, counted from 0. */
  public final int number(int arrival) {
    return firsts[arrival >>> shift] + (arrival & (1 << shift) - 1);
  }

  /** Arrivals from the given one up to here have consecutive numbers, if they are stored. */
  public final int runEnd(int arrival) {
    return (arrival >>> shift) + 1 << shift;
  }

  /**
   * Adds the states of the batch that are not in the table and removes what it dealt with from the
   * batch.
   */
  public final Status addAll(Batch batch) {
    int position = 0;
    Status status = Status.DONE;
    while (position < batch.size && status == Status.DONE) {
      // Up to the end of the last chunk that was granted; before the first one there is no room.
      int room = (grants << shift) - stored;
      int end = grants == 0 ? 0 : firsts[grants - 1] + (1 << shift);
      position = add(batch, position, end - room, end);
      stored += added;
      if (position < batch.size) {
        status = nextGrant();
      }
    }
    batch.removeFirst(position);
    return status;
  }

  /** The states that the last call of {@link #add} has stored. */
  int added;

  /**
   * Adds states from the position on under the numbers from {@code number} up to {@code end}. States
   * that are in the table need no number.
   *
   * @return the position of the first state for which no number was left, the batch's size if none
   */
  abstract int add(Batch batch, int position, int number, int end);

  /** Enters the states numbered from {@code number} to {@code end} into a table that has grown. */
  abstract void enter(int number, int end);

  /** Enters all states that are stored here into a table that has grown. */
  public final void enterAll() {
    int count = stored;
    for (int arrival = 0; arrival < count; arrival = runEnd(arrival)) {
      enter(number(arrival), number(arrival) + Math.min(count, runEnd(arrival)) - arrival);
    }
  }

  private Status nextGrant() {
    int first = table.grant();
    if (first == SharedTable.GROW) {
      return Status.GROW;
    }
    if (first == SharedTable.FULL) {
      return Status.FULL;
    }
    int[] known = firsts;
    if (grants == known.length) {
      known = Arrays.copyOf(known, 2 * grants);
    }
    known[grants++] = first;
    firsts = known;
    return Status.DONE;
  }
}
