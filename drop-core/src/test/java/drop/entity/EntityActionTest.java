package drop.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.entity.EntityAction.Role;
import drop.reference.EntityRules;
import drop.reference.RandomEntitySystems;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntityActionTest {
  private static final int X = 0;

  /** Each pair of things that two actions can do to one entity, in this order. */
  @ParameterizedTest
  @CsvSource({
    "READS,   READS,   -,           -,        -",
    "READS,   FORBIDS, -,           -,        -",
    "READS,   DELETES, -,           -,        -",
    "READS,   CREATES, -,           -,        -",
    "FORBIDS, FORBIDS, -,           -,        -",
    "FORBIDS, DELETES, -,           -,        -",
    "FORBIDS, CREATES, -,           -,        -",
    "DELETES, READS,   -,           disables, -",
    "DELETES, FORBIDS, stimulates,  -,        -",
    "DELETES, DELETES, -,           disables, -",
    "DELETES, CREATES, stimulates,  -,        reverses",
    "CREATES, READS,   stimulates,  -,        -",
    "CREATES, FORBIDS, -,           disables, -",
    "CREATES, DELETES, stimulates,  -,        reverses",
    "CREATES, CREATES, -,           disables, -",
  })
  void whatTwoActionsAreToEachOther(
      Role first, Role second, String stimulates, String disables, String reverses) {
    EntityAction a = action("a", first);
    EntityAction b = action("b", second);
    assertThat(a.stimulates(b)).isEqualTo(!stimulates.equals("-"));
    assertThat(a.disables(b)).isEqualTo(!disables.equals("-"));
    assertThat(a.reverses(b)).isEqualTo(!reverses.equals("-"));
  }

  @Test
  void readingInfluencesDeletingAndNotTheOtherWayRound() {
    EntityAction reads = action("a", Role.READS);
    EntityAction deletes = action("b", Role.DELETES);
    assertThat(reads.influences(deletes)).isTrue();
    assertThat(deletes.influences(reads)).isFalse();
  }

  @Test
  void anActionDisablesItselfEvenWhereItChangesNothing() {
    EntityAction reads = action("a", Role.READS);
    assertThat(reads.disables(action("a", Role.READS))).isTrue();
    assertThat(reads.influences(reads)).isTrue();
    assertThat(reads.stimulates(reads)).isFalse();
    assertThat(reads.reverses(reads)).isFalse();
  }

  @Test
  void theFourSetsAreDisjoint() {
    for (Role one : Role.values()) {
      for (Role other : Role.values()) {
        if (one != other) {
          assertThatThrownBy(() -> action("a", one, other))
              .isInstanceOf(IllegalArgumentException.class)
              .hasMessageContainingAll("a ", one.word(), other.word());
        }
      }
    }
  }

  @Test
  void whatIsNotEnabledLeadsNowhere() {
    assertThatThrownBy(() -> action("take", Role.DELETES).after(EntitySet.EMPTY))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("take is not enabled in []");
  }

  @Test
  void rulesAndRelationsAreThoseOfTheDefinitions() {
    for (long seed = 0; seed < 1500; seed++) {
      EntitySystem system = RandomEntitySystems.system(seed);
      for (EntityAction a : system.actions()) {
        for (EntityAction b : system.actions()) {
          assertThat(a.stimulates(b)).isEqualTo(EntityRules.stimulates(a, b));
          assertThat(a.disables(b)).isEqualTo(EntityRules.disables(a, b));
          assertThat(a.influences(b)).isEqualTo(EntityRules.influences(a, b));
          assertThat(a.reverses(b)).isEqualTo(EntityRules.reverses(a, b));
        }
        for (int bits = 0; bits < 1 << system.entityCount(); bits += 1 + (int) (seed % 7)) {
          Set<Integer> state = EntityRules.set(entities(bits));
          assertThat(a.enabledIn(entities(bits))).isEqualTo(EntityRules.enabled(state, a));
          if (EntityRules.enabled(state, a)) {
            assertThat(EntityRules.set(a.after(entities(bits))))
                .isEqualTo(EntityRules.after(state, a));
          }
        }
      }
    }
  }

  private static EntitySet entities(int bits) {
    return EntitySet.of(
        IntStream.range(0, 31).filter(e -> (bits >> e & 1) == 1).toArray());
  }

  /** An action to which one entity is all of these things. */
  private static EntityAction action(String name, Role... roles) {
    EntitySet[] sets = new EntitySet[4];
    for (Role role : Role.values()) {
      boolean has = Arrays.asList(roles).contains(role);
      sets[role.ordinal()] = has ? EntitySet.of(X) : EntitySet.EMPTY;
    }
    return new EntityAction(name, sets[0], sets[1], sets[2], sets[3]);
  }
}
