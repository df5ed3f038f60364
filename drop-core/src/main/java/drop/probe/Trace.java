package drop.probe;

import java.util.Arrays;

/**
 * A vector (thesis, Definition 22) in the form that the algorithm works on: a marking, a trace that is
 * enabled in it, and the causality of the trace.
 *
 * <p>{@code causes} holds for each event the smallest left-closed set of events with it:
 * anc[j] = {j} ∪ ⋃ { anc[i] | i &lt; j, w_i ⇝ w_j }. A weak prefix of the trace (Definition 13) is a
 * left-closed set of events, the difference w - v (Definition 16) is what is left without it, and the
 * prime cause of an action (Definition 17) is ⋃ { anc[i] | w_i ⇝ a }. How ⇝ comes about is the business
 * of the concretisation: {@link TokenTrace} or {@link CountTrace}.
 */
abstract class Trace {
  /** In place of an event: from the start, or none. */
  static final int START = -1;

  static final int NONE = -1;

  final SymbolicActions actions;
  final int[] start;
  final int[] target;
  int size;
  /** The words of a row of events. */
  int stride = 1;

  int[] transition = new int[16];
  long[] causes = new long[16];
  /** Which earlier events must stay before an event in every linearisation, as far as direct. */
  long[] before = new long[16];

  private int[] linear = new int[16];
  private final int[] derived;

  Trace(SymbolicActions actions) {
    this.actions = actions;
    this.start = new int[actions.places()];
    this.target = new int[actions.places()];
    this.derived = new int[actions.places()];
  }

  /** Empties the trace; {@code start} may be changed until the first event is appended. */
  final void reset(int[] marking, int events) {
    forget();
    System.arraycopy(marking, 0, start, 0, start.length);
    System.arraycopy(marking, 0, target, 0, start.length);
    size = 0;
    stride = Rows.words(events);
    ensureEvents(events);
    prepare();
  }

  /** Drops what the present events left behind, while they are still there. */
  abstract void forget();

  /** Makes the tables of the concretisation ready for {@code stride}. */
  abstract void prepare();

  private void ensureEvents(int events) {
    if (transition.length < events) {
      int length = Math.max(events, 2 * transition.length);
      transition = Arrays.copyOf(transition, length);
      linear = Arrays.copyOf(linear, length);
    }
    if (causes.length < events * stride) {
      int length = Math.max(events * stride, 2 * causes.length);
      causes = Arrays.copyOf(causes, length);
      before = Arrays.copyOf(before, length);
    }
  }

  /** This trace becomes a copy of the other, with room for one more event. */
  final void copy(Trace other) {
    reset(other.start, other.size + 1);
    if (stride != other.stride) {
      throw new IllegalStateException("a trace has room for one more event");
    }
    size = other.size;
    System.arraycopy(other.target, 0, target, 0, target.length);
    System.arraycopy(other.transition, 0, transition, 0, size);
    System.arraycopy(other.causes, 0, causes, 0, size * stride);
    System.arraycopy(other.before, 0, before, 0, size * stride);
    copyTokens(other);
  }

  abstract void copyTokens(Trace other);

  /** Appends an enabled action. */
  final void append(int t, Choice choice) {
    int event = size;
    int base = event * stride;
    Rows.clear(before, base, stride);
    influences(t, choice, before, base);
    Rows.clear(causes, base, stride);
    Rows.set(causes, base, event);
    closure(before, base, causes, base);
    addOrder(t, before, base);
    transition[event] = t;
    size++;
    record(event, t, choice);
    actions.apply(t, target);
  }

  /** Adds to the row the events that influence the action: { i | w_i ⇝ a }. */
  abstract void influences(int t, Choice choice, long[] row, int base);

  /** Adds to the row the events that the action influences although they come before it. */
  abstract void addOrder(int t, long[] row, int base);

  /** Adds to the row the events that the action undoes (Definition 38), as far as they influence it. */
  abstract void reversing(int t, Choice choice, long[] row, int base);

  /** The number of groups of tokens, or of what stands for them in an action's choice. */
  abstract int resources();

  /** The number that stands for a place in a choice, or a negative one where only tokens do. */
  abstract int resource(int place);

  /** Keeps book of the tokens that the event reads, deletes and creates. */
  abstract void record(int event, int t, Choice choice);

  /** Adds to {@code into} the ancestors of each event of the row; rows may be the same array. */
  final void closure(long[] row, int base, long[] into, int intoBase) {
    for (int w = stride - 1; w >= 0; w--) {
      long bits = row[base + w];
      while (bits != 0) {
        int bit = 63 - Long.numberOfLeadingZeros(bits);
        bits &= ~(1L << bit);
        int event = (w << 6) + bit;
        if (!Rows.get(into, intoBase, event)) {
          Rows.or(into, intoBase, causes, event * stride, stride);
        }
      }
    }
  }

  /** Adds the effects of a set of events to a marking. */
  final void apply(long[] row, int base, int[] marking) {
    for (int e = Rows.next(row, base, stride, 0); e >= 0; e = Rows.next(row, base, stride, e + 1)) {
      actions.apply(transition[e], marking);
    }
  }

  final boolean occurs(int t) {
    for (int e = 0; e < size; e++) {
      if (transition[e] == t) {
        return true;
      }
    }
    return false;
  }

  /** The concretisations of a transition that is enabled in the target. */
  abstract void concretise(int t, Actions into);

  /**
   * Tells every action that is freshly missed with event {@code b}: each pair of a left-closed set v of
   * events with b in it, and an action that is enabled after v and that b influences, such that v is its
   * prime cause in v, unless v with the action is a weak prefix of the trace with it.
   */
  abstract void missed(int b, MissedActions.Sink sink);

  /**
   * Begins to become the vector (s↑v, w - v) of the other trace's w: takes its start.
   *
   * @return the number of events that it will have
   */
  final int beginDerive(Trace other, long[] removed, int removedBase) {
    int kept = other.linearise(removed, removedBase);
    System.arraycopy(other.start, 0, derived, 0, derived.length);
    other.apply(removed, removedBase, derived);
    reset(derived, kept + 1);
    rename(other);
    return kept;
  }

  /**
   * Takes the events, in the lexicographic normal form of Anisimov and Knuth, and writes the code that
   * {@link #read} takes.
   *
   * @return the event that the other trace's last one has become
   */
  final int finishDerive(Trace other, int kept, Code code) {
    int last = NONE;
    for (int i = 0; i < kept; i++) {
      int event = other.linear[i];
      if (event == other.size - 1) {
        last = i;
      }
      code.put(other.transition[event]);
      deriveEvent(other, event, code);
    }
    return last;
  }

  /** Makes ready to take over events of the other trace, whose tokens have other names there. */
  abstract void rename(Trace other);

  abstract void deriveEvent(Trace other, int event, Code code);

  /** Becomes the trace of a code in the given marking. */
  final void read(int[] marking, int events, Code code) {
    reset(marking, events + 1);
    for (int i = 0; i < events; i++) {
      readEvent(code.take(), code);
    }
  }

  abstract void readEvent(int t, Code code);

  /**
   * Sorts the events that are not removed: each as far to the front as those that it must follow allow,
   * smaller transitions first. Inserting one event after another yields the normal form, because the
   * event goes before the first larger one behind the last that it must follow.
   */
  private int linearise(long[] removed, int removedBase) {
    int count = 0;
    for (int e = 0; e < size; e++) {
      if (Rows.get(removed, removedBase, e)) {
        continue;
      }
      int at = count;
      while (at > 0 && !Rows.get(before, e * stride, linear[at - 1])) {
        at--;
      }
      while (at < count && transition[linear[at]] <= transition[e]) {
        at++;
      }
      System.arraycopy(linear, at, linear, at + 1, count - at);
      linear[at] = e;
      count++;
    }
    return count;
  }
}
