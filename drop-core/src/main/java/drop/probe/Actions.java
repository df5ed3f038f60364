package drop.probe;

import java.util.Arrays;

/**
 * The concrete actions that are enabled in the target of a vector, numbered, each with its prime cause
 * and with the others that it disables or is disabled by.
 */
final class Actions {
  int size;
  int[] transition = new int[16];
  /** The choice of action i: entries from first[i] up to first[i + 1]. */
  int[] first = new int[17];

  int[] group = new int[32];
  int[] deletes = new int[32];
  int[] reads = new int[32];
  /** The prime cause ↓_a w of each action, a row of the trace's events each. */
  long[] primeCause = new long[16];

  /** For each action the others in conflict with it: a ◀ b or b ◀ a. */
  long[] conflicts = new long[16];

  /** The words of a row of actions. */
  int stride = 1;

  private final Choice choice = new Choice();
  private long[] users = new long[64];
  private long[] takers = new long[64];
  private long[] givers = new long[64];
  private long[] direct = new long[1];

  void clear() {
    size = 0;
    first[0] = 0;
  }

  void add(int t, Choice tokens) {
    if (size == transition.length) {
      transition = Arrays.copyOf(transition, 2 * size);
      first = Arrays.copyOf(first, 2 * size + 1);
    }
    int at = first[size];
    if (at + tokens.size > group.length) {
      int length = 2 * (at + tokens.size);
      group = Arrays.copyOf(group, length);
      deletes = Arrays.copyOf(deletes, length);
      reads = Arrays.copyOf(reads, length);
    }
    System.arraycopy(tokens.group, 0, group, at, tokens.size);
    System.arraycopy(tokens.deletes, 0, deletes, at, tokens.size);
    System.arraycopy(tokens.reads, 0, reads, at, tokens.size);
    transition[size++] = t;
    first[size] = at + tokens.size;
  }

  /** The tokens of an action, in an object that the next call uses again. */
  Choice choice(int action) {
    choice.clear();
    for (int i = first[action]; i < first[action + 1]; i++) {
      choice.add(group[i], deletes[i], reads[i]);
    }
    return choice;
  }

  /** Finds prime causes and conflicts of the actions, which are those of the trace's target. */
  void relate(Trace trace, Pitfalls pitfalls) {
    int groups = trace.resources();
    boolean oneSided = pitfalls.has(Pitfall.ONE_SIDED_10A);
    int events = trace.stride;
    if (primeCause.length < size * events) {
      primeCause = new long[2 * size * events];
    }
    if (direct.length < events) {
      direct = new long[2 * events];
    }
    for (int a = 0; a < size; a++) {
      Rows.clear(direct, 0, events);
      trace.influences(transition[a], choice(a), direct, 0);
      Rows.clear(primeCause, a * events, events);
      trace.closure(direct, 0, primeCause, a * events);
    }
    stride = Rows.words(size);
    if (conflicts.length < size * stride) {
      conflicts = new long[2 * size * stride];
    }
    Arrays.fill(conflicts, 0, size * stride, 0);
    SymbolicActions symbolic = trace.actions;
    int resources = groups + symbolic.forbiddingPlaces;
    if (users.length < resources * stride) {
      users = new long[2 * resources * stride];
      takers = new long[2 * resources * stride];
      givers = new long[2 * resources * stride];
    }
    Arrays.fill(users, 0, resources * stride, 0);
    Arrays.fill(takers, 0, resources * stride, 0);
    Arrays.fill(givers, 0, resources * stride, 0);
    for (int a = 0; a < size; a++) {
      collect(trace, a, groups);
    }
    for (int a = 0; a < size; a++) {
      spread(trace, a, groups, oneSided);
      if (pitfalls.has(Pitfall.LOWEST_FREE_TOKEN)) {
        spreadCreators(symbolic, a);
      }
      conflicts[a * stride + (a >>> 6)] &= ~(1L << a);
    }
  }

  /**
   * Notes of each resource, a group of tokens or an inhibiting place, who uses it, who takes it away and
   * who gives more of it. Where tokens have no identity, or an inhibitor lets some pass, a ▷ b can hold
   * of actions that are both enabled; then neither may be put off behind the other, as if they were in
   * conflict, because b alone would not be a weak prefix of a·b.
   */
  private void collect(Trace trace, int a, int groups) {
    SymbolicActions symbolic = trace.actions;
    int t = transition[a];
    for (int i = first[a]; i < first[a + 1]; i++) {
      Rows.set(users, group[i] * stride, a);
      if (deletes[i] > 0) {
        Rows.set(takers, group[i] * stride, a);
      }
    }
    for (int i = symbolic.forbidFirst[t]; i < symbolic.forbidFirst[t + 1]; i++) {
      note(users, groups, symbolic.forbidding[symbolic.forbidPlace[i]], a);
    }
    for (int i = symbolic.needFirst[t]; i < symbolic.needFirst[t + 1]; i++) {
      if (symbolic.needDeletes[i] > 0) {
        note(givers, groups, symbolic.forbidding[symbolic.needPlace[i]], a);
      }
    }
    for (int i = symbolic.makeFirst[t]; i < symbolic.makeFirst[t + 1]; i++) {
      note(takers, groups, symbolic.forbidding[symbolic.makePlace[i]], a);
      note(givers, 0, trace.resource(symbolic.makePlace[i]), a);
    }
  }

  private void note(long[] rows, int offset, int number, int a) {
    if (number >= 0) {
      Rows.set(rows, (offset + number) * stride, a);
    }
  }

  private void spread(Trace trace, int a, int groups, boolean oneSided) {
    SymbolicActions symbolic = trace.actions;
    int t = transition[a];
    for (int i = first[a]; i < first[a + 1]; i++) {
      if (deletes[i] > 0) {
        conflict(a, users, 0, group[i]);
      }
      if (!oneSided) {
        conflict(a, takers, 0, group[i]);
      }
      conflict(a, givers, 0, group[i]);
    }
    for (int i = symbolic.makeFirst[t]; i < symbolic.makeFirst[t + 1]; i++) {
      conflict(a, users, groups, symbolic.forbidding[symbolic.makePlace[i]]);
      conflict(a, users, 0, trace.resource(symbolic.makePlace[i]));
    }
    for (int i = symbolic.needFirst[t]; i < symbolic.needFirst[t + 1]; i++) {
      if (symbolic.needDeletes[i] > 0) {
        conflict(a, users, groups, symbolic.forbidding[symbolic.needPlace[i]]);
      }
    }
    for (int i = symbolic.forbidFirst[t]; i < symbolic.forbidFirst[t + 1]; i++) {
      int number = symbolic.forbidding[symbolic.forbidPlace[i]];
      conflict(a, givers, groups, number);
      if (!oneSided) {
        conflict(a, takers, groups, number);
      }
    }
  }

  private void conflict(int a, long[] rows, int offset, int number) {
    if (number >= 0) {
      Rows.or(conflicts, a * stride, rows, (offset + number) * stride, stride);
    }
  }

  /** Equal identifiers make creators of the same place disable each other. */
  private void spreadCreators(SymbolicActions symbolic, int a) {
    for (int b = 0; b < size; b++) {
      for (int i = symbolic.makeFirst[transition[a]]; i < symbolic.makeFirst[transition[a] + 1]; i++) {
        for (int j = symbolic.makeFirst[transition[b]]; j < symbolic.makeFirst[transition[b] + 1]; j++) {
          if (symbolic.makePlace[i] == symbolic.makePlace[j]) {
            Rows.set(conflicts, a * stride, b);
          }
        }
      }
    }
  }
}
