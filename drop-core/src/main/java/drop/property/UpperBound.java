package drop.property;

/** The largest value that the sum takes in a reachable marking. */
public record UpperBound(String name, Sum sum) implements Property {}
