package drop.probe;

import java.util.Arrays;

/**
 * Missed actions on explicit tokens. A missed action can take any tokens that exist at some time along
 * the trace: the events that create them must be in the weak prefix, those that delete them must not.
 */
final class MissedTokens extends MissedActions {
  private final TokenTrace trace;
  private final SymbolicActions actions;
  private final Choice choice = new Choice();
  private long[] byPlace = new long[1];
  private long[] direct = new long[1];
  /** At each depth, i.e. after so many groups were chosen, the events that v must and must not have. */
  private long[] must = new long[8];

  private long[] banned = new long[8];
  private int transition;
  private int last;
  private boolean lastByPlace;

  MissedTokens(TokenTrace trace, Pitfalls pitfalls) {
    super(trace, pitfalls);
    this.trace = trace;
    this.actions = trace.actions;
  }

  @Override
  void considerNeed(int need) {
    if (actions.needReads[need] > 0) {
      consider(actions.deleters, actions.needPlace[need]);
    }
  }

  @Override
  void candidate(int t, int b) {
    int words = trace.stride;
    if (direct.length < words) {
      direct = new long[2 * words];
      byPlace = new long[2 * words];
    }
    Rows.clear(byPlace, 0, words);
    trace.forbiddenInfluences(t, byPlace, 0);
    transition = t;
    last = b;
    lastByPlace = Rows.get(byPlace, 0, b);
    choice.clear();
    room(0);
    Rows.copy(must, 0, trace.causes, b * words, words);
    Rows.clear(banned, 0, words);
    need(actions.needFirst[t], lastByPlace);
  }

  private void need(int need, boolean related) {
    if (need == actions.needFirst[transition + 1]) {
      if (related) {
        chosen();
      }
      return;
    }
    int first = trace.groupsOf(actions.needPlace[need]);
    group(need, first, actions.needDeletes[need], actions.needReads[need], related);
  }

  private void group(int need, int g, int deletes, int reads, boolean related) {
    if (deletes == 0 && reads == 0) {
      need(need + 1, related);
      return;
    }
    if (g == Trace.NONE) {
      return;
    }
    if (possible(g)) {
      int tokens = trace.count[g];
      for (int d = Math.min(tokens, deletes); d >= 0; d--) {
        for (int r = Math.min(tokens - d, reads); r >= 0; r--) {
          if (d > 0 || r > 0) {
            choice.add(g, d, r);
            group(need, trace.next[g], deletes - d, reads - r, related || relates(g, d));
            choice.size--;
          }
        }
      }
    }
    group(need, trace.next[g], deletes, reads, related);
  }

  private boolean relates(int g, int deleted) {
    return trace.creator[g] == last
        || deleted > 0 && Rows.get(trace.readers, g * trace.stride, last);
  }

  /** Prepares the rows of the next depth; says whether a prefix with tokens of the group can exist. */
  private boolean possible(int g) {
    int words = trace.stride;
    int base = choice.size * words;
    room(choice.size + 1);
    int inner = base + words;
    Rows.copy(must, inner, must, base, words);
    Rows.copy(banned, inner, banned, base, words);
    if (trace.creator[g] != Trace.START) {
      if (pitfall(Pitfall.CANDIDATES_AFTER_PRIME_CAUSE)
          && !Rows.get(trace.causes, last * words, trace.creator[g])) {
        return false;
      }
      Rows.or(must, inner, trace.causes, trace.creator[g] * words, words);
    }
    if (trace.deleter[g] != Trace.NONE) {
      Rows.set(banned, inner, trace.deleter[g]);
    }
    return !Rows.intersect(must, inner, banned, inner, words);
  }

  private void chosen() {
    int words = trace.stride;
    Rows.copy(direct, 0, byPlace, 0, words);
    boolean present = true;
    for (int i = 0; i < choice.size; i++) {
      int g = choice.group[i];
      present &= trace.present(g);
      if (trace.creator[g] != Trace.START) {
        Rows.set(direct, 0, trace.creator[g]);
      }
      if (choice.deletes[i] > 0) {
        Rows.or(direct, 0, trace.readers, g * words, words);
        if (!trace.present(g)) {
          Rows.set(direct, 0, trace.deleter[g]);
        }
      }
    }
    prefixes(transition, direct, must, banned, choice.size * words, present);
  }

  @Override
  boolean suffices(int t, int[] inMarking) {
    return true;
  }

  private void room(int depth) {
    int length = (depth + 1) * trace.stride;
    if (must.length < length) {
      must = Arrays.copyOf(must, 2 * length);
      banned = Arrays.copyOf(banned, 2 * length);
    }
  }
}
