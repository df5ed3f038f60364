package drop.explore;

/** Shows the stored states to an observer, if there is one, each once and in their order. */
final class Observing {
  private final StoredSpace space;
  private final StateObserver observer;
  private final int[] marking;
  private int shown;

  Observing(StoredSpace space, StateObserver observer) {
    this.space = space;
    this.observer = observer;
    this.marking = new int[space.net().placeCount()];
  }

  /** Shows the states below this number that have not been shown. */
  void upTo(int number) throws Stopped {
    if (observer == null) {
      return;
    }
    while (shown < number) {
      space.marking(shown, marking);
      if (observer.state(shown++, marking)) {
        throw Stopped.enough();
      }
    }
  }
}
