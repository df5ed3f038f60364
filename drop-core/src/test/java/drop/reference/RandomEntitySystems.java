package drop.reference;

import drop.entity.EntityAction;
import drop.entity.EntityAction.Role;
import drop.entity.EntitySystem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Small random entity-based systems and traces. The same seed gives the same ones; among the actions
 * are some that change nothing and some that nothing ever enables.
 */
public final class RandomEntitySystems {
  private RandomEntitySystems() {}

  public static EntitySystem system(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int entities = 1 + random.nextInt(9);
    int actions = random.nextInt(10);
    EntitySystem.Builder system = EntitySystem.builder("random" + seed);
    boolean[] present = new boolean[entities];
    for (int e = 0; e < entities; e++) {
      system.entities("e" + e);
      present[e] = random.nextBoolean();
      if (present[e]) {
        system.initial("e" + e);
      }
    }
    for (int a = 0; a < actions; a++) {
      system.action("a" + a);
      boolean back = random.nextInt(3) == 0;
      Set<Integer> touched = new HashSet<>();
      for (int k = random.nextInt(5); k > 0; k--) {
        int entity = random.nextInt(entities);
        if (touched.add(entity)) {
          // Most actions fit the initial state or what others make of it: anything goes nowhere.
          boolean wanted = present[entity] ^ back ^ random.nextInt(8) == 0;
          boolean changes = random.nextInt(3) > 0;
          Role role =
              wanted
                  ? changes ? Role.DELETES : Role.READS
                  : changes ? Role.CREATES : Role.FORBIDS;
          system.uses(role, "e" + entity);
        }
      }
    }
    return system.build();
  }

  /** Any sequence of the system's actions, most of which no state enables. */
  public static List<EntityAction> sequence(EntitySystem system, int length, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<EntityAction> sequence = new ArrayList<>();
    while (sequence.size() < length && !system.actions().isEmpty()) {
      sequence.add(system.actions().get(random.nextInt(system.actions().size())));
    }
    return sequence;
  }

  /** A run from the initial state, shorter where it ends in a deadlock. */
  public static List<EntityAction> run(EntitySystem system, int length, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<EntityAction> run = new ArrayList<>();
    var state = EntityRules.set(system.initial());
    while (run.size() < length) {
      var now = state;
      var enabled = system.actions().stream().filter(a -> EntityRules.enabled(now, a)).toList();
      if (enabled.isEmpty()) {
        break;
      }
      EntityAction next = enabled.get(random.nextInt(enabled.size()));
      run.add(next);
      state = EntityRules.after(state, next);
    }
    return run;
  }
}
