package drop.reduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import drop.explore.CycleProviso;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.net.PetriNet;
import drop.reduce.Configuration.Kind;
import drop.reduce.Configuration.Reduction;
import drop.reduce.TextbookClosure.Rule;
import drop.reference.ProbeFixtures;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every configuration keeps what it promises on random nets, and its sets keep to their definition;
 * {@link ReductionFuzz} as a program judges more. Mutants show what the comparison is worth: each breaks
 * one condition, and must be found out.
 */
class ReductionFuzzTest {
  private static final long FIRST_SEED = 33_000_000;
  /** No search outside a set is cut short: each marking is met once with and once without. */
  private static final int BOUND = 2 * ReductionFuzz.MOST_STATES;

  private static final CycleProviso SOME = new CycleProviso(CycleProviso.Kind.STACK, false);
  private static final CycleProviso EVERY = new CycleProviso(CycleProviso.Kind.STACK, true);

  static Stream<String> configurations() {
    return Configuration.all().stream().map(Configuration::name);
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void keepsWhatItPromises(String name) {
    assertThat(differences(Configuration.named(name), FIRST_SEED, 1000)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void choosesSetsThatKeepToTheirDefinition(String name) {
    assertThat(differences(Configuration.named(name).checked(BOUND), FIRST_SEED, 300)).isEmpty();
  }

  /** For several choices of visible places and targets. */
  @ParameterizedTest
  @MethodSource("configurations")
  void keepsWhatItPromisesOfTheFixtures(String name) {
    Configuration configuration = Configuration.named(name);
    for (ProbeFixtures.Fixture fixture : ProbeFixtures.all()) {
      SmallStateSpace full = SmallStateSpace.of(fixture.net(), 2000);
      assertThat(full.complete()).isTrue();
      for (long seed = 0; seed < 10; seed++) {
        ReductionJudge judge = new ReductionJudge(fixture.net(), full, seed);
        assertThat(judge.judge(configuration).difference()).as(fixture.name()).isEmpty();
        assertThat(judge.judge(configuration.checked(4000)).difference())
            .as(fixture.name())
            .isEmpty();
      }
    }
  }

  static Stream<Arguments> mutants() {
    return Stream.of(
        mutant(Preserve.DEADLOCK, Kind.STRONG, Rule.DISABLING, null, "deadlocks, not"),
        mutant(Preserve.DEADLOCK, Kind.STRONG, Rule.DISABLED, null, "deadlocks, not"),
        mutant(Preserve.DEADLOCK, Kind.STRONG, Rule.PRODUCERS, null, "deadlocks, not"),
        mutant(Preserve.DEADLOCK, Kind.STRONG, Rule.CONSUMERS, null, "deadlocks, not"),
        mutant(Preserve.DEADLOCK, Kind.TARGET, Rule.TARGET, null, "is not reached"),
        mutant(Preserve.SAFETY, Kind.STRONG, Rule.VISIBLE, SOME, "is seen"),
        mutant(Preserve.SAFETY, Kind.STRONG, null, null, "fired, not"),
        mutant(Preserve.LTL, Kind.STRONG, Rule.VISIBLE, EVERY, "is seen"),
        mutant(Preserve.LTL, Kind.STRONG, Rule.IDLE, EVERY, "fired, not"),
        mutant(Preserve.LTL, Kind.STRONG, null, null, "fired, not"),
        mutant(Preserve.LTL, Kind.STRONG, null, SOME, "is seen"),
        mutant(Preserve.CTL, Kind.STRONG, Rule.ALONE, EVERY, "is seen"),
        mutant(Preserve.CTL, Kind.STRONG, Rule.VISIBLE, EVERY, "is seen"));
  }

  private static Arguments mutant(
      Preserve level, Kind kind, Rule dropped, CycleProviso proviso, String difference) {
    Reduction reduction =
        (net, demand) -> {
          Reduced reduced = Configuration.textbook(net, demand, dropped);
          return proviso == null ? reduced : reduced.with(proviso);
        };
    String name = level + " without " + (dropped == null ? "a proviso" : dropped);
    return Arguments.of(
        new Configuration(name, level, kind, Order.DFS, reduction), dropped, difference);
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void aMutantIsFoundOut(Configuration mutant, Rule dropped, String difference) {
    assertFoundOut(mutant, difference);
    if (dropped != null) {
      assertFoundOut(mutant.checked(BOUND), " fails: ");
    }
  }

  /** Sleep sets by a dependence relation that lacks one pair. */
  @Test
  void aPairThatIsMissingIsFoundOut() {
    Configuration mutant =
        new Configuration(
            "sleep without a pair",
            Preserve.DEADLOCK,
            Kind.STRONG,
            Order.DFS,
            (net, demand) -> {
              TextbookClosure closure = new TextbookClosure(net, demand, null);
              return Reduced.by(closure).withSleep(withoutAPair(net, closure));
            });
    assertFoundOut(mutant, "deadlocks, not");
    assertFoundOut(mutant.checked(BOUND), "independence fails: ");
  }

  /** Claims that the first pair which is dependent is not. */
  private static Independence withoutAPair(PetriNet net, Independence whole) {
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int u = t + 1; u < net.transitionCount(); u++) {
        long[] set = {1L << u};
        whole.retainIndependent(t, set);
        if (set[0] == 0) {
          long first = 1L << t;
          long second = 1L << u;
          return (fired, of) -> {
            long kept = of[0] & (1L << fired == first ? second : 1L << fired == second ? first : 0);
            whole.retainIndependent(fired, of);
            of[0] |= kept;
          };
        }
      }
    }
    return whole;
  }

  private static void assertFoundOut(Configuration mutant, String difference) {
    for (int hundred = 0; hundred < 30; hundred++) {
      List<String> found = differences(mutant, FIRST_SEED + 1000L * hundred, 100);
      if (found.stream().anyMatch(text -> text.contains(difference))) {
        return;
      }
    }
    fail(mutant.name() + " was never found out: " + difference);
  }

  private static List<String> differences(Configuration configuration, long seed, int nets) {
    List<String> differences = new ArrayList<>();
    new ReductionFuzz(List.of(configuration), 1, differences::add).run(seed, 1, nets);
    return differences;
  }
}
