package drop.explore;

import drop.result.Outcome.Limit;
import drop.state.Batch;
import drop.state.Chunks;
import drop.state.MemoryBudget;
import drop.state.StateSet;
import drop.state.Successors;
import java.util.Arrays;

/**
 * Depth-first search with a stack of its own: a state's next transition is fired only when everything
 * reached through the one before it is expanded. States are numbered in the order of discovery.
 */
final class DepthFirst {
  private static final int STEPS_PER_TICK = 1024;

  private final StoredSpace space;
  private final Observing observing;
  private final MemoryBudget budget;
  private final Watch watch;
  private final int maxStates;
  private final int setWords;
  private final long[] enabled;
  private Batch batch;
  private int depth;
  private int[] number = new int[64];
  /** For each state on the stack the enabled transitions that have not been fired yet. */
  private long[] unfired;

  DepthFirst(StoredSpace space, Observing observing, MemoryBudget budget, Watch watch) {
    this.space = space;
    this.observing = observing;
    this.budget = budget;
    this.maxStates = (int) Math.min(watch.maxStates(), StateSet.maxSize());
    this.watch = watch;
    this.setWords = space.successors().setWords();
    this.enabled = new long[setWords];
    this.unfired = new long[number.length * setWords];
    this.batch = new Batch(space.layout().words());
  }

  void run() throws Stopped {
    push(0);
    for (long step = 0; depth > 0; step++) {
      if (step % STEPS_PER_TICK == 0) {
        int stored = space.states().size();
        watch.tick(stored, stored - depth);
      }
      int transition = TransitionSets.takeFirst(unfired, depth - 1, setWords);
      if (transition == Successors.NONE) {
        depth--;
      } else {
        fire(transition);
      }
    }
  }

  private void fire(int transition) throws Stopped {
    int from = number[depth - 1];
    batch.clear();
    while (!space.successors().fire(chunk(from), offset(from), transition, batch)) {
      space.repack(Widening.of(space, from, transition), watch);
      batch = new Batch(space.layout().words());
    }
    StateSet states = space.states();
    int before = states.size();
    if (states.addAll(batch, 0, maxStates) == 0) {
      throw Stopped.full(before == maxStates, maxStates);
    }
    space.tally().count(1);
    if (states.size() > before) {
      push(before);
    }
  }

  private void push(int state) throws Stopped {
    observing.upTo(state + 1);
    if (depth == number.length) {
      growStack();
    }
    space.successors().enabled(chunk(state), offset(state), enabled);
    if (TransitionSets.isEmpty(enabled)) {
      space.tally().deadlocks().add(state);
    }
    System.arraycopy(enabled, 0, unfired, depth * setWords, setWords);
    number[depth++] = state;
  }

  private long[] chunk(int state) {
    return Chunks.chunk(space.chunks(), state, space.layout().words());
  }

  private int offset(int state) {
    return Chunks.offset(state, space.layout().words());
  }

  private void growStack() throws Stopped {
    long bytes = number.length * (Integer.BYTES + (long) Long.BYTES * setWords);
    if (2L * number.length * setWords > Integer.MAX_VALUE || !budget.reserve(bytes)) {
      throw new Stopped(Limit.MEMORY, "the memory for the search stack is used up");
    }
    number = Arrays.copyOf(number, 2 * number.length);
    unfired = Arrays.copyOf(unfired, number.length * setWords);
  }
}
