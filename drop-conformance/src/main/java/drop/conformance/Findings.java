package drop.conformance;

import java.util.ArrayList;
import java.util.List;

/** What is wrong with a document, in the order in which it was found, up to a limit. */
final class Findings {
  private static final int LIMIT = 100;

  private final String source;
  private final List<String> lines = new ArrayList<>();
  private int more;

  Findings(String source) {
    this.source = source;
  }

  void add(String finding) {
    append(source + ": " + finding);
  }

  void add(int line, int column, String finding) {
    append(source + ":" + line + ":" + column + ": " + finding);
  }

  List<String> lines() {
    List<String> all = new ArrayList<>(lines);
    if (more > 0) {
      all.add(source + ": and " + more + " more findings");
    }
    return List.copyOf(all);
  }

  private void append(String line) {
    if (lines.size() < LIMIT) {
      lines.add(line.replaceAll("\\p{Cntrl}+", " "));
    } else {
      more++;
    }
  }
}
