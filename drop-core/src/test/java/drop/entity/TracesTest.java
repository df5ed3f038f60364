package drop.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.reference.EntityRules;
import drop.reference.RandomEntitySystems;
import drop.reference.Rearrangements;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The operations on traces against exchanges of neighbours, one by one. */
class TracesTest {
  private static final int LENGTH = 5;
  private static final int SEEDS = 800;

  @Test
  void aTraceIsEnabledAsFarAsItsActionsAre() {
    int enabled = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      EntitySystem system = RandomEntitySystems.system(seed);
      List<EntityAction> w = RandomEntitySystems.sequence(system, (int) seed % 4, seed);
      Set<Integer> state = EntityRules.set(system.initial());
      boolean runs = true;
      for (EntityAction action : w) {
        runs = runs && EntityRules.enabled(state, action);
        state = EntityRules.after(state, action);
      }
      assertThat(Traces.enabled(system.initial(), w)).isEqualTo(runs);
      if (runs) {
        assertThat(EntityRules.set(Traces.after(system.initial(), w))).isEqualTo(state);
        enabled += w.size();
      } else {
        assertThatThrownBy(() -> Traces.after(system.initial(), w))
            .isInstanceOf(IllegalArgumentException.class);
      }
    }
    assertThat(enabled).isGreaterThan(100);
  }

  /** On any sequences, also those that no state enables and where direction counts. */
  @Test
  void weakPrefixesAreWhatRearrangementsStartWith() {
    int prefixes = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      EntitySystem system = RandomEntitySystems.system(seed);
      List<EntityAction> w = RandomEntitySystems.sequence(system, LENGTH, seed);
      List<EntityAction> v = shuffled(w, new SplittableRandom(seed));
      List<EntityAction> start = v.subList(0, v.isEmpty() ? 0 : (int) (seed % v.size()));
      Set<List<EntityAction>> rests = Rearrangements.rests(w, start);
      assertThat(Traces.equivalent(v, w)).isEqualTo(Rearrangements.of(w).contains(v));
      assertThat(Traces.isWeakPrefix(start, w)).isEqualTo(!rests.isEmpty());
      if (!rests.isEmpty()) {
        assertThat(rests).contains(Traces.difference(w, start));
        prefixes += start.isEmpty() ? 0 : 1;
      }
    }
    assertThat(prefixes).isBetween(SEEDS / 10, 9 * SEEDS / 10);
  }

  @Test
  void everyWeakPrefixIsFoundAndLeavesTheRestInItsOrder() {
    for (long seed = 0; seed < SEEDS / 4; seed++) {
      EntitySystem system = RandomEntitySystems.system(seed);
      List<EntityAction> w = RandomEntitySystems.sequence(system, LENGTH, seed);
      for (List<EntityAction> v : Rearrangements.weakPrefixes(w)) {
        assertThat(Traces.isWeakPrefix(v, w)).isTrue();
        List<EntityAction> rest = Traces.difference(w, v);
        assertThat(Rearrangements.rests(w, v)).contains(rest);
        assertThat(isSubsequence(rest, w)).isTrue();
      }
    }
  }

  @Test
  void whatIsNoWeakPrefixCannotBeTakenAway() {
    EntitySystem system =
        EntitySystem.builder("s")
            .entities("x", "y")
            .action("make")
            .creates("x")
            .action("take")
            .deletes("x")
            .action("other")
            .creates("y")
            .build();
    EntityAction make = system.actions().get(0);
    EntityAction take = system.actions().get(1);
    EntityAction other = system.actions().get(2);
    assertThat(Traces.difference(List.of(make, other, take), List.of(other)))
        .containsExactly(make, take);
    assertThatThrownBy(() -> Traces.difference(List.of(make, take), List.of(take)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("[take] is no weak prefix of [make, take]");
    assertThat(Traces.isWeakPrefix(List.of(make, make), List.of(make))).isFalse();
    assertThat(Traces.isWeakPrefix(List.of(other), List.of(make))).isFalse();
    assertThat(Traces.equivalent(List.of(make), List.of(make, other))).isFalse();
  }

  /** On runs exchanges can be taken back, and lead to the same state. */
  @Test
  void onRunsEquivalenceIsAnEquivalence() {
    int others = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      EntitySystem system = RandomEntitySystems.system(seed);
      List<EntityAction> w = RandomEntitySystems.run(system, LENGTH, seed);
      Set<List<EntityAction>> rearrangements = Rearrangements.of(w);
      for (List<EntityAction> v : rearrangements) {
        assertThat(Traces.equivalent(v, w)).isTrue();
        assertThat(Traces.equivalent(w, v)).isTrue();
        assertThat(Traces.enabled(system.initial(), v)).isTrue();
        assertThat(Traces.after(system.initial(), v))
            .isEqualTo(Traces.after(system.initial(), w));
      }
      others += rearrangements.size() - 1;
    }
    assertThat(others).isGreaterThan(1000);
  }

  /** Definition 17 as it stands: nothing in the rest influences a, and no weak prefix does less. */
  @Test
  void thePrimeCauseIsTheSmallestPrefixWhoseRestDoesNotMatter() {
    int proper = 0;
    for (long seed = 0; seed < SEEDS / 4; seed++) {
      EntitySystem system = RandomEntitySystems.system(seed);
      List<EntityAction> w = RandomEntitySystems.run(system, LENGTH, seed);
      Set<List<EntityAction>> prefixes = Rearrangements.weakPrefixes(w);
      for (EntityAction a : system.actions()) {
        List<EntityAction> cause = Traces.primeCause(a, w);
        assertThat(Traces.difference(w, cause)).noneMatch(b -> EntityRules.influences(b, a));
        assertThat(isSubsequence(cause, w)).isTrue();
        for (List<EntityAction> v : prefixes) {
          if (Traces.difference(w, v).stream().noneMatch(b -> EntityRules.influences(b, a))) {
            assertThat(Rearrangements.rests(v, cause)).isNotEmpty();
          }
        }
        proper += cause.isEmpty() || cause.size() == w.size() ? 0 : 1;
      }
    }
    assertThat(proper).isGreaterThan(300);
  }

  /** On any sequence the prime cause is the closure of what influences a: no position can go. */
  @Test
  void thePrimeCauseOfAnySequenceHasNothingToSpare() {
    for (long seed = 0; seed < SEEDS; seed++) {
      EntitySystem system = RandomEntitySystems.system(seed);
      List<EntityAction> w = RandomEntitySystems.sequence(system, LENGTH, seed);
      for (EntityAction a : system.actions()) {
        List<EntityAction> cause = Traces.primeCause(a, w);
        assertThat(Rearrangements.rests(w, cause)).isNotEmpty();
        assertThat(Traces.difference(w, cause)).noneMatch(b -> EntityRules.influences(b, a));
        for (int i = 0; i < cause.size(); i++) {
          EntityAction last = cause.get(i);
          List<EntityAction> later = cause.subList(i + 1, cause.size());
          assertThat(
                  EntityRules.influences(last, a)
                      || later.stream().anyMatch(b -> EntityRules.influences(last, b)))
              .isTrue();
        }
      }
    }
  }

  private static boolean isSubsequence(List<EntityAction> part, List<EntityAction> whole) {
    int found = 0;
    for (EntityAction action : whole) {
      found += found < part.size() && part.get(found).equals(action) ? 1 : 0;
    }
    return found == part.size();
  }

  private static List<EntityAction> shuffled(List<EntityAction> w, SplittableRandom random) {
    List<EntityAction> v = new ArrayList<>(w);
    // A few exchanges of neighbours: of a wild permutation hardly any is a rearrangement.
    for (int k = random.nextInt(4); k > 0 && v.size() > 1; k--) {
      int i = random.nextInt(v.size() - 1);
      v.add(i, v.remove(i + 1));
    }
    return v;
  }
}
