package drop.reference;

import drop.entity.EntityAction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Definitions 12, 13 and 16 of the DRoP thesis by trying every exchange of neighbours. */
public final class Rearrangements {
  private Rearrangements() {}

  /** All sequences that exchanges of a·b, where a does not influence b, lead to from w. */
  public static Set<List<EntityAction>> of(List<EntityAction> w) {
    Set<List<EntityAction>> found = new LinkedHashSet<>(Set.of(w));
    Deque<List<EntityAction>> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      List<EntityAction> sequence = open.remove();
      for (int i = 0; i + 1 < sequence.size(); i++) {
        if (!EntityRules.influences(sequence.get(i), sequence.get(i + 1))) {
          List<EntityAction> exchanged = new ArrayList<>(sequence);
          Collections.swap(exchanged, i, i + 1);
          if (found.add(exchanged)) {
            open.add(exchanged);
          }
        }
      }
    }
    return found;
  }

  /** What each weak prefix of w can leave of it: the ends of the rearrangements that start so. */
  public static Set<List<EntityAction>> rests(List<EntityAction> w, List<EntityAction> v) {
    Set<List<EntityAction>> rests = new LinkedHashSet<>();
    for (List<EntityAction> sequence : of(w)) {
      if (sequence.size() >= v.size() && sequence.subList(0, v.size()).equals(v)) {
        rests.add(sequence.subList(v.size(), sequence.size()));
      }
    }
    return rests;
  }

  /** All weak prefixes of w, each in all its orders. */
  public static Set<List<EntityAction>> weakPrefixes(List<EntityAction> w) {
    Set<List<EntityAction>> prefixes = new LinkedHashSet<>();
    for (List<EntityAction> sequence : of(w)) {
      for (int length = 0; length <= sequence.size(); length++) {
        prefixes.add(sequence.subList(0, length));
      }
    }
    return prefixes;
  }
}
