package drop.property;

/** A question about the reachable markings of a net. */
public sealed interface Property permits Reachability, UpperBound {
  String name();
}
