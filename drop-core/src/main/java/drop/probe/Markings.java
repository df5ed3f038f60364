package drop.probe;

import drop.explore.Stopped;
import drop.state.MemoryBudget;
import java.util.Arrays;

/** The markings that an exploration has met, numbered. */
final class Markings {
  private final CodeTable table;
  private final Code code = new Code();

  Markings(MemoryBudget budget) {
    this.table = new CodeTable(budget);
  }

  int size() {
    return table.size();
  }

  int number(int[] marking) throws Stopped {
    encode(marking);
    int number = table.add(code);
    return number < 0 ? ~number : number;
  }

  /** The number of a marking, or a negative number where it is not there. */
  int find(int[] marking) {
    encode(marking);
    return table.find(code);
  }

  void get(int number, int[] into) {
    table.get(number, code);
    Arrays.fill(into, 0);
    int p = -1;
    while (!code.atEnd()) {
      int head = code.take();
      p += (head >>> 1) + 1;
      into[p] = (head & 1) == 0 ? 1 : code.take();
    }
  }

  /** Only marked places: the distance to the one before, and the tokens where they are several. */
  private void encode(int[] marking) {
    code.clear();
    int before = -1;
    for (int p = 0; p < marking.length; p++) {
      if (marking[p] > 0) {
        int distance = p - before - 1;
        before = p;
        if (marking[p] == 1) {
          code.put(distance << 1);
        } else {
          code.put(distance << 1 | 1);
          code.put(marking[p]);
        }
      }
    }
  }
}
