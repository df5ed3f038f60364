package drop.trace;

import drop.net.PetriNet;
import drop.property.QuotedName;
import java.util.List;

/** What a step does to the marking, for people: {@code -fork_1 -2*cash +has_fork}. */
final class MarkingChange {
  private final List<String> labels;

  MarkingChange(PetriNet net) {
    this.labels = net.placeLabels();
  }

  String of(int[] before, int[] after) {
    StringBuilder text = new StringBuilder();
    append(text, before, after, '-');
    append(text, after, before, '+');
    return text.isEmpty() ? "no change" : text.toString();
  }

  /** Of the places that hold more in the first marking, how much more. */
  private void append(StringBuilder text, int[] more, int[] less, char sign) {
    for (int p = 0; p < more.length; p++) {
      long difference = (long) more[p] - less[p];
      if (difference > 0) {
        text.append(text.isEmpty() ? "" : " ").append(sign);
        text.append(difference == 1 ? "" : difference + "*");
        text.append(QuotedName.of(labels.get(p)));
      }
    }
  }
}
