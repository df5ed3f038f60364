package drop.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.StateSpace;
import drop.family.Families;
import drop.family.Family;
import drop.net.PetriNet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** On a small net of every family each configuration finds the deadlocks, by sets that are checked. */
class FamilyReductionTest {
  private static final List<String> MODELS =
      List.of(
          "philosophers:4", "filesystem:3", "indexer:2", "szymanski:2", "bakery:2,2", "fsfull:3",
          "idxfull:2", "phil:4", "fs:3", "fsv:3", "idx:2", "idxv:2", "ring:4", "kanban:1", "fms:1",
          "buffer:3,2", "pairs:2");
  private static final int BOUND = 2000;

  @Test
  void everyFamilyIsAmongThem() {
    Set<String> names = new HashSet<>();
    MODELS.forEach(model -> names.add(model.substring(0, model.indexOf(':'))));
    assertThat(names)
        .containsExactlyInAnyOrderElementsOf(Families.all().stream().map(Family::name).toList());
  }

  /** Textbook sets take minutes where there are a thousand transitions. */
  static Stream<String> configurations() {
    return Configuration.all().stream()
        .filter(c -> !c.target())
        .map(Configuration::name)
        .filter(name -> !name.startsWith("textbook"));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void findsTheDeadlocks(String name) throws Exception {
    Configuration configuration = Configuration.named(name).checked(BOUND);
    for (String model : MODELS) {
      PetriNet net = Families.net(model);
      BitSet visible = new BitSet();
      visible.set(0);
      visible.set(net.placeCount() - 1);
      Demand demand = Demand.of(configuration.level(), net, visible);
      Explorer reduced =
          new Explorer(
              net, configuration.order(), configuration.reduction().of(net, demand), Limits.NONE);
      Explorer full = new Explorer(net, Order.BFS, 1, Limits.NONE);
      assertThat(deadlocks(reduced)).as(model).isEqualTo(deadlocks(full));
    }
  }

  private static Set<List<Integer>> deadlocks(Explorer explorer) {
    Exploration exploration = explorer.explore(new Monitor());
    assertThat(exploration.outcome().complete()).isTrue();
    StateSpace space = exploration.space();
    int[] marking = new int[space.net().placeCount()];
    Set<List<Integer>> deadlocks = new HashSet<>();
    space
        .deadlocks()
        .forEach(
            state -> {
              space.marking(state, marking);
              deadlocks.add(Arrays.stream(marking).boxed().toList());
            });
    return deadlocks;
  }
}
