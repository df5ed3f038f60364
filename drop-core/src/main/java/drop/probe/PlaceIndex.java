package drop.probe;

/** For each place the transitions that touch it in some way, in their order. */
final class PlaceIndex {
  private final int[] first;
  private final int[] transition;

  private PlaceIndex(int[] first, int[] transition) {
    this.first = first;
    this.transition = transition;
  }

  int first(int place) {
    return first[place];
  }

  int transition(int entry) {
    return transition[entry];
  }

  /** Turns lists of places by transition into lists of transitions by place. */
  static PlaceIndex of(int places, int[] firstOfTransition, int[] placeOfEntry, boolean[] kept) {
    int[] first = new int[places + 1];
    for (int i = 0; i < placeOfEntry.length; i++) {
      if (kept[i]) {
        first[placeOfEntry[i] + 1]++;
      }
    }
    for (int p = 0; p < places; p++) {
      first[p + 1] += first[p];
    }
    int[] at = first.clone();
    int[] transition = new int[first[places]];
    for (int t = 0; t + 1 < firstOfTransition.length; t++) {
      for (int i = firstOfTransition[t]; i < firstOfTransition[t + 1]; i++) {
        if (kept[i]) {
          transition[at[placeOfEntry[i]]++] = t;
        }
      }
    }
    return new PlaceIndex(first, transition);
  }
}
