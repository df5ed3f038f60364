package drop.probe;

import java.util.Arrays;

/**
 * Takes events over from another trace in which tokens are grouped differently: there all events have
 * happened, here only some of them, in another order. A group there lies within one group here, which is
 * split as soon as an event tells some of its tokens from the others.
 */
final class TokenRenaming {
  private static final int NONE = Trace.NONE;

  private final TokenTrace trace;
  private final SymbolicActions actions;
  private final Choice choice = new Choice();
  private final Choice gathered = new Choice();
  /** For each group of the other trace the group here that it lies in, once that is asked for. */
  private int[] located = new int[32];

  /** For each event of the other trace its number here. */
  private int[] renumbered = new int[16];

  TokenRenaming(TokenTrace trace) {
    this.trace = trace;
    this.actions = trace.actions;
  }

  void begin(TokenTrace other) {
    if (located.length < other.groups) {
      located = new int[2 * other.groups];
    }
    Arrays.fill(located, 0, other.groups, NONE);
    if (renumbered.length < other.size) {
      renumbered = new int[2 * other.size];
    }
    Arrays.fill(renumbered, 0, other.size, NONE);
  }

  /** Appends an event of the other trace and writes its choice. */
  void take(TokenTrace other, int event, Code code) {
    int t = other.transition[event];
    gathered.clear();
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      for (int g = other.groupsOf(actions.needPlace[i]); g != NONE; g = other.next[g]) {
        if (other.deleter[g] == event) {
          gathered.merge(locate(other, g), other.count[g], 0);
        } else if (Rows.get(other.readers, g * other.stride, event)) {
          gathered.merge(locate(other, g), 0, other.count[g]);
        }
      }
    }
    write(t, code);
    renumbered[event] = trace.size;
    trace.append(t, choice);
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      for (int g = other.groupsOf(actions.needPlace[i]); g != NONE; g = other.next[g]) {
        if (other.deleter[g] == event) {
          located[g] = choice.deletedAs[choice.indexOf(located[g])];
        } else if (Rows.get(other.readers, g * other.stride, event)) {
          located[g] = choice.readAs[choice.indexOf(located[g])];
        }
      }
    }
  }

  private int locate(TokenTrace other, int g) {
    if (located[g] == NONE) {
      int p = other.place[g];
      int by = other.creator[g] == Trace.START ? NONE : renumbered[other.creator[g]];
      located[g] = by == NONE ? trace.groupsOf(p) : trace.createdIn(by, p);
    }
    return located[g];
  }

  /**
   * Writes the choice that was gathered, where there is one: how many of each group that is present. The
   * order of the groups is that in which {@link TokenTrace#readEvent} meets them.
   */
  private void write(int t, Code code) {
    choice.clear();
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      boolean told = trace.choiceAt(actions.needPlace[i]);
      int base = actions.needReads[i] + 1;
      for (int g = trace.groupsOf(actions.needPlace[i]); g != NONE; g = trace.next[g]) {
        if (!trace.present(g)) {
          continue;
        }
        int entry = gathered.indexOf(g);
        int deleted = entry < 0 ? 0 : gathered.deletes[entry];
        int read = entry < 0 ? 0 : gathered.reads[entry];
        if (told) {
          code.put(deleted * base + read);
        }
        if (deleted > 0 || read > 0) {
          choice.add(g, deleted, read);
        }
      }
    }
  }
}
