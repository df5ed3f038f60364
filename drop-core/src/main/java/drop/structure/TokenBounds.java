package drop.structure;

import drop.net.PetriNet;

/**
 * How many tokens each place can hold at most, where that is known. A known bound holds in every
 * reachable marking.
 */
public final class TokenBounds {
  private final int[] most;

  private TokenBounds(int[] most) {
    this.most = most;
  }

  /** The bounds that follow from place invariants of the net and its initial marking. */
  public static TokenBounds structural(PetriNet net) {
    int[] most = new PlaceInvariants(net).bounds();
    GrownSums.lower(net, most);
    return new TokenBounds(most);
  }

  /** Bounds found elsewhere, one for each place; a negative one says that none is known. */
  public static TokenBounds given(int... most) {
    return new TokenBounds(most.clone());
  }

  public boolean isKnown(int place) {
    return most[place] >= 0;
  }

  /** The largest number of tokens in the place, or a negative number where that is not known. */
  public int at(int place) {
    return most[place];
  }

  public int orElse(int place, int other) {
    return isKnown(place) ? most[place] : other;
  }
}
