package drop.reduce.check;

/** Which pairs of different transitions are claimed to be independent. */
@FunctionalInterface
public interface Independence {
  boolean independent(int t, int u);
}
