package drop.entity;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.EntityRules;
import drop.reference.RandomEntitySystems;
import drop.reference.ReferenceStateSpace;
import drop.reference.ReferenceStateSpace.Edge;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A system and its net have the same states and steps. */
class EntityNetTest {
  private static final int ALL = 1000;

  @Test
  void theNetHasTheSameStatesAndStepsAndNoPlaceWithTwoTokens() {
    int states = 0;
    for (long seed = 0; seed < 3000; seed++) {
      EntitySystem system = RandomEntitySystems.system(seed);
      PetriNet net = EntityNet.of(system);
      List<Set<Integer>> found = new ArrayList<>(List.of(EntityRules.set(system.initial())));
      List<Edge> steps = steps(system, found);
      ReferenceStateSpace space = ReferenceStateSpace.of(net, ALL);
      assertThat(space.complete()).isTrue();
      assertThat(space.maxTokensInPlace()).isLessThanOrEqualTo(1);
      assertThat(space.states().stream().map(EntityNetTest::marked).toList()).isEqualTo(found);
      assertThat(space.edges()).isEqualTo(steps);
      states += found.size();
    }
    assertThat(states).isGreaterThan(10_000);
  }

  @Test
  void placesAndTransitionsAreCalledLikeEntitiesAndActions() {
    EntitySystem system =
        EntitySystem.builder("names")
            .entities("x", "y", "y_2")
            .initial("y")
            .action("a")
            .action("y")
            .action("y_2")
            .build();
    PetriNet net = EntityNet.of(system);
    assertThat(net.id()).isEqualTo("names");
    assertThat(net.placeId(1)).isEqualTo("y");
    assertThat(net.placeLabels()).containsExactly("x", "y", "y_2");
    assertThat(net.initialMarking()).containsExactly(0, 1, 0);
    assertThat(net.transitionName(1)).isEqualTo("y");
    assertThat(net.transitionId(0)).isEqualTo("a");
    assertThat(net.transitionId(1)).isEqualTo("y_3");
    assertThat(net.transitionId(2)).isEqualTo("y_2_2");
  }

  /** Breadth-first by the textbook; adds the states to those that are there. */
  private static List<Edge> steps(EntitySystem system, List<Set<Integer>> states) {
    List<Edge> steps = new ArrayList<>();
    for (int from = 0; from < states.size(); from++) {
      for (int a = 0; a < system.actions().size(); a++) {
        EntityAction action = system.actions().get(a);
        if (EntityRules.enabled(states.get(from), action)) {
          Set<Integer> next = EntityRules.after(states.get(from), action);
          if (!states.contains(next)) {
            states.add(next);
          }
          steps.add(new Edge(from, a, states.indexOf(next)));
        }
      }
    }
    return steps;
  }

  private static Set<Integer> marked(int[] marking) {
    Set<Integer> entities = new TreeSet<>();
    for (int place = 0; place < marking.length; place++) {
      if (marking[place] > 0) {
        entities.add(place);
      }
    }
    return entities;
  }
}
