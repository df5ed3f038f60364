package drop.explore;

import drop.net.PetriNet;
import drop.state.Batch;
import drop.state.Chunks;
import drop.state.Layout;
import drop.state.MemoryBudget;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * A state space in parts, one for each worker of a parallel search. Seen from outside, while no worker
 * runs, the numbers of a part follow those of the part before it, from the next chunk on.
 */
final class PartitionedSpace implements StateSpace {
  private final PetriNet net;
  private final Layout layout;
  private final long maxStates;
  private final List<Part> parts = new ArrayList<>();
  private long[][] chunks = {};

  /** An empty space. */
  PartitionedSpace(PetriNet net, Layout layout, int threads, long maxStates, MemoryBudget budget) {
    this.net = net;
    this.layout = layout;
    this.maxStates = maxStates;
    for (int i = 0; i < threads; i++) {
      parts.add(new Part(net, layout, budget));
    }
  }

  List<Part> parts() {
    return parts;
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
    return chunks;
  }

  /** Puts the parts together, once the workers have ended. */
  void collect() {
    List<long[]> all = new ArrayList<>();
    for (Part part : parts) {
      for (int c = 0; c < chunkCount(part); c++) {
        all.add(part.states.chunks()[c]);
      }
    }
    chunks = all.toArray(long[][]::new);
  }

  private int chunkCount(Part part) {
    int shift = Chunks.shift(layout.words());
    return part.states.size() + (1 << shift) - 1 >>> shift;
  }

  /** The number from outside of the first state of a part. */
  int first(Part wanted) {
    int count = 0;
    for (Part part : parts) {
      if (part == wanted) {
        break;
      }
      count += chunkCount(part);
    }
    return count << Chunks.shift(layout.words());
  }

  @Override
  public List<Range> ranges() {
    int[] kept = parts.stream().mapToInt(part -> part.states.size()).toArray();
    int[] expanded = parts.stream().mapToInt(part -> part.next).toArray();
    // The workers see a limit after the batch that exceeds it; what is too much does not count, and
    // of that the states first that are not expanded.
    long surplus = Math.max(0, stored() - maxStates);
    for (int[] least : new int[][] {expanded, new int[kept.length]}) {
      for (int i = 0; i < kept.length; i++) {
        int dropped = (int) Math.min(surplus, Math.max(0, kept[i] - least[i]));
        kept[i] -= dropped;
        surplus -= dropped;
      }
    }
    List<Range> ranges = new ArrayList<>();
    for (int i = 0; i < kept.length; i++) {
      int first = first(parts.get(i));
      ranges.add(new Range(first, first + kept[i]));
    }
    return ranges;
  }

  @Override
  public long fired() {
    return parts.stream().mapToLong(part -> part.tally.fired()).sum();
  }

  @Override
  public IntList deadlocks() {
    IntArrayList all = new IntArrayList();
    for (Part part : parts) {
      int first = first(part);
      part.tally.deadlocks().forEach(number -> all.add(first + number));
    }
    return all;
  }

  private long stored() {
    return parts.stream().mapToLong(part -> part.states.size()).sum();
  }

  /** The same states under another layout, dealt out anew. */
  PartitionedSpace repacked(Layout wider, MemoryBudget budget, Watch watch) throws Stopped {
    PartitionedSpace copy = new PartitionedSpace(net, wider, parts.size(), maxStates, budget);
    // Expanded states first, so that a number tells again whether its state is expanded.
    for (Part part : parts) {
      copy.addAll(this, first(part), first(part) + part.next, watch);
    }
    copy.parts.forEach(Part::expandedAll);
    copy.parts.get(0).tally.count(fired());
    for (Part part : parts) {
      copy.addAll(this, first(part) + part.next, first(part) + part.states.size(), watch);
    }
    parts.forEach(part -> part.states.release());
    return copy;
  }

  private void addAll(PartitionedSpace from, int start, int end, Watch watch) throws Stopped {
    int[] marking = new int[net.placeCount()];
    Batch[] batches = new Batch[parts.size()];
    for (int i = 0; i < batches.length; i++) {
      batches[i] = new Batch(layout.words());
    }
    long[] packed = new long[layout.words()];
    for (int number = start; number < end; number++) {
      from.marking(number, marking);
      layout.encode(marking, packed, 0);
      int owner = Batch.owner(packed, parts.size());
      if (!batches[owner].hasRoom(1)) {
        parts.get(owner).add(batches[owner]);
        watch.check();
      }
      batches[owner].add(packed, 0);
    }
    for (int i = 0; i < batches.length; i++) {
      parts.get(i).add(batches[i]);
    }
  }

  /** Stores the initial marking. */
  void addInitial() throws Stopped {
    long[] packed = new long[layout.words()];
    layout.encode(net.initialMarking(), packed, 0);
    Batch batch = new Batch(layout.words());
    batch.add(packed, 0);
    parts.get(Batch.owner(packed, parts.size())).add(batch);
  }
}
