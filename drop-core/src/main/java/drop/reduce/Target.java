package drop.reduce;

/** The markings that a search looks for. */
public interface Target {
  /**
   * Whether no marking is looked for among those that differ from this one only in that places which
   * have grown hold any larger number of tokens, places which have shrunk any smaller one, and places
   * which have done both any number. In doubt it says no.
   */
  boolean excluded(int[] marking, boolean[] grown, boolean[] shrunk);
}
