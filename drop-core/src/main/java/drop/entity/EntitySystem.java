package drop.entity;

import drop.entity.EntityAction.Role;
import drop.text.WrittenName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;

/**
 * An entity-based transition system (Definition 19 of the DRoP thesis) given by its initial state
 * and its actions. A state is a set of entities and nothing else; entities and actions are numbered
 * in the order in which they were declared. Two entities never have the same name, nor have two
 * actions; an entity and an action may.
 */
public final class EntitySystem {
  private final String name;
  private final List<String> entityNames;
  private final EntitySet initial;
  private final List<EntityAction> actions;

  private EntitySystem(Builder builder) {
    this.name = builder.name;
    this.entityNames = List.copyOf(builder.entityNames);
    this.initial = EntitySet.of(builder.initial.toArray());
    this.actions = List.copyOf(builder.actions);
  }

  /** A builder of a system without entities and actions. */
  public static Builder builder(String name) {
    return new Builder(name);
  }

  public String name() {
    return name;
  }

  public int entityCount() {
    return entityNames.size();
  }

  public String entityName(int entity) {
    return entityNames.get(entity);
  }

  public EntitySet initial() {
    return initial;
  }

  public List<EntityAction> actions() {
    return actions;
  }

  /** The action of this name; looks through all of them. */
  public Optional<EntityAction> action(String actionName) {
    return actions.stream().filter(a -> a.name().equals(actionName)).findFirst();
  }

  /** Same names, initial state and actions; the order of entities and actions counts. */
  @Override
  public boolean equals(Object other) {
    return other instanceof EntitySystem that
        && name.equals(that.name)
        && entityNames.equals(that.entityNames)
        && initial.equals(that.initial)
        && actions.equals(that.actions);
  }

  @Override
  public int hashCode() {
    return 31 * entityNames.hashCode() + actions.hashCode();
  }

  @Override
  public String toString() {
    return "%s (%d entities, %d actions)".formatted(name, entityCount(), actions.size());
  }

  /**
   * Builds a system from names. Entities are declared before they are used: a misspelt one would
   * otherwise be one more entity, and its action dead. Whatever contradicts itself is refused by an
   * {@link IllegalArgumentException} that says why.
   */
  public static final class Builder {
    private final String name;
    private final List<String> entityNames = new ArrayList<>();
    private final Map<String, Integer> entityNumbers = new HashMap<>();
    private final IntHashSet initial = new IntHashSet();
    private final List<EntityAction> actions = new ArrayList<>();
    private final Set<String> actionNames = new HashSet<>();
    private String actionName;
    private Map<Integer, Role> roles = new HashMap<>();

    private Builder(String name) {
      WrittenName.check(name);
      this.name = name;
    }

    public Builder entities(String... names) {
      for (String entity : names) {
        WrittenName.check(entity);
        if (entityNumbers.putIfAbsent(entity, entityNames.size()) != null) {
          throw refusal("entity %s is declared already", entity);
        }
        entityNames.add(entity);
      }
      return this;
    }

    /** Adds entities to the initial state. */
    public Builder initial(String... entities) {
      for (String entity : entities) {
        if (!initial.add(number(entity))) {
          throw refusal("entity %s is in the initial state already", entity);
        }
      }
      return this;
    }

    /** Starts an action; what it reads, forbids, deletes and creates is said next. */
    public Builder action(String newName) {
      WrittenName.check(newName);
      if (!actionNames.add(newName)) {
        throw refusal("there is an action %s already", newName);
      }
      finishAction();
      actionName = newName;
      return this;
    }

    public Builder reads(String... entities) {
      return uses(Role.READS, entities);
    }

    public Builder forbids(String... entities) {
      return uses(Role.FORBIDS, entities);
    }

    public Builder deletes(String... entities) {
      return uses(Role.DELETES, entities);
    }

    public Builder creates(String... entities) {
      return uses(Role.CREATES, entities);
    }

    /** Says what entities are to the action that was started last. */
    public Builder uses(Role role, String... entities) {
      if (actionName == null) {
        throw new IllegalStateException("there is no action yet that " + role.word() + " entities");
      }
      for (String entity : entities) {
        Role before = roles.putIfAbsent(number(entity), role);
        if (before == role) {
          throw refusal("the action " + role.word() + " %s already", entity);
        } else if (before != null) {
          throw refusal(
              "the action %s %%s already, so it cannot be what it %s: these sets are disjoint"
                  .formatted(before.word(), role.word()),
              entity);
        }
      }
      return this;
    }

    public EntitySystem build() {
      finishAction();
      return new EntitySystem(this);
    }

    private void finishAction() {
      if (actionName != null) {
        actions.add(
            new EntityAction(
                actionName,
                entities(Role.READS),
                entities(Role.FORBIDS),
                entities(Role.DELETES),
                entities(Role.CREATES)));
        actionName = null;
        // A new one: clearing takes the time that the largest action so far took.
        roles = new HashMap<>();
      }
    }

    private EntitySet entities(Role role) {
      return EntitySet.of(
          roles.keySet().stream().filter(e -> roles.get(e) == role).mapToInt(e -> e).toArray());
    }

    private int number(String entity) {
      Integer number = entityNumbers.get(entity);
      if (number == null) {
        throw refusal("there is no entity %s; entities are declared before they are used", entity);
      }
      return number;
    }

    private static IllegalArgumentException refusal(String reason, String name) {
      return new IllegalArgumentException(reason.formatted(WrittenName.quote(name)));
    }
  }
}
