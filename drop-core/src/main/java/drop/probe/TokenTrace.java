package drop.probe;

import java.util.Arrays;

/**
 * A trace on explicit tokens (thesis, section 4.2.2, corrected). A token is an entity of its own from the
 * event that creates it to the event that deletes it, and is never used again within a vector: the
 * identifiers of the thesis, lowest free in the state, make a creation depend on a deletion that has
 * nothing to do with it (net P05), and two creations on each other (P09). Inhibitors stay exact: they
 * relate actions by place, since a token that does not exist yet forbids as well as one that does; the
 * thesis drops them (P04).
 *
 * <p>Tokens that nothing tells apart, because the same event created them, the same events read them
 * and the same event deletes them, if any, form a group. Events and actions choose among groups, so that
 * names of tokens do not matter and vectors that differ in names only have the same code.
 *
 * <pre>
 * a ▷ b : C_a ∩ (R_b ∪ D_b) ≠ ∅  or  place(D_a) ∩ N_b ≠ ∅
 * a ◀ b : a = b  or  D_a ∩ (R_b ∪ D_b) ≠ ∅  or  place(C_a) ∩ N_b ≠ ∅
 * </pre>
 */
final class TokenTrace extends Trace {
  int groups;
  int[] place = new int[32];
  int[] creator = new int[32];
  int[] deleter = new int[32];
  int[] count = new int[32];
  /** The next group in the same place. */
  int[] next = new int[32];

  long[] readers = new long[32];
  private final int[] head;
  private final int[] tail;
  /** The first of the groups that an event created, one for each place that it creates into. */
  private int[] created = new int[16];

  private final PlaceRows forbidden;
  private final boolean reuseTokens;
  private final Choice choice = new Choice();
  private final MissedTokens missed;
  private final TokenChoices choices = new TokenChoices(this);
  private final TokenRenaming renaming = new TokenRenaming(this);

  TokenTrace(SymbolicActions actions, Pitfalls pitfalls) {
    super(actions);
    this.head = new int[actions.places()];
    this.tail = new int[actions.places()];
    Arrays.fill(head, NONE);
    this.forbidden = new PlaceRows(actions.forbiddingPlaces);
    this.reuseTokens = pitfalls.has(Pitfall.LOWEST_FREE_TOKEN);
    this.missed = new MissedTokens(this, pitfalls);
  }

  @Override
  void forget() {
    for (int g = 0; g < groups; g++) {
      head[place[g]] = NONE;
    }
    groups = 0;
  }

  @Override
  void prepare() {
    forbidden.clear(stride);
  }

  PlaceRows forbidden() {
    return forbidden;
  }

  /** The groups of a place, linked by {@code next}, those of the start first; or {@code NONE}. */
  int groupsOf(int p) {
    if (head[p] == NONE && start[p] > 0) {
      newGroup(p, START, start[p]);
    }
    return head[p];
  }

  boolean present(int g) {
    return deleter[g] == NONE;
  }

  private int newGroup(int p, int by, int tokens) {
    int g = groups++;
    if (g == place.length) {
      place = Arrays.copyOf(place, 2 * g);
      creator = Arrays.copyOf(creator, 2 * g);
      deleter = Arrays.copyOf(deleter, 2 * g);
      count = Arrays.copyOf(count, 2 * g);
      next = Arrays.copyOf(next, 2 * g);
    }
    if (groups * stride > readers.length) {
      readers = Arrays.copyOf(readers, 2 * groups * stride);
    }
    Rows.clear(readers, g * stride, stride);
    place[g] = p;
    creator[g] = by;
    deleter[g] = NONE;
    count[g] = tokens;
    next[g] = NONE;
    if (head[p] == NONE) {
      head[p] = g;
    } else {
      next[tail[p]] = g;
    }
    tail[p] = g;
    return g;
  }

  /** Moves some tokens of a group into one of their own, with the same history. */
  private int split(int g, int tokens) {
    count[g] -= tokens;
    int part = newGroup(place[g], creator[g], tokens);
    Rows.copy(readers, part * stride, readers, g * stride, stride);
    return part;
  }

  @Override
  void copyTokens(Trace trace) {
    TokenTrace other = (TokenTrace) trace;
    for (int g = 0; g < other.groups; g++) {
      newGroup(other.place[g], other.creator[g], other.count[g]);
    }
    System.arraycopy(other.deleter, 0, deleter, 0, groups);
    System.arraycopy(other.readers, 0, readers, 0, groups * stride);
    if (created.length <= size) {
      created = Arrays.copyOf(created, 2 * (size + 1));
    }
    System.arraycopy(other.created, 0, created, 0, size);
    forbidden.copy(other.forbidden);
  }

  @Override
  void influences(int t, Choice tokens, long[] row, int base) {
    for (int i = 0; i < tokens.size; i++) {
      int g = tokens.group[i];
      if (creator[g] != START) {
        Rows.set(row, base, creator[g]);
      }
      if (tokens.deletes[i] > 0) {
        Rows.or(row, base, readers, g * stride, stride);
      }
    }
    forbiddenInfluences(t, row, base);
    if (reuseTokens) {
      for (int i = actions.makeFirst[t]; i < actions.makeFirst[t + 1]; i++) {
        for (int g = groupsOf(actions.makePlace[i]); g != NONE; g = next[g]) {
          if (!present(g)) {
            Rows.set(row, base, deleter[g]);
          }
        }
      }
    }
  }

  /** The events that influence a transition by a place that inhibits it, or that it fills for them. */
  void forbiddenInfluences(int t, long[] row, int base) {
    for (int i = actions.forbidFirst[t]; i < actions.forbidFirst[t + 1]; i++) {
      forbidden.addDeleters(actions.forbidding[actions.forbidPlace[i]], row, base);
    }
    for (int i = actions.makeFirst[t]; i < actions.makeFirst[t + 1]; i++) {
      forbidden.addForbidders(actions.forbidding[actions.makePlace[i]], row, base);
    }
  }

  @Override
  void addOrder(int t, long[] row, int base) {
    for (int i = actions.forbidFirst[t]; i < actions.forbidFirst[t + 1]; i++) {
      forbidden.addCreators(actions.forbidding[actions.forbidPlace[i]], row, base);
    }
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      if (actions.needDeletes[i] > 0) {
        forbidden.addForbidders(actions.forbidding[actions.needPlace[i]], row, base);
      }
    }
  }

  @Override
  void reversing(int t, Choice tokens, long[] row, int base) {
    for (int i = 0; i < tokens.size; i++) {
      if (tokens.deletes[i] > 0 && creator[tokens.group[i]] != START) {
        Rows.set(row, base, creator[tokens.group[i]]);
      }
    }
  }

  @Override
  int resources() {
    return groups;
  }

  @Override
  int resource(int inPlace) {
    return NONE;
  }

  @Override
  void record(int event, int t, Choice tokens) {
    for (int i = 0; i < tokens.size; i++) {
      int g = tokens.group[i];
      int deleted = tokens.deletes[i];
      if (deleted > 0) {
        int part = deleted == count[g] ? g : split(g, deleted);
        deleter[part] = event;
        tokens.deletedAs[i] = part;
      }
      int read = tokens.reads[i];
      if (read > 0) {
        int part = read == count[g] ? g : split(g, read);
        Rows.set(readers, part * stride, event);
        tokens.readAs[i] = part;
      }
    }
    if (event == created.length) {
      created = Arrays.copyOf(created, 2 * event);
    }
    for (int i = actions.makeFirst[t]; i < actions.makeFirst[t + 1]; i++) {
      groupsOf(actions.makePlace[i]);
    }
    created[event] = groups;
    for (int i = actions.makeFirst[t]; i < actions.makeFirst[t + 1]; i++) {
      newGroup(actions.makePlace[i], event, actions.makeCount[i]);
    }
    forbidden.record(actions.forbidding, actions, event, t);
  }

  @Override
  void concretise(int t, Actions into) {
    choices.enabled(t, into);
  }

  @Override
  void missed(int b, MissedActions.Sink sink) {
    missed.find(b, sink);
  }

  @Override
  void rename(Trace other) {
    renaming.begin((TokenTrace) other);
  }

  @Override
  void deriveEvent(Trace other, int event, Code code) {
    renaming.take((TokenTrace) other, event, code);
  }

  /** The group that an event created in a place, as far as it was not split off since. */
  int createdIn(int event, int p) {
    int g = created[event];
    while (place[g] != p) {
      g++;
    }
    return g;
  }

  @Override
  void readEvent(int t, Code code) {
    choice.clear();
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      boolean told = choiceAt(actions.needPlace[i]);
      int base = actions.needReads[i] + 1;
      for (int g = groupsOf(actions.needPlace[i]); g != NONE; g = next[g]) {
        if (!present(g)) {
          continue;
        }
        int deleted = actions.needDeletes[i];
        int read = actions.needReads[i];
        if (told) {
          int number = code.take();
          deleted = number / base;
          read = number % base;
        }
        if (deleted > 0 || read > 0) {
          choice.add(g, deleted, read);
        }
      }
    }
    append(t, choice);
  }

  /** Whether tokens of a place are told apart, so that an event must say which it takes. */
  boolean choiceAt(int p) {
    int present = 0;
    for (int g = groupsOf(p); g != NONE && present < 2; g = next[g]) {
      if (present(g)) {
        present++;
      }
    }
    return present > 1;
  }
}
