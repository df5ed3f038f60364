package drop.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.CycleProviso;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.reduce.Configuration.Kind;
import drop.reduce.Configuration.Reduction;
import drop.reduce.TextbookClosure.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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
  private static final CycleProviso SOME = new CycleProviso(CycleProviso.Kind.STACK, false);
  private static final CycleProviso EVERY = new CycleProviso(CycleProviso.Kind.STACK, true);

  static Stream<String> configurations() {
    return Configuration.all().stream().map(Configuration::name);
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void keepsWhatItPromises(String name) {
    assertThat(differences(named(name), 1000)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void choosesSetsThatKeepToTheirDefinition(String name) {
    assertThat(differences(named(name).checked(2 * ReductionFuzz.MOST_STATES), 300)).isEmpty();
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
    assertThat(differences(mutant, 3000)).anyMatch(text -> text.contains(difference));
    if (dropped != null) {
      assertThat(differences(mutant.checked(2 * ReductionFuzz.MOST_STATES), 3000))
          .anyMatch(text -> text.contains(" fails: "));
    }
  }

  private static Configuration named(String name) {
    return Configuration.all().stream().filter(c -> c.name().equals(name)).findAny().orElseThrow();
  }

  private static List<String> differences(Configuration configuration, int nets) {
    List<String> differences = new ArrayList<>();
    new ReductionFuzz(List.of(configuration), 1, differences::add).run(FIRST_SEED, 1, nets);
    return differences;
  }
}
