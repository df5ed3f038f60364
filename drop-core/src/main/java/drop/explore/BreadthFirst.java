package drop.explore;

import drop.state.Batch;
import drop.state.StateSet;
import drop.state.Successors;

/** Expands the stored states in the order of their numbers, a batch of successors at a time. */
final class BreadthFirst {
  private final StoredSpace space;
  private final Observing observing;
  private final Watch watch;
  private final int maxStates;

  BreadthFirst(StoredSpace space, Observing observing, Watch watch) {
    this.space = space;
    this.observing = observing;
    this.maxStates = (int) Math.min(watch.maxStates(), StateSet.maxSize());
    this.watch = watch;
  }

  void run() throws Stopped {
    Batch batch = new Batch(space.layout().words());
    int next = 0;
    observing.upTo(1);
    while (next < space.states().size()) {
      StateSet states = space.states();
      Successors successors = space.successors();
      watch.tick(states.size(), next);
      next = successors.expand(states.chunks(), next, states.size(), batch);
      if (states.addAll(batch, 0, maxStates) < batch.size()) {
        throw Stopped.full(states.size() == maxStates, maxStates);
      }
      observing.upTo(states.size());
      batch.clear();
      if (successors.overflowing() != Successors.NONE) {
        space.repack(Widening.of(space, next, successors.overflowing()), watch);
        batch = new Batch(space.layout().words());
      }
    }
  }
}
