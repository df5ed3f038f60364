package drop.explore;

import drop.explore.StateSpace.Range;
import drop.state.Appender;
import drop.state.Appender.Status;
import drop.state.Batch;
import drop.state.Layout;
import drop.state.Successors;
import drop.state.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** One of the threads of a parallel search: expands states and stores the successors that are new. */
final class Worker {
  /** States that a worker takes on at a time: enough for a batch, few enough to share the rest. */
  private static final int CLAIM = 64;

  private final SharedSpace space;
  private final Tally tally = new Tally();
  private final Successors successors;
  private final Appender appender;
  private final Batch batch;
  private final AtomicInteger claimed = new AtomicInteger();
  private final List<Range> leftover = new ArrayList<>();

  Worker(SharedSpace space) {
    this.space = space;
    Layout layout = space.layout();
    this.successors = Successors.create(space.net(), layout, tally);
    this.appender = Appender.create(space.table());
    this.batch = new Batch(layout.words());
  }

  Tally tally() {
    return tally;
  }

  Appender appender() {
    return appender;
  }

  int stored() {
    return appender.stored();
  }

  int claimed() {
    return claimed.get();
  }

  /** Takes some states that this worker has stored and nobody has expanded, or null if none are left. */
  Range claim() {
    while (true) {
      int from = claimed.get();
      int stored = appender.stored();
      if (from >= stored) {
        return null;
      }
      int to = Math.min(from + CLAIM, Math.min(stored, appender.runEnd(from)));
      if (claimed.compareAndSet(from, to)) {
        int number = appender.number(from);
        return new Range(number, number + to - from);
      }
    }
  }

  /** Expands states, whoever stored them; the successors that are new are this worker's. */
  void expand(Range range, Round round) throws Stopped {
    int next = range.from();
    while (next < range.to()) {
      next = successors.expand(space.chunks(), next, range.to(), batch);
      store(round);
      if (successors.overflowing() != Successors.NONE) {
        leftover.add(new Range(next, range.to()));
        round.overflow(new Round.Overflow(next, successors.overflowing()));
        return;
      }
    }
  }

  private void store(Round round) throws Stopped {
    Status status;
    while ((status = appender.addAll(batch)) != Status.DONE) {
      if (status == Status.FULL || !round.grow(this)) {
        batch.clear();
        throw Stopped.full();
      }
    }
    space.checkSize();
  }

  /** Stores a marking while no other worker runs. */
  void addAlone(int[] marking) throws Stopped {
    long[] packed = new long[space.layout().words()];
    space.layout().encode(marking, packed, 0);
    batch.add(packed, 0);
    Status status;
    while ((status = appender.addAll(batch)) != Status.DONE) {
      if (status == Status.FULL || !space.table().grow()) {
        batch.clear();
        throw Stopped.full();
      }
      appender.enterAll();
    }
  }

  /** Takes everything stored so far as expanded, with so many transitions fired. */
  void expandedAll(long fired) {
    claimed.set(appender.stored());
    tally.count(fired);
    for (Range range : space.ranges()) {
      for (int number = range.from(); number < range.to(); number++) {
        if (!successors.anyEnabled(space.chunks(), number)) {
          tally.deadlocks().add(number);
        }
      }
    }
  }

  /** What this worker has claimed, of any worker's states, but could not expand. */
  List<Range> leftover() {
    return leftover;
  }

  /** The numbers of the states that arrived here between the two. */
  void addRanges(int from, int to, List<Range> ranges) {
    for (int arrival = from; arrival < to; arrival = appender.runEnd(arrival)) {
      int number = appender.number(arrival);
      ranges.add(new Range(number, number + Math.min(to, appender.runEnd(arrival)) - arrival));
    }
  }
}
