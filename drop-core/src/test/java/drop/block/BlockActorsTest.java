package drop.block;

import static org.assertj.core.api.Assertions.assertThat;

import drop.dpor.StatelessExploration;
import drop.dpor.StatelessExplorer;
import drop.dpor.StatelessOptions;
import drop.reference.RandomBlockModels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlockActorsTest {
  @ParameterizedTest
  @CsvSource({"example.ab, 30", "creation.ab:4, 70", "concur.ab:2, 3150", "reportback.ab:8, 48620"})
  void everyOrderOfActorsIsAnInterleaving(String spec, long interleavings) throws Exception {
    assertThat(full(BlockFamilies.model(spec)).executions()).isEqualTo(interleavings);
  }

  @Test
  void actorsEndAsBlocksDo() {
    for (int seed = 0; seed < 300; seed++) {
      BlockModel model = RandomBlockModels.model(seed);
      Interleavings all = Interleavings.of(model, 10_000);
      StatelessExploration found = full(model);
      assertThat(found.executions()).as("seed " + seed).isEqualTo(all.count().longValueExact());
      assertThat(found.finalStates().size()).as("seed " + seed).isEqualTo(all.ends().size());
    }
  }

  /** One execution for each class of equivalent interleavings: what onHeur comes to at best. */
  @ParameterizedTest
  @CsvSource({"example.ab, 4", "creation.ab:4, 1", "reportback.ab:8, 2", "concur.ab:3, 20"})
  void optimalRunsEachClassOnce(String spec, long classes) throws Exception {
    StatelessExploration found =
        StatelessExplorer.OPTIMAL.explore(
            new BlockActors(BlockFamilies.model(spec)), StatelessOptions.DEFAULT);
    assertThat(found.executions()).isEqualTo(classes);
    assertThat(found.blockedExecutions()).isZero();
  }

  /** Steps whose footprints do not meet commute and leave each other enabled or disabled. */
  @Test
  void footprintsTellWhatIsIndependent() {
    for (int seed = 0; seed < 300; seed++) {
      BlockActors system = new BlockActors(RandomBlockModels.model(seed));
      for (int one = 0; one < system.actors(); one++) {
        for (int other = 0; other < one; other++) {
          if (system.enabled(one) && !meet(system, one, other)) {
            boolean before = system.enabled(other);
            system.fire(one);
            assertThat(system.enabled(other)).as("seed " + seed).isEqualTo(before);
            system.undo();
          }
        }
      }
    }
  }

  private static boolean meet(BlockActors system, int one, int other) {
    int[] first = new int[system.mostAccesses()];
    int[] second = new int[system.mostAccesses()];
    int firstCount = system.footprint(one, first);
    int secondCount = system.footprint(other, second);
    for (int i = 0; i < firstCount; i++) {
      for (int j = 0; j < secondCount; j++) {
        if (first[i] == second[j]) {
          return true;
        }
      }
    }
    return false;
  }

  private static StatelessExploration full(BlockModel model) {
    return StatelessExplorer.FULL.explore(new BlockActors(model), StatelessOptions.DEFAULT);
  }
}
