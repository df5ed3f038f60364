package drop.property;

/**
 * What a search found about a property.
 *
 * @param bound of an upper bound the largest value found, which is the bound where the verdict is that
 *     it holds; 0 otherwise
 * @param witness the number of the stored state that decides it, or that has the largest value; or
 *     {@link #NO_STATE}
 */
public record Answer(Property property, Verdict verdict, long bound, int witness) {
  public static final int NO_STATE = -1;
}
