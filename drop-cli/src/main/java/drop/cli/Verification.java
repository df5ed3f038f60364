package drop.cli;

import drop.net.MarkingText;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Compares the deadlocks of a reduced exploration with those of the full one, as sets. */
final class Verification {
  private final Set<List<Integer>> missed = new HashSet<>();
  private final Set<List<Integer>> invented = new HashSet<>();

  Verification(Findings reduced, Findings full) {
    full.forEachDeadlock(marking -> missed.add(list(marking)));
    reduced.forEachDeadlock(
        marking -> {
          List<Integer> found = list(marking);
          if (!missed.remove(found)) {
            invented.add(found);
          }
        });
  }

  private static List<Integer> list(int[] marking) {
    return Arrays.stream(marking).boxed().toList();
  }

  boolean holds() {
    return missed.isEmpty() && invented.isEmpty();
  }

  /** One line on what is different, with one marking of each kind; the same one each time. */
  String difference(MarkingText text) {
    StringBuilder line = new StringBuilder();
    describe(line, missed, "missed", text);
    describe(line, invented, "invented", text);
    return line.toString();
  }

  private static void describe(
      StringBuilder line, Set<List<Integer>> markings, String what, MarkingText text) {
    if (markings.isEmpty()) {
      return;
    }
    TreeSet<String> texts = new TreeSet<>();
    for (List<Integer> marking : markings) {
      texts.add(text.of(marking.stream().mapToInt(Integer::intValue).toArray()));
    }
    line.append(line.isEmpty() ? "" : "; ")
        .append("%d deadlocks %s, e.g. %s".formatted(markings.size(), what, texts.first()));
  }
}
