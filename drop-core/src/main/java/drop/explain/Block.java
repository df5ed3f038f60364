package drop.explain;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The lines of an iteration, with aligned columns. */
final class Block {
  /** So that short blocks line up with each other. */
  private static final int LEAST = 20;
  private static final int LEAST_STATE = "→ s99".length();
  /** A longer action moves the columns of its own line only. */
  private static final int MOST = 44;

  private record Line(String key, String actions, String state, String mark, String vector) {}

  private final List<Line> lines = new ArrayList<>();

  /** What happens with which actions, and where it leads. */
  void add(String key, String actions, String state, boolean isNew, String vector) {
    lines.add(new Line(key, actions, "→ " + state, isNew ? "new" : "known", vector));
  }

  /** What happens with which actions, where that leads nowhere. */
  void add(String key, String actions) {
    lines.add(new Line(key, actions, "", "", ""));
  }

  /** Writes the lines and forgets them. */
  void write(String indent, Appendable out) throws IOException {
    int width = LEAST;
    int states = LEAST_STATE;
    for (Line line : lines) {
      if (!line.state.isEmpty()) {
        width = Math.max(width, Math.min(MOST, length(line.actions)));
        states = Math.max(states, length(line.state));
      }
    }
    for (Line line : lines) {
      String text = indent + pad(line.key, 10) + pad(line.actions, width + 3);
      if (!line.state.isEmpty()) {
        text += pad(line.state, states + 2) + pad(line.mark, 7) + line.vector;
      }
      out.append(text.stripTrailing()).append('\n');
    }
    lines.clear();
  }

  /** At least one space follows, however long the text is. */
  static String pad(String text, int width) {
    return text + " ".repeat(Math.max(1, width - length(text)));
  }

  static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
