package drop.lts;

import drop.explore.StoredSpace;
import drop.net.PetriNet;
import drop.state.Batch;
import drop.state.Chunks;
import drop.state.StateSet;
import drop.state.Successors;
import java.io.IOException;
import java.util.Arrays;

/**
 * The labelled transition system of the stored states of an exploration. Its edges are not kept
 * anywhere: they are computed again, state by state, when somebody walks over them, so that an LTS of
 * any size can be written with no memory beyond its states.
 */
public final class StoredLts implements Lts {
  private final StoredSpace space;

  /**
   * The LTS of a complete exploration.
   *
   * @throws IllegalArgumentException if states are missing between those that are stored
   */
  public StoredLts(StoredSpace space) {
    if (space.hasChains()) {
      throw new IllegalArgumentException("an LTS has an edge for each transition");
    }
    this.space = space;
  }

  @Override
  public PetriNet net() {
    return space.net();
  }

  @Override
  public int states() {
    return space.states().size();
  }

  @Override
  public long transitions() {
    return space.fired();
  }

  @Override
  public void marking(int number, int[] into) {
    space.marking(number, into);
  }

  @Override
  public void walk(Visitor visitor) throws IOException {
    Successors successors = space.successors();
    StateSet states = space.states();
    int words = states.words();
    int setWords = successors.setWords();
    long[] enabled = new long[setWords];
    long[] successor = new long[words];
    Batch batch = new Batch(words);
    for (int from = 0; from < states.size(); from++) {
      long[] chunk = Chunks.chunk(states.chunks(), from, words);
      int base = Chunks.offset(from, words);
      successors.enabled(chunk, base, enabled);
      visitor.state(from, Arrays.stream(enabled).allMatch(bits -> bits == 0));
      int[][] edges = space.edges(from);
      if (edges != null) {
        Arrays.fill(enabled, 0);
        for (int[] edge : edges) {
          enabled[edge[0] >>> 6] |= 1L << edge[0];
        }
      }
      for (int w = 0; w < setWords; w++) {
        for (long bits = enabled[w]; bits != 0; bits &= bits - 1) {
          int transition = (w << 6) + Long.numberOfTrailingZeros(bits);
          batch.clear();
          if (!successors.fire(chunk, base, transition, batch)) {
            throw new AssertionError("an expanded state overflows its layout");
          }
          batch.state(0, successor);
          visitor.edge(from, transition, states.find(successor, 0));
        }
      }
    }
  }
}
