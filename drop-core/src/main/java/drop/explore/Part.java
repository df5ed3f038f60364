package drop.explore;

import drop.net.PetriNet;
import drop.state.Batch;
import drop.state.Layout;
import drop.state.MemoryBudget;
import drop.state.StateSet;
import drop.state.Successors;
import drop.state.Tally;

/**
 * The part of a state space that one worker owns: the states whose hash falls to it, those numbered
 * below {@code next} expanded.
 */
final class Part {
  final Tally tally = new Tally();
  final Successors successors;
  final StateSet states;
  int next;

  Part(PetriNet net, Layout layout, MemoryBudget budget) {
    this.successors = Successors.create(net, layout, tally);
    this.states = StateSet.create(layout.words(), budget);
  }

  /** Adds the states of the batch that are new, and empties it. */
  void add(Batch batch) throws Stopped {
    if (states.addAll(batch, 0, StateSet.maxSize()) < batch.size()) {
      throw Stopped.full();
    }
    batch.clear();
  }

  /** Takes everything stored so far as expanded. */
  void expandedAll() {
    next = states.size();
    for (int number = 0; number < next; number++) {
      if (!successors.anyEnabled(states.chunks(), number)) {
        tally.deadlocks().add(number);
      }
    }
  }
}
