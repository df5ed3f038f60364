package drop.entity;

import java.util.Locale;

/**
 * An entity-based action and its relations to others, after Definitions 18 to 21, 11 and 38 of the
 * DRoP thesis.
 *
 * <p>The four sets are disjoint. An action is enabled where everything that it reads or deletes is
 * present and everything that it forbids or creates is absent.
 *
 * @param reads R, what must be present and stays
 * @param forbids N, what must be absent and stays so
 * @param deletes D, what must be present and is taken away
 * @param creates C, what must be absent and is added
 */
public record EntityAction(
    String name, EntitySet reads, EntitySet forbids, EntitySet deletes, EntitySet creates) {

  /** What an entity is to an action: the names of the four sets. */
  public enum Role {
    READS,
    FORBIDS,
    DELETES,
    CREATES;

    /** The word for it, as in {@code glf1 deletes fork1}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public EntityAction {
    EntitySet[] sets = {reads, forbids, deletes, creates};
    for (Role one : Role.values()) {
      for (Role other : Role.values()) {
        if (one.compareTo(other) < 0 && sets[one.ordinal()].intersects(sets[other.ordinal()])) {
          throw new IllegalArgumentException(
              "action %s %s and %s the same entity; the four sets are disjoint"
                  .formatted(name, one.word(), other.word()));
        }
      }
    }
  }

  public EntitySet entities(Role role) {
    return switch (role) {
      case READS -> reads;
      case FORBIDS -> forbids;
      case DELETES -> deletes;
      case CREATES -> creates;
    };
  }

  public boolean enabledIn(EntitySet state) {
    return state.containsAll(reads)
        && state.containsAll(deletes)
        && !state.intersects(forbids)
        && !state.intersects(creates);
  }

  /**
   * The state after this action.
   *
   * @throws IllegalArgumentException where it is not enabled, for then there is no such state
   */
  public EntitySet after(EntitySet state) {
    if (!enabledIn(state)) {
      throw new IllegalArgumentException(name + " is not enabled in " + state);
    }
    return state.minus(deletes).plus(creates);
  }

  /** ▷, Definition 20: this action fulfils a part of the other's condition. */
  public boolean stimulates(EntityAction other) {
    return creates.intersects(other.reads)
        || creates.intersects(other.deletes)
        || deletes.intersects(other.creates)
        || deletes.intersects(other.forbids);
  }

  /**
   * ◀, Definition 21: this action violates a part of the other's condition. By Definition 10 each
   * action disables itself, also one that changes nothing and of which Definition 21 would say no.
   */
  public boolean disables(EntityAction other) {
    return deletes.intersects(other.reads)
        || deletes.intersects(other.deletes)
        || creates.intersects(other.creates)
        || creates.intersects(other.forbids)
        || equals(other);
  }

  /**
   * ⇝, Definition 11: where this action comes right before the other, the two cannot be exchanged.
   * It is not symmetric: one that reads influences one that deletes, not the other way round.
   */
  public boolean influences(EntityAction other) {
    return stimulates(other) || other.disables(this);
  }

  /** Definition 38: one of the two undoes a part of what the other does. */
  public boolean reverses(EntityAction other) {
    return creates.intersects(other.deletes) || deletes.intersects(other.creates);
  }
}
