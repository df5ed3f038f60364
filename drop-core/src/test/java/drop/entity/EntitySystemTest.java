package drop.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.entity.EntityAction.Role;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntitySystemTest {
  @Test
  void aSystemIsBuiltFromNames() {
    EntitySystem system =
        EntitySystem.builder("lock")
            .entities("free", "held", "broken")
            .initial("free")
            .action("take")
            .forbids("broken")
            .deletes("free")
            .creates("held")
            .action("look")
            .reads("held", "broken")
            .build();
    assertThat(system).hasToString("lock (3 entities, 2 actions)");
    assertThat(system.entityName(1)).isEqualTo("held");
    assertThat(system.initial()).isEqualTo(EntitySet.of(0));
    EntitySet none = EntitySet.EMPTY;
    assertThat(system.actions())
        .isEqualTo(
            List.of(
                new EntityAction("take", none, EntitySet.of(2), EntitySet.of(0), EntitySet.of(1)),
                new EntityAction("look", EntitySet.of(1, 2), none, none, none)));
    assertThat(system.action("look")).contains(system.actions().get(1));
    assertThat(system.action("free")).isEmpty();
  }

  @Test
  void namesAreDeclaredOnceAndBeforeTheyAreUsed() {
    refuses(() -> start().entities("x"), "entity \"x\" is declared already");
    refuses(() -> start().initial("z"), "no entity \"z\"", "declared before");
    refuses(() -> start().initial("x", "x"), "\"x\" is in the initial state already");
    refuses(() -> start().action("a"), "an action \"a\" already");
    refuses(() -> start().reads("a"), "no entity \"a\"");
    assertThatThrownBy(() -> EntitySystem.builder("s").entities("x").reads("x"))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void anEntityIsOneThingToAnAction() {
    for (Role one : Role.values()) {
      for (Role other : Role.values()) {
        EntitySystem.Builder system = start().uses(one, "x").uses(other, "y");
        String reason = "the action " + one.word() + " \"x\" already";
        String why = ", so it cannot be what it " + other.word() + ": these sets are disjoint";
        assertThatThrownBy(() -> system.uses(other, "x"))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage(one == other ? reason : reason + why);
      }
    }
  }

  @Test
  void anotherActionStartsAnew() {
    EntitySystem system = start().reads("x").action("b").deletes("x").build();
    assertThat(system.actions()).hasSize(2);
    assertThat(system.actions().get(1).reads()).isEqualTo(EntitySet.EMPTY);
    assertThat(system.actions().get(1).deletes()).isEqualTo(EntitySet.of(0));
  }

  @Test
  void anEntityAndAnActionMayHaveTheSameName() {
    assertThat(start().action("x").reads("x").build().actions()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a\tb", "a\nb", "\u0000", "a\u0085", "\u2028", "\uD800", "\uFFFD"})
  void whatIsNoLineOfTextIsNoName(String name) {
    refuses(() -> EntitySystem.builder(name), "name");
    refuses(() -> start().entities(name), "name");
    refuses(() -> start().action(name), "name");
  }

  @Test
  void namesHaveALimit() {
    assertThat(start().entities("n".repeat(1000)).build().entityCount()).isEqualTo(3);
    refuses(() -> start().entities("n".repeat(1001)), "too long", "1000", "n…\"");
  }

  @Test
  void equalSystemsAreEqualInEveryPart() {
    EntitySystem system = start().reads("x").build();
    assertThat(start().reads("x").build()).isEqualTo(system).hasSameHashCodeAs(system);
    assertThat(start().reads("y").build()).isNotEqualTo(system);
    assertThat(start().reads("x").initial("x").build()).isNotEqualTo(system);
    assertThat(start().reads("x").entities("z").build()).isNotEqualTo(system);
    assertThat(EntitySystem.builder("t").entities("x", "y").action("a").reads("x").build())
        .isNotEqualTo(system);
  }

  private static EntitySystem.Builder start() {
    return EntitySystem.builder("s").entities("x", "y").action("a");
  }

  private static void refuses(ThrowingCallable building, String... reasons) {
    assertThatThrownBy(building)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(reasons);
  }
}
