package drop.explore;

import drop.net.PetriNet;
import drop.state.Chunks;
import drop.state.Layout;
import java.util.List;
import org.eclipse.collections.api.list.primitive.IntList;

/** The states that an exploration has stored, packed and numbered. */
public interface StateSpace {
  /** The states numbered from {@code from} up to but not including {@code to}. */
  record Range(int from, int to) {}

  PetriNet net();

  Layout layout();

  /** The memory that the states lie in, see {@link Chunks}. */
  long[][] chunks();

  /** The numbers in use. */
  List<Range> ranges();

  /** The transitions fired so far. */
  long fired();

  /** The numbers of the states in which no transition was enabled. */
  IntList deadlocks();

  /** Whether the search goes on where the net is seen to be unbounded. */
  default boolean goesBeyondBounds() {
    return false;
  }

  default long size() {
    return ranges().stream().mapToLong(range -> range.to - range.from).sum();
  }

  /** The marking of a state, in an array that the caller provides. */
  default void marking(int number, int[] into) {
    int words = layout().words();
    layout().decode(Chunks.chunk(chunks(), number, words), Chunks.offset(number, words), into);
  }
}
