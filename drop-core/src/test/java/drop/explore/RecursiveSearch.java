package drop.explore;

import drop.net.PetriNet;
import drop.reference.ReferenceStateSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Depth-first search as textbooks write it; its markings are in the order of their discovery. */
final class RecursiveSearch {
  private final PetriNet net;
  private final Set<List<Integer>> found = new LinkedHashSet<>();

  private RecursiveSearch(PetriNet net) {
    this.net = net;
  }

  static List<List<Integer>> of(PetriNet net) {
    RecursiveSearch search = new RecursiveSearch(net);
    search.visit(net.initialMarking());
    return new ArrayList<>(search.found);
  }

  private void visit(int[] marking) {
    if (found.add(Arrays.stream(marking).boxed().toList())) {
      for (int t = 0; t < net.transitionCount(); t++) {
        if (ReferenceStateSpace.enabled(net, t, marking)) {
          visit(ReferenceStateSpace.fire(net, t, marking));
        }
      }
    }
  }
}
