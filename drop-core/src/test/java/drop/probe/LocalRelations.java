package drop.probe;

import drop.net.PetriNet;
import drop.reference.ReferenceStateSpace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The local symbolic relations of the thesis, Definitions 46 and 47, to the letter but for one. */
final class LocalRelations {
  private final PetriNet net;

  LocalRelations(PetriNet net) {
    this.net = net;
  }

  /** Definition 46: a ▷ b, and b is not enabled in s. */
  boolean stimulates(int a, int b, int[] s) {
    return NetRelations.stimulates(net, a, b) && !ReferenceStateSpace.enabled(net, b, s);
  }

  /**
   * Definition 47 with ∃p where ∀p is printed: a ◀ b, and after a some place holds too little for b.
   * That an action disables itself is Definition 10.
   */
  boolean disables(int a, int b, int[] s) {
    return a == b
        || NetRelations.disables(net, a, b)
            && IntStream.range(0, net.placeCount()).anyMatch(p -> lacks(a, b, s, p));
  }

  /** Definition 47 as printed. */
  boolean disablesAsPrinted(int a, int b, int[] s) {
    return NetRelations.disables(net, a, b)
        && IntStream.range(0, net.placeCount()).allMatch(p -> lacks(a, b, s, p));
  }

  private boolean lacks(int a, int b, int[] s, int p) {
    return s[p] - NetRelations.deletes(net, a, p)
        < NetRelations.reads(net, b, p) + NetRelations.deletes(net, b, p);
  }

  boolean influences(int a, int b, int[] s) {
    return stimulates(a, b, s) || disables(b, a, s);
  }

  /** The states before the events of a run. */
  List<int[]> states(List<Integer> run) {
    List<int[]> states = new ArrayList<>();
    int[] state = net.initialMarking();
    for (int t : run) {
      if (!ReferenceStateSpace.enabled(net, t, state)) {
        throw new IllegalArgumentException(run + " cannot be run");
      }
      states.add(state);
      state = ReferenceStateSpace.fire(net, t, state);
    }
    return states;
  }

  /** The prime cause of an action in a run, each pair of events judged in the state of the first. */
  BitSet primeCause(int a, List<Integer> run) {
    List<int[]> states = states(run);
    BitSet cause = new BitSet();
    for (int i = run.size() - 1; i >= 0; i--) {
      int t = run.get(i);
      int[] s = states.get(i);
      if (influences(t, a, s)
          || cause.stream().anyMatch(later -> influences(t, run.get(later), s))) {
        cause.set(i);
      }
    }
    return cause;
  }

  /** All that exchanges of neighbours lead to, each in the state that it really happens in. */
  Set<List<Integer>> rearrangements(List<Integer> run) {
    Set<List<Integer>> found = new LinkedHashSet<>(Set.of(run));
    Deque<List<Integer>> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      List<Integer> sequence = open.remove();
      List<int[]> states = states(sequence);
      for (int i = 0; i + 1 < sequence.size(); i++) {
        if (!influences(sequence.get(i), sequence.get(i + 1), states.get(i))) {
          List<Integer> exchanged = new ArrayList<>(sequence);
          Collections.swap(exchanged, i, i + 1);
          if (found.add(exchanged)) {
            open.add(exchanged);
          }
        }
      }
    }
    return found;
  }
}
