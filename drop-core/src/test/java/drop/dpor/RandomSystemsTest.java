package drop.dpor;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every explorer on random systems, compared with all their states and all their traces. */
class RandomSystemsTest {
  private static final int MOST_TRACES = 400;
  private static final StatelessOptions DEFAULT = StatelessOptions.DEFAULT;

  @ParameterizedTest
  @EnumSource(RandomPrograms.Kind.class)
  void noExplorerLosesAnythingOfAProgram(RandomPrograms.Kind kind) {
    int compared = compare(600, seed -> () -> RandomPrograms.program(kind, seed));
    assertThat(compared).isGreaterThan(500);
  }

  @Test
  void noExplorerLosesAnythingOfANet() {
    int compared =
        compare(
            600,
            seed -> {
              PetriNet net = RandomTerminatingNets.net(seed);
              return () -> new NetSystem(net);
            });
    assertThat(compared).isGreaterThan(500);
  }

  private static int compare(int count, LongFunction<Supplier<ActorSystem>> systems) {
    int compared = 0;
    for (long seed = 0; seed < count; seed++) {
      Supplier<ActorSystem> fresh = systems.apply(seed);
      Comparison comparison = Comparison.of(fresh, MOST_TRACES);
      if (comparison != null) {
        compared++;
        for (StatelessExplorer explorer :
            List.of(
                StatelessExplorer.CLASSIC, StatelessExplorer.SOURCE, StatelessExplorer.OPTIMAL)) {
          assertThat(comparison.defects(explorer, DEFAULT))
              .as("%s on %s (seed %d)", explorer, fresh.get(), seed)
              .isEmpty();
        }
        assertThat(comparison.defects(StatelessExplorer.CLASSIC, DEFAULT.withoutSleep())).isEmpty();
      }
    }
    return compared;
  }
}
