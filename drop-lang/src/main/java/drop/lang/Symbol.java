package drop.lang;

import drop.net.ModelException.Location;

/** What a name stands for. */
sealed interface Symbol {
  /** Where it is declared. */
  Location at();

  /** The kinds of values. */
  enum Type {
    INT("a number"),
    BOOL("a truth value"),
    LOCK("a lock");

    final String shown;

    Type(String shown) {
      this.shown = shown;
    }
  }

  /** A constant, a parameter or the index of a thread. */
  record Constant(Location at, int value, Type type) implements Symbol {}

  /**
   * A variable or an array, at consecutive addresses.
   *
   * @param size how many elements an array has; {@link #NO_ARRAY} of a variable
   */
  record Variable(Location at, String name, Type type, Storage storage, int address, int size)
      implements Symbol {
    static final int NO_ARRAY = Integer.MIN_VALUE;

    boolean array() {
      return size != NO_ARRAY;
    }

    boolean shared() {
      return storage == Storage.SHARED;
    }
  }

  /** Who reads and writes. */
  enum Storage {
    SHARED,
    LOCAL,
    /** A table that nobody writes. */
    CONSTANT
  }

  /**
   * Threads of one text, which have consecutive numbers.
   *
   * @param from the index of the first one
   * @param first the number of the first one
   * @param flags the first of the locations that tell which ones have been started; -1 where no
   *     statement starts any
   */
  record Family(Location at, boolean indexed, int from, int first, int size, int flags)
      implements Symbol {}
}
