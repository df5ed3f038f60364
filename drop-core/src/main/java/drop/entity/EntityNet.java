package drop.entity;

import drop.net.PetriNet;
import java.util.HashSet;
import java.util.Set;

/**
 * An entity-based system as a Petri net with the same states and steps: a place for each entity, a
 * transition for each action, in their order.
 *
 * <p>An action takes what it deletes, gives what it creates, reads what it reads, and is inhibited by
 * what it forbids. It is inhibited by what it creates as well, because Definition 19 wants that to be
 * absent; so no place ever holds two tokens.
 */
public final class EntityNet {
  private EntityNet() {}

  public static PetriNet of(EntitySystem system) {
    PetriNet.Builder net = PetriNet.builder(system.name());
    Set<String> ids = new HashSet<>();
    for (int entity = 0; entity < system.entityCount(); entity++) {
      ids.add(system.entityName(entity));
      net.place(system.entityName(entity), system.initial().contains(entity) ? 1 : 0);
    }
    for (EntityAction action : system.actions()) {
      addTransition(net, net.transition(newId(action.name(), ids), action.name()), action);
    }
    return net.build();
  }

  private static void addTransition(PetriNet.Builder net, int transition, EntityAction action) {
    for (int entity : action.reads().toArray()) {
      net.read(entity, transition, 1);
    }
    for (int entity : action.forbids().toArray()) {
      net.inhibitor(entity, transition, 1);
    }
    for (int entity : action.deletes().toArray()) {
      net.input(entity, transition, 1);
    }
    for (int entity : action.creates().toArray()) {
      net.inhibitor(entity, transition, 1);
      net.output(transition, entity, 1);
    }
  }

  /** An action may have the name of an entity, but the ids of a net are unique. */
  private static String newId(String name, Set<String> ids) {
    String id = name;
    for (int n = 2; !ids.add(id); n++) {
      id = name + "_" + n;
    }
    return id;
  }
}
