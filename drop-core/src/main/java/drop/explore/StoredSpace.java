package drop.explore;

import drop.net.PetriNet;
import drop.result.Outcome.Limit;
import drop.state.Batch;
import drop.state.Layout;
import drop.state.MemoryBudget;
import drop.state.StateSet;
import drop.state.Successors;
import drop.state.Tally;
import java.util.List;
import org.eclipse.collections.api.list.primitive.IntList;

/**
 * A state space stored by one thread, numbered without gaps in the order of discovery. The layout grows
 * with the markings found; states keep their numbers.
 */
public final class StoredSpace implements StateSpace {
  private final PetriNet net;
  private final MemoryBudget budget;
  private final boolean beyondBounds;
  private final Tally tally = new Tally();
  private Successors successors;
  private StateSet states;
  private Edges edges;

  /** An empty space. */
  StoredSpace(PetriNet net, MemoryBudget budget, boolean beyondBounds) {
    this.net = net;
    this.budget = budget;
    this.beyondBounds = beyondBounds;
    Layout layout = Layout.compact(net);
    this.successors = Successors.create(net, layout, tally);
    this.states = StateSet.create(layout.words(), budget);
  }

  /** Stores the initial marking. */
  void addInitial() throws Stopped {
    Layout layout = layout();
    long[] packed = new long[layout.words()];
    layout.encode(net.initialMarking(), packed, 0);
    Batch batch = new Batch(layout.words());
    batch.add(packed, 0);
    if (states.addAll(batch, 0, 1) == 0) {
      throw Stopped.full();
    }
  }

  @Override
  public PetriNet net() {
    return net;
  }

  @Override
  public Layout layout() {
    return successors.layout();
  }

  @Override
  public long[][] chunks() {
    return states.chunks();
  }

  @Override
  public List<Range> ranges() {
    return List.of(new Range(0, states.size()));
  }

  @Override
  public long fired() {
    return tally.fired();
  }

  @Override
  public IntList deadlocks() {
    return tally.deadlocks();
  }

  @Override
  public boolean goesBeyondBounds() {
    return beyondBounds;
  }

  public Successors successors() {
    return successors;
  }

  public StateSet states() {
    return states;
  }

  Tally tally() {
    return tally;
  }

  /** From now on only what is noted as an edge counts as fired. */
  void noteEdges() {
    edges = new Edges(budget);
  }

  Edges edges() {
    return edges;
  }

  /** Whether some edges pass states that are not stored. */
  public boolean hasChains() {
    return edges != null && edges.haveChains();
  }

  /**
   * What the search has fired in a state that it has expanded: each edge by its transitions, of which
   * there are several where states between are not stored; or null where it fires all that is enabled.
   */
  public int[][] edges(int state) {
    return edges == null ? null : edges.of(state);
  }

  /** Packs every state anew under a wider layout. */
  void repack(Layout wider, Watch watch) throws Stopped {
    // Made first: should memory run out here, the old states still belong to the old layout.
    Successors wideSuccessors = Successors.create(net, wider, tally);
    StateSet packed = StateSet.create(wider.words(), budget);
    Batch batch = new Batch(wider.words());
    int[] marking = new int[net.placeCount()];
    long[] state = new long[wider.words()];
    for (int number = 0; number < states.size(); number++) {
      marking(number, marking);
      wider.encode(marking, state, 0);
      batch.add(state, 0);
      if (!batch.hasRoom(1) || number == states.size() - 1) {
        if (packed.addAll(batch, 0, StateSet.maxSize()) < batch.size()) {
          packed.release();
          throw new Stopped(Limit.MEMORY, "there is no memory for wider states");
        }
        batch.clear();
        watch.check();
      }
    }
    states.release();
    states = packed;
    successors = wideSuccessors;
  }
}
