package drop.net;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a user may have meant by a misspelt name: the known one at the smallest edit distance. */
public final class NearestName {
  private NearestName() {}

  /** The nearest name, unless even that one differs in more than a third of its letters. */
  public static Optional<String> to(String typed, List<String> names) {
    String lower = typed.toLowerCase(Locale.ROOT);
    return names.stream()
        .filter(name -> Math.abs(name.length() - lower.length()) <= allowed(name))
        .filter(name -> distance(lower, name.toLowerCase(Locale.ROOT)) <= allowed(name))
        .min(Comparator.comparingInt(name -> distance(lower, name.toLowerCase(Locale.ROOT))));
  }

  private static int allowed(String name) {
    return Math.max(1, name.length() / 3);
  }

  /**
   * Levenshtein's distance: insertions, deletions and replacements that turn one into the other.
   */
  private static int distance(String from, String to) {
    int[] above = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int[] row = new int[to.length() + 1];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int replace = above[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replace, 1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[to.length()];
  }
}
