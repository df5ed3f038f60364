package drop.property;

/** What is known of a property. */
public enum Verdict {
  HOLDS,
  VIOLATED,
  UNKNOWN
}
