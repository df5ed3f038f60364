package drop.lang;

import static drop.dpor.ActorSystem.MODE_BITS;
import static drop.dpor.ActorSystem.READ;
import static drop.dpor.ActorSystem.UPDATE;
import static drop.dpor.ActorSystem.WRITE;

import drop.lang.Term.Applied;
import drop.lang.Term.Cell;
import drop.lang.Term.Indexed;
import drop.lang.Term.Joined;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Collects what a statement reads and writes. An element that shared variables tell is any element
 * of its array: were it the one that the index tells now, an independent step could make a
 * dependency vanish (Definition 3.2(7) of Source Sets does not hold then).
 */
final class FootprintPlan {
  /** An access to an element that the thread's own variables tell. */
  record Dynamic(int mode, int base, int size, Term index) {}

  private final Map<Integer, Integer> fixed = new TreeMap<>();
  private final List<Dynamic> dynamic = new ArrayList<>();

  /** The mode of an access to a location that is accessed in both modes. */
  static int join(int mode, int other) {
    return mode == other ? mode : WRITE;
  }

  void add(int location, int mode) {
    fixed.merge(location, mode, FootprintPlan::join);
  }

  void addElement(int mode, int base, int size, Term index) {
    if (index.shared()) {
      for (int i = 0; i < size; i++) {
        add(base + i, mode);
      }
    } else {
      dynamic.add(new Dynamic(mode, base, size, index));
    }
  }

  /** What computing the value of a term reads. */
  void reads(Term term) {
    if (term instanceof Cell || term instanceof Indexed) {
      accesses(term, READ);
    } else if (term instanceof Applied applied) {
      reads(applied.operand());
    } else if (term instanceof Joined joined) {
      reads(joined.left());
      reads(joined.right());
    }
  }

  void writes(Term place) {
    accesses(place, WRITE);
  }

  void updates(Term place) {
    accesses(place, UPDATE);
  }

  private void accesses(Term place, int mode) {
    if (place instanceof Cell cell && cell.shared()) {
      add(cell.address(), mode);
    } else if (place instanceof Indexed indexed) {
      reads(indexed.index());
      if (indexed.array().shared()) {
        addElement(mode, indexed.array().address(), indexed.array().size(), indexed.index());
      }
    }
  }

  List<Dynamic> dynamic() {
    return dynamic;
  }

  /** The accesses that are the same in every state, as a footprint lists them. */
  int[] fixed() {
    return fixed.entrySet().stream()
        .mapToInt(access -> access.getKey() << MODE_BITS | access.getValue())
        .toArray();
  }
}
