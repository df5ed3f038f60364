package drop.explore;

import drop.reduce.EnabledFilter;
import drop.state.Batch;
import drop.state.Chunks;
import drop.state.StateSet;
import drop.state.Successors;

/** Fires transitions one at a time and stores what they lead to. */
final class Stepper {
  /** What {@link #follow} says where sleep sets end a chain. */
  static final int NOWHERE = -1;

  private final StoredSpace space;
  private final Reduced reduced;
  private final Observing observing;
  private final Watch watch;
  private final int maxStates;
  private final int[] marking;
  private final long[] enabled;
  private Batch batch;
  private long[] packed;
  private boolean fresh;
  private final int[] steps;

  Stepper(StoredSpace space, Reduced reduced, Observing observing, Watch watch) {
    this.space = space;
    this.reduced = reduced;
    this.observing = observing;
    this.watch = watch;
    this.maxStates = (int) Math.min(watch.maxStates(), StateSet.maxSize());
    this.marking = new int[space.net().placeCount()];
    this.enabled = new long[space.successors().setWords()];
    this.steps = new int[reduced.chain() + 1];
    widen();
  }

  private void widen() {
    batch = new Batch(space.layout().words());
    packed = new long[space.layout().words()];
  }

  /**
   * Finds what a search fires in a stored state.
   *
   * @return whether anything is enabled
   */
  boolean choose(int state, long[] into) {
    enabled(state, into);
    if (TransitionSets.isEmpty(into)) {
      return false;
    }
    space.marking(state, marking);
    reduced.filter().filter(marking, into);
    return true;
  }

  void enabled(int state, long[] into) {
    space.successors().enabled(chunk(state), offset(state), into);
  }

  /** Fires the transition and stores the result; yields its number. */
  int fire(int from, int transition) throws Stopped {
    step(from, transition);
    int number = store();
    space.edges().add(from, transition);
    // Not before its edge is noted: an observer that ends the search asks for the path.
    observing.upTo(space.states().size());
    return number;
  }

  private void step(int from, int transition) throws Stopped {
    batch.clear();
    while (!space.successors().fire(chunk(from), offset(from), transition, batch)) {
      space.marking(from, marking);
      space.repack(Widening.of(space, marking, transition), watch);
      widen();
    }
    space.tally().count(1);
  }

  private int store() throws Stopped {
    StateSet states = space.states();
    int before = states.size();
    if (states.addAll(batch, 0, maxStates) == 0) {
      throw Stopped.full(before == maxStates, maxStates);
    }
    fresh = states.size() > before;
    if (fresh) {
      return before;
    }
    batch.state(0, packed);
    return states.find(packed, 0);
  }

  /** Whether the last state was not stored before. */
  boolean fresh() {
    return fresh;
  }

  /**
   * Fires the transition and goes on while there is a single one to fire and nothing known is met;
   * stores the last state and yields its number.
   *
   * @param sleep the sleep set after the transition, which becomes that of the last state, or null
   */
  int follow(int from, int transition, long[] sleep) throws Stopped {
    step(from, transition);
    steps[0] = transition;
    int length = 1;
    while (length <= reduced.chain()) {
      batch.state(0, packed);
      if (space.states().find(packed, 0) != StateSet.ABSENT) {
        break;
      }
      int next = single();
      if (next == Successors.NONE) {
        break;
      }
      if (sleep != null) {
        if ((sleep[next >>> 6] >>> next & 1) != 0) {
          return NOWHERE;
        }
        reduced.sleep().retainIndependent(next, sleep);
      }
      stepOn(next);
      steps[length++] = next;
    }
    int number = store();
    space.edges().addChain(from, steps, length);
    observing.upTo(space.states().size());
    return number;
  }

  /** The only transition to fire in the packed state, if there is only one. */
  private int single() {
    space.successors().enabled(packed, 0, enabled);
    if (TransitionSets.isEmpty(enabled)) {
      return Successors.NONE;
    }
    space.layout().decode(packed, 0, marking);
    EnabledFilter filter = reduced.filter();
    filter.filter(marking, enabled);
    int found = Successors.NONE;
    for (int w = 0; w < enabled.length; w++) {
      if (enabled[w] != 0) {
        if (found != Successors.NONE || (enabled[w] & enabled[w] - 1) != 0) {
          return Successors.NONE;
        }
        found = (w << 6) + Long.numberOfTrailingZeros(enabled[w]);
      }
    }
    return found;
  }

  /** Fires in the packed state, whose marking is known. */
  private void stepOn(int transition) throws Stopped {
    batch.clear();
    while (!space.successors().fire(packed, 0, transition, batch)) {
      space.repack(Widening.of(space, marking, transition), watch);
      widen();
      space.layout().encode(marking, packed, 0);
    }
    space.tally().count(1);
  }

  private long[] chunk(int state) {
    return Chunks.chunk(space.chunks(), state, space.layout().words());
  }

  private int offset(int state) {
    return Chunks.offset(state, space.layout().words());
  }
}
