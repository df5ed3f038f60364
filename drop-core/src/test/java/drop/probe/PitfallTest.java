package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.reference.ProbeFixtures;
import drop.reference.ProbeFixtures.Fixture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The nets on which a literal reading of the thesis goes wrong: right as implemented, under every
 * configuration and many random choices; wrong as soon as the pitfall is switched on.
 */
class PitfallTest {
  private static final int SEEDS = 40;
  private static final int MOST_VECTORS = 1000;

  static List<Fixture> fixtures() {
    return ProbeFixtures.all();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void everyConfigurationFindsTheDeadlocks(Fixture fixture) {
    for (ProbeOptions options : choices(ProbeFuzz.configurations())) {
      assertThat(right(fixture, options, Pitfalls.AVOIDED)).as(options.toString()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "P01, PRIME_CAUSE_BY_INFLUENCE",
    "P02, ENABLED_IS_NOT_MISSED",
    "P03, SMALLEST_CAUSE_ONLY",
    "P04, INHIBITORS_DO_NOT_RELATE",
    "P05, LOWEST_FREE_TOKEN",
    "P06, CANDIDATES_AFTER_PRIME_CAUSE",
    "P07, WITHOUT_10B",
    "P08, AGING_ALONE",
    "P10, NO_PROVISO",
    "P11, PURE_LOOPS_EXPLORED",
    "P12, ONE_SIDED_10A",
    "P13, RESTART_SUBSUMPTION",
  })
  void thePitfallMakesItWrong(String net, Pitfall pitfall) {
    Fixture fixture = ProbeFixtures.startingWith(net);
    List<ProbeOptions> configurations =
        ProbeFuzz.configurations().stream()
            .filter(options -> options.concretisation() == Concretisation.EXPLICIT)
            // Giving histories up ends what would not end by itself.
            .map(options -> options.withCrowd(Integer.MAX_VALUE))
            .toList();
    assertThat(choices(configurations))
        .anyMatch(options -> !right(fixture, options, Pitfalls.of(pitfall)));
  }

  /** Equal identifiers lose nothing here, they cost a state. */
  @Test
  void lowestFreeTokensMakeProducersDependent() {
    Fixture fixture = ProbeFixtures.startingWith("P09");
    assertThat(explore(fixture, ProbeOptions.DEFAULT, Pitfalls.AVOIDED).states()).isEqualTo(3);
    assertThat(
            explore(fixture, ProbeOptions.DEFAULT, Pitfalls.of(Pitfall.LOWEST_FREE_TOKEN)).states())
        .isEqualTo(4);
  }

  private static List<ProbeOptions> choices(List<ProbeOptions> configurations) {
    List<ProbeOptions> all = new ArrayList<>(configurations);
    for (ProbeOptions options : configurations) {
      for (int seed = 0; seed < SEEDS; seed++) {
        all.add(options.withSeed(seed));
      }
    }
    return all;
  }

  private static ProbeExploration explore(
      Fixture fixture, ProbeOptions options, Pitfalls pitfalls) {
    Limits limits = Limits.NONE.withMaxStates(MOST_VECTORS);
    return new ProbeExplorer(fixture.net(), options, limits, pitfalls).explore(new Monitor());
  }

  private static boolean right(Fixture fixture, ProbeOptions options, Pitfalls pitfalls) {
    ProbeExploration exploration = explore(fixture, options, pitfalls);
    Set<List<Integer>> found =
        exploration.deadlocks().stream()
            .map(marking -> Arrays.stream(marking).boxed().toList())
            .collect(Collectors.toSet());
    return exploration.outcome().complete() && found.equals(fixture.deadlocks());
  }
}
