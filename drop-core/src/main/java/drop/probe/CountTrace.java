package drop.probe;

import java.util.stream.IntStream;

/**
 * A trace on symbolic tokens (thesis, section 4.2.1): the tokens of a place are not told apart, an action
 * is a transition, and actions are related by the places that they touch (the global relations,
 * Definitions 44 and 45):
 *
 * <pre>
 * a ▷ b : dom(C_a) ∩ dom(R_b ∪ D_b) ≠ ∅  or  dom(D_a) ∩ dom(N_b) ≠ ∅
 * a ◀ b : a = b  or  dom(D_a) ∩ dom(R_b ∪ D_b) ≠ ∅  or  dom(C_a) ∩ dom(N_b) ≠ ∅
 * </pre>
 *
 * <p>⇝ is not symmetric here even where both orders can be executed, so a linearisation keeps the order
 * of two events that are related in either direction.
 */
final class CountTrace extends Trace {
  private static final Choice NOTHING = new Choice();

  private final PlaceRows rows;
  private final int[] all;
  private final MissedCounts missed;

  CountTrace(SymbolicActions actions, Pitfalls pitfalls) {
    super(actions);
    this.rows = new PlaceRows(actions.places());
    this.all = IntStream.range(0, actions.places()).toArray();
    this.missed = new MissedCounts(this, pitfalls);
  }

  @Override
  void forget() {
    // The rows are cleared as a whole.
  }

  @Override
  void prepare() {
    rows.clear(stride);
  }

  @Override
  void copyTokens(Trace other) {
    rows.copy(((CountTrace) other).rows);
  }

  @Override
  void influences(int t, Choice none, long[] row, int base) {
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      int p = actions.needPlace[i];
      rows.addCreators(p, row, base);
      if (actions.needDeletes[i] > 0) {
        rows.addReaders(p, row, base);
        rows.addDeleters(p, row, base);
      }
    }
    for (int i = actions.forbidFirst[t]; i < actions.forbidFirst[t + 1]; i++) {
      rows.addDeleters(actions.forbidPlace[i], row, base);
    }
    for (int i = actions.makeFirst[t]; i < actions.makeFirst[t + 1]; i++) {
      rows.addForbidders(actions.makePlace[i], row, base);
    }
  }

  @Override
  void addOrder(int t, long[] row, int base) {
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      rows.addDeleters(actions.needPlace[i], row, base);
      if (actions.needDeletes[i] > 0) {
        rows.addForbidders(actions.needPlace[i], row, base);
      }
    }
    for (int i = actions.makeFirst[t]; i < actions.makeFirst[t + 1]; i++) {
      rows.addReaders(actions.makePlace[i], row, base);
      rows.addDeleters(actions.makePlace[i], row, base);
    }
    for (int i = actions.forbidFirst[t]; i < actions.forbidFirst[t + 1]; i++) {
      rows.addCreators(actions.forbidPlace[i], row, base);
    }
  }

  @Override
  void reversing(int t, Choice none, long[] row, int base) {
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      if (actions.needDeletes[i] > 0) {
        rows.addCreators(actions.needPlace[i], row, base);
      }
    }
  }

  @Override
  void record(int event, int t, Choice none) {
    rows.record(all, actions, event, t);
  }

  @Override
  void concretise(int t, Actions into) {
    // The places stand for the groups of tokens, so that conflicts are found in the same way.
    Choice places = new Choice();
    for (int i = actions.needFirst[t]; i < actions.needFirst[t + 1]; i++) {
      places.add(actions.needPlace[i], actions.needDeletes[i], actions.needReads[i]);
    }
    into.add(t, places);
  }

  @Override
  int resources() {
    return actions.places();
  }

  @Override
  int resource(int place) {
    return place;
  }

  @Override
  void missed(int b, MissedActions.Sink sink) {
    missed.find(b, sink);
  }

  @Override
  void rename(Trace other) {
    // Nothing to rename.
  }

  @Override
  void deriveEvent(Trace other, int event, Code code) {
    append(other.transition[event], NOTHING);
  }

  @Override
  void readEvent(int t, Code code) {
    append(t, NOTHING);
  }
}
