package drop.entity;

import static org.assertj.core.api.Assertions.assertThat;

import drop.entity.EntityAction.Role;
import drop.reference.RandomEntitySystems;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EbsWriterTest {
  @Test
  void aFileIsWrittenForPeople() throws Exception {
    EntitySystem system =
        EntitySystem.builder("a lock")
            .entities("free", "held", "action", "do it")
            .initial("action", "free")
            .action("take")
            .reads("action")
            .forbids("do it")
            .deletes("free")
            .creates("held")
            .action("idle")
            .build();
    assertThat(write(system))
        .isEqualTo(
            """
            system "a lock"

            entities free held "action" "do it"
            initial free "action"

            action take
              reads "action"
              forbids "do it"
              deletes free
              creates held

            action idle
            """);
  }

  @Test
  void longListsTakeSeveralLines() throws Exception {
    EntitySystem.Builder system = EntitySystem.builder("long");
    IntStream.range(0, 200).forEach(e -> system.entities("entity" + e).initial("entity" + e));
    IntStream.range(0, 200).forEach(e -> system.action("a" + e).reads("entity" + e));
    system.action("all");
    IntStream.range(0, 200).forEach(e -> system.deletes("entity" + e));
    String text = write(system.build());
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    assertThat(text.lines()).anyMatch(line -> line.length() > 90);
    assertThat(read(text)).isEqualTo(system.build());
  }

  @Test
  void whatIsWrittenIsReadAsItWas() throws Exception {
    for (long seed = 0; seed < 1000; seed++) {
      EntitySystem system = RandomEntitySystems.system(seed);
      assertThat(read(write(system))).isEqualTo(system);
      EntitySystem renamed = renamed(system, new SplittableRandom(seed));
      assertThat(read(write(renamed))).as(write(renamed)).isEqualTo(renamed);
    }
  }

  /** The same system with names that need care. */
  private static EntitySystem renamed(EntitySystem system, SplittableRandom random) {
    List<String> entities = names(system.entityCount(), random);
    List<String> actions = names(system.actions().size(), random);
    EntitySystem.Builder odd = EntitySystem.builder(names(1, random).get(0));
    entities.forEach(odd::entities);
    IntStream.of(system.initial().toArray()).forEach(e -> odd.initial(entities.get(e)));
    for (int a = 0; a < actions.size(); a++) {
      odd.action(actions.get(a));
      for (Role role : Role.values()) {
        for (int entity : system.actions().get(a).entities(role).toArray()) {
          odd.uses(role, entities.get(entity));
        }
      }
    }
    return odd.build();
  }

  private static List<String> names(int count, SplittableRandom random) {
    List<String> parts =
        List.of(
            "a", "Z", "7", "_", "-", ".", "'", "[", "]", " ", "\"", "\\", "#", ",", ":", "é", "漢",
            "\uD83D\uDE00", "\uD835\uDC00", "\uFEFF", "\u00A0", "system", "entities", "initial",
            "action", "reads", "forbids", "deletes", "creates");
    Set<String> names = new LinkedHashSet<>();
    while (names.size() < count) {
      StringBuilder name = new StringBuilder();
      for (int k = 1 + random.nextInt(3); k > 0; k--) {
        name.append(parts.get(random.nextInt(parts.size())));
      }
      names.add(name.toString());
    }
    return List.copyOf(names);
  }

  private static String write(EntitySystem system) throws Exception {
    StringWriter out = new StringWriter();
    new EbsWriter().write(system, out);
    return out.toString();
  }

  private static EntitySystem read(String text) throws Exception {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new EbsReader().read(new ByteArrayInputStream(bytes), "written");
  }
}
