package drop.property;

/** The markings that differ from one in places which have grown or shrunk by any number of tokens. */
final class ChangedMarking implements Hull {
  private int[] marking;
  private boolean[] grown;
  private boolean[] shrunk;

  /** Makes this the set of another marking and other places, without copying them. */
  ChangedMarking set(int[] from, boolean[] mayGrow, boolean[] mayShrink) {
    marking = from;
    grown = mayGrow;
    shrunk = mayShrink;
    return this;
  }

  @Override
  public int least(int place) {
    return shrunk[place] ? 0 : marking[place];
  }

  @Override
  public long most(int place) {
    return grown[place] ? UNLIMITED : marking[place];
  }
}
