package drop.explore;

import drop.reduce.EnabledFilter;
import drop.state.Batch;
import drop.state.Chunks;
import drop.state.StateSet;
import drop.state.Successors;

/** Expands the stored states in the order of their numbers, each by the transitions that a filter leaves. */
final class FilteredBreadthFirst {
  private static final int STATES_PER_TICK = 256;

  private final StoredSpace space;
  private final EnabledFilter filter;
  private final Watch watch;
  private final int maxStates;
  private final long[] enabled;
  private final int[] marking;
  private Batch batch;

  FilteredBreadthFirst(StoredSpace space, EnabledFilter filter, Watch watch) {
    this.space = space;
    this.filter = filter;
    this.watch = watch;
    this.maxStates = (int) Math.min(watch.maxStates(), StateSet.maxSize());
    this.enabled = new long[space.successors().setWords()];
    this.marking = new int[space.net().placeCount()];
    this.batch = new Batch(space.layout().words());
  }

  void run() throws Stopped {
    for (int next = 0; next < space.states().size(); next++) {
      if (next % STATES_PER_TICK == 0) {
        watch.tick(space.states().size(), next);
      }
      expand(next);
    }
  }

  private void expand(int number) throws Stopped {
    int words = space.layout().words();
    space
        .successors()
        .enabled(Chunks.chunk(space.chunks(), number, words), Chunks.offset(number, words), enabled);
    long any = 0;
    for (long bits : enabled) {
      any |= bits;
    }
    if (any == 0) {
      space.tally().deadlocks().add(number);
      return;
    }
    space.marking(number, marking);
    filter.filter(marking, enabled);
    for (int w = 0; w < enabled.length; w++) {
      for (long bits = enabled[w]; bits != 0; bits &= bits - 1) {
        fire(number, (w << 6) + Long.numberOfTrailingZeros(bits));
      }
    }
  }

  private void fire(int number, int transition) throws Stopped {
    batch.clear();
    while (!fits(number, transition)) {
      space.repack(Widening.of(space, number, transition), watch);
      batch = new Batch(space.layout().words());
    }
    StateSet states = space.states();
    int before = states.size();
    if (states.addAll(batch, 0, maxStates) == 0) {
      throw Stopped.full(before == maxStates, maxStates);
    }
    space.tally().count(1);
  }

  private boolean fits(int number, int transition) {
    int words = space.layout().words();
    Successors successors = space.successors();
    long[] chunk = Chunks.chunk(space.chunks(), number, words);
    return successors.fire(chunk, Chunks.offset(number, words), transition, batch);
  }
}
