package drop.net;

import java.util.List;

/** Writes markings for people: marked places only, counts where they are not 1. */
public final class MarkingText {
  private final List<String> labels;

  public MarkingText(PetriNet net) {
    this.labels = net.placeLabels();
  }

  /** For instance {@code fork_1 2*cash}; a marking without tokens is {@code (empty)}. */
  public String of(int[] marking) {
    StringBuilder text = new StringBuilder();
    for (int p = 0; p < marking.length; p++) {
      if (marking[p] > 0) {
        text.append(text.isEmpty() ? "" : " ");
        if (marking[p] > 1) {
          text.append(marking[p]).append('*');
        }
        text.append(labels.get(p));
      }
    }
    return text.isEmpty() ? "(empty)" : text.toString();
  }
}
