package drop.lang;

/** What a thread can do wrong, which ends it. */
enum Fault {
  ASSERTION("the assertion fails"),
  BOUNDS("an index is out of bounds"),
  DIVISION("a division by zero"),
  LOOP("the thread runs for ever without a global statement"),
  RELEASE("the thread releases a lock that it does not hold"),
  SPAWN("the thread that is to be spawned has started already");

  /** A thread with a fault is at an address of this one or less: never in code. */
  private static final int FIRST = -16;

  final String shown;

  Fault(String shown) {
    this.shown = shown;
  }

  /** The place of a thread that has done this at an instruction, or is about to. */
  int place(int at, boolean pending) {
    return FIRST - (at << 4 | (pending ? 8 : 0) | ordinal());
  }

  static boolean isFault(int place) {
    return place <= FIRST;
  }

  /** Whether the thread does it in a step that is still to come. */
  static boolean isPending(int place) {
    return place <= FIRST && ((FIRST - place) & 8) != 0;
  }

  /** The place of the same thread after that step. */
  static int done(int place) {
    return place + 8;
  }

  static Fault of(int place) {
    return values()[(FIRST - place) & 7];
  }

  /** The instruction that did it. */
  static int instruction(int place) {
    return (FIRST - place) >> 4;
  }
}
