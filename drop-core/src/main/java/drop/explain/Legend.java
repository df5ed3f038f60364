package drop.explain;

import drop.net.MarkingText;
import drop.net.PetriNet;
import java.io.IOException;
import java.util.BitSet;

/** Names states s0, s1, … in the order in which they appear, and says in the end what the names mean. */
final class Legend {
  private static final int MARK = "deadlock".length();

  private final MarkingText markingText;
  private final ShortNames transitions;
  private final MarkingNumbers states = new MarkingNumbers();
  private final BitSet deadlocks = new BitSet();
  private final BitSet used = new BitSet();

  Legend(PetriNet net, ShortNames transitions) {
    this.markingText = new MarkingText(net);
    this.transitions = transitions;
  }

  String name(int[] marking) {
    return "s" + states.of(marking);
  }

  void deadlock(int[] marking) {
    deadlocks.set(states.of(marking));
  }

  /** Notes that the short name of a transition needs an explanation, unless it is the full one. */
  void uses(int transition) {
    used.set(transition);
  }

  void write(String indent, Appendable out) throws IOException {
    out.append("## States\n\n");
    int width = ("s" + (states.size() - 1)).length() + 2;
    for (int s = 0; s < states.size(); s++) {
      String mark = s == 0 ? "initial" : "";
      if (deadlocks.get(s)) {
        mark = mark.isEmpty() ? "deadlock" : "initial deadlock";
      }
      out.append(indent).append(Block.pad("s" + s, width)).append(Block.pad(mark, MARK + 2));
      out.append(OneLine.of(markingText.of(states.get(s)))).append('\n');
    }
    int longest =
        used.stream()
            .filter(this::shortened)
            .map(t -> Block.length(transitions.of(t)))
            .max()
            .orElse(0);
    if (longest > 0) {
      out.append("\n## Actions\n\n");
      for (int t = used.nextSetBit(0); t >= 0; t = used.nextSetBit(t + 1)) {
        if (shortened(t)) {
          out.append(indent).append(Block.pad(transitions.of(t), longest + 2));
          out.append(transitions.fullName(t)).append('\n');
        }
      }
    }
  }

  private boolean shortened(int transition) {
    return !transitions.of(transition).equals(transitions.fullName(transition));
  }
}
