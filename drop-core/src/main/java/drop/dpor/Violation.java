package drop.dpor;

/**
 * A step that violates something.
 *
 * @param actor whose step it is
 * @param what which of the actor's violations it is
 * @param trace the actors that step one after the other, the last step being the one that violates
 */
public record Violation(int actor, int what, int[] trace) {}
