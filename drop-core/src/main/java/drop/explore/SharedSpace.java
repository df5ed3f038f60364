package drop.explore;

import drop.net.PetriNet;
import drop.state.Layout;
import drop.state.MemoryBudget;
import drop.state.SharedTable;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.api.set.primitive.IntSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;

/** A state space that several workers fill at once, each storing the states that it finds first. */
final class SharedSpace implements StateSpace {
  private final PetriNet net;
  private final Layout layout;
  private final long maxStates;
  private final SharedTable table;
  private final List<Worker> workers = new ArrayList<>();

  /** An empty space. */
  SharedSpace(PetriNet net, Layout layout, int threads, long maxStates, MemoryBudget budget) {
    this.net = net;
    this.layout = layout;
    this.maxStates = maxStates;
    this.table = new SharedTable(layout.words(), budget);
    for (int i = 0; i < threads; i++) {
      workers.add(new Worker(this));
    }
  }

  SharedTable table() {
    return table;
  }

  List<Worker> workers() {
    return workers;
  }

  @Override
  public PetriNet net() {
    return net;
  }

  @Override
  public Layout layout() {
    return layout;
  }

  @Override
  public long[][] chunks() {
    return table.chunks();
  }

  @Override
  public List<Range> ranges() {
    int[] kept = workers.stream().mapToInt(Worker::stored).toArray();
    int[] claimed = workers.stream().mapToInt(Worker::claimed).toArray();
    // The workers see a limit after the batch that exceeds it; what is too much does not count, and
    // of that the states first that are not expanded.
    long surplus = Math.max(0, stored() - maxStates);
    for (int[] least : new int[][] {claimed, new int[kept.length]}) {
      for (int i = 0; i < kept.length; i++) {
        int dropped = (int) Math.min(surplus, Math.max(0, kept[i] - least[i]));
        kept[i] -= dropped;
        surplus -= dropped;
      }
    }
    List<Range> ranges = new ArrayList<>();
    for (int i = 0; i < kept.length; i++) {
      workers.get(i).addRanges(0, kept[i], ranges);
    }
    return ranges;
  }

  @Override
  public long fired() {
    return workers.stream().mapToLong(worker -> worker.tally().fired()).sum();
  }

  @Override
  public IntList deadlocks() {
    IntArrayList all = new IntArrayList();
    workers.forEach(worker -> all.addAll(worker.tally().deadlocks()));
    return all;
  }

  /** The same states under another layout, for the first worker to expand and the others to share. */
  SharedSpace repacked(Layout wider, MemoryBudget budget, Watch watch) throws Stopped {
    List<Range> claimed = new ArrayList<>();
    List<Range> unexpanded = new ArrayList<>();
    IntHashSet leftover = new IntHashSet();
    for (Worker worker : workers) {
      worker.addRanges(0, worker.claimed(), claimed);
      worker.addRanges(worker.claimed(), worker.stored(), unexpanded);
      for (Range range : worker.leftover()) {
        unexpanded.add(range);
        leftover.addAll(IntInterval.fromTo(range.from(), range.to() - 1));
      }
    }
    SharedSpace copy = new SharedSpace(net, wider, workers.size(), maxStates, budget);
    copy.addAll(this, claimed, leftover, watch);
    copy.workers.get(0).expandedAll(fired());
    copy.addAll(this, unexpanded, new IntHashSet(), watch);
    table.release();
    return copy;
  }

  private void addAll(SharedSpace from, List<Range> ranges, IntSet except, Watch watch)
      throws Stopped {
    int[] marking = new int[net.placeCount()];
    for (Range range : ranges) {
      watch.check();
      for (int number = range.from(); number < range.to(); number++) {
        if (!except.contains(number)) {
          from.marking(number, marking);
          add(marking);
        }
      }
    }
  }

  /** Stores a marking for the first worker, before any worker runs. */
  void add(int[] marking) throws Stopped {
    workers.get(0).addAlone(marking);
  }

  private long stored() {
    long sum = 0;
    for (Worker worker : workers) {
      sum += worker.stored();
    }
    return sum;
  }

  /** Stops the search if more states are stored than may be. */
  void checkSize() throws Stopped {
    if (stored() > maxStates) {
      throw Stopped.full(true, maxStates);
    }
  }
}
