package drop.family;

/**
 * A whole-number parameter of a family.
 *
 * @param max the largest value that is built; it keeps the net at about a million nodes at most
 * @param meaning what the parameter counts, in a few words
 */
public record Parameter(String name, int defaultValue, int min, int max, String meaning) {
  public Parameter {
    if (min > defaultValue || defaultValue > max) {
      throw new IllegalArgumentException(
          "parameter " + name + ": default " + defaultValue + " is not in " + min + ".." + max);
    }
  }

  boolean allows(int value) {
    return min <= value && value <= max;
  }
}
