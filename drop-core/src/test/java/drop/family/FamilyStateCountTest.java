package drop.family;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.ReferenceStateSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Small members of each family have the numbers of states that a formula or a paper gives. */
class FamilyStateCountTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void philosophersHaveAllStatesOfTheirForksButOne(int n) throws ModelException {
    ReferenceStateSpace space = explore("philosophers:" + n);
    assertThat(space.states()).hasSize(power(3, n) - 1);
    assertThat(space.deadlocks()).hasSize(1);
    assertThat(space.net().transitionCount()).isEqualTo(4 * n);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void benchPhilosophersFollowTheCompanionPellNumbers(int n) throws ModelException {
    int previous = 2;
    int pell = 2;
    for (int i = 1; i < n; i++) {
      int next = 2 * pell + previous;
      previous = pell;
      pell = next;
    }
    ReferenceStateSpace space = explore("phil:" + n);
    assertThat(space.states()).hasSize(pell);
    assertThat(space.deadlocks()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"filesystem, 6", "indexer, 13", "fs, 8", "fsv, 8", "idx, 9", "idxv, 9"})
  void threadsWithoutConflictMultiply(String family, int statesPerThread) throws ModelException {
    for (int threads = 1; threads <= 4; threads++) {
      ReferenceStateSpace space = explore(family + ":" + threads);
      assertThat(space.states()).hasSize(power(statesPerThread, threads));
      assertThat(space.deadlocks()).hasSize(1);
    }
  }

  /** Structure alone sets the two apart: the places that only one of them has never change. */
  @ParameterizedTest
  @CsvSource({
    "fsfull:1, filesystem:1", "fsfull:2, filesystem:2", "fsfull:3, filesystem:3",
    "idxfull:1, indexer:1", "idxfull:2, indexer:2"
  })
  void probingEverywhereChangesNoState(String full, String reachable) throws ModelException {
    ReferenceStateSpace all = explore(full);
    ReferenceStateSpace some = explore(reachable);
    assertThat(all.states()).hasSameSizeAs(some.states());
    assertThat(all.edges()).hasSameSizeAs(some.edges());
    assertThat(all.deadlocks()).hasSameSizeAs(some.deadlocks());
    assertThat(changing(all)).containsExactlyInAnyOrderElementsOf(changing(some));
  }

  /** The markings, each as the set of its marked places without those that keep their tokens. */
  private static List<Set<String>> changing(ReferenceStateSpace space) {
    int[] initial = space.net().initialMarking();
    int[] places =
        IntStream.range(0, initial.length)
            .filter(p -> space.states().stream().anyMatch(marking -> marking[p] != initial[p]))
            .toArray();
    return space.states().stream()
        .map(
            marking ->
                IntStream.of(places)
                    .filter(p -> marking[p] > 0)
                    .mapToObj(space.net()::placeId)
                    .collect(Collectors.toSet()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"1, 5", "2, 25", "3, 112", "4, 469", "5, 1894"})
  void szymanskiHasTheStatesOfTableA2(int threads, int states) throws ModelException {
    ReferenceStateSpace space = explore("szymanski:" + threads);
    assertThat(space.states()).hasSize(states);
    assertThat(marked(space, "critical")).allMatch(inside -> inside <= 1).contains(1L);
  }

  @Test
  void inSzymanskiTheThreadWithTheLowerIdGoesFirst() throws ModelException {
    PetriNet net = Families.net("szymanski:2");
    int[] bothWait = new int[net.placeCount()];
    List<String> enabled = new ArrayList<>();
    for (int p = 0; p < net.placeCount(); p++) {
      bothWait[p] = net.placeId(p).startsWith("flag4_") ? 1 : 0;
    }
    for (int t = 0; t < net.transitionCount(); t++) {
      if (ReferenceStateSpace.enabled(net, t, bothWait)) {
        enabled.add(net.transitionId(t));
      }
    }
    assertThat(enabled).containsExactly("begin_0");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 3", "2, 1", "2, 3", "2, 5", "3, 2", "3, 3"})
  void bakeryDoesWhatItsProgramDoes(int threads, int max) throws ModelException {
    ReferenceStateSpace space = explore("bakery:" + threads + "," + max);
    BakeryProgram program = new BakeryProgram(threads, max);
    assertThat(space.states()).hasSize(program.states());
    assertThat(space.edges()).hasSize(program.steps());
    assertThat(space.deadlocks()).hasSize(program.deadlocks());
    assertThat(marked(space, "critical")).allMatch(inside -> inside <= 1).contains(1L);
  }

  @Test
  void twoThreadsInTheBakeryMayDrawTheSameNumber() throws ModelException {
    assertThat(marked(explore("bakery:2,3"), "number_.*_1")).contains(2L);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 8})
  void ringCountsTokensAndWishes(int n) throws ModelException {
    ReferenceStateSpace space = explore("ring:" + n);
    assertThat(space.states()).hasSize(3 * n * power(2, n - 1));
    assertThat(space.deadlocks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 3", "3, 4", "5, 2"})
  void bufferMultipliesItsProcessesAndSlots(int pairs, int slots) throws ModelException {
    ReferenceStateSpace space = explore("buffer:" + pairs + ",slots=" + slots);
    assertThat(space.states()).hasSize(power(4, pairs) * (slots + 1));
    assertThat(space.deadlocks()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void pairsMultiplyAndFillTheirSlots(int n) throws ModelException {
    ReferenceStateSpace space = explore("pairs:" + n);
    assertThat(space.states()).hasSize(power(11, n));
    assertThat(space.deadlocks()).hasSize(1);
    assertThat(marked(space, "taken_")).contains(2L * n);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void kanbanReachesAllThatItsInvariantsAllow(int cards) throws ModelException {
    ReferenceStateSpace space = explore("kanban:" + cards);
    assertThat((long) space.states().size()).isEqualTo(kanbanStates(cards));
    assertThat(space.deadlocks()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void manufacturingReachesAllThatItsInvariantsAllow(int pallets) throws ModelException {
    ReferenceStateSpace space = explore("fms:" + pallets);
    assertThat((long) space.states().size()).isEqualTo(manufacturingStates(pallets));
    assertThat(space.deadlocks()).isEmpty();
  }

  @Test
  void theInvariantsOfTheBenchmarkNetsAllowAsManyStatesAsOtherToolsFind() {
    assertThat(manufacturingStates(5)).isEqualTo(4_283_373);
    assertThat(kanbanStates(5)).isEqualTo(2_546_432);
  }

  /**
   * Markings in which each card is at one of four places of its cell; cells 2 and 3 begin and end
   * together, so they have as many parts in work.
   */
  private static long kanbanStates(int cards) {
    long states = 0;
    for (int parts = 0; parts <= cards; parts++) {
      states += spread(parts, 3, 0) * spread(parts, 3, 0);
    }
    return states * spread(cards, 4, 0) * spread(cards, 4, 0);
  }

  /**
   * Markings in which each pallet is somewhere: joined parts hold pallets of kinds 1 and 2, of
   * which at most 2 are in machine 3; of the others of kind 1 at most 3 are in machine 1; machine 2
   * holds one part of kind 2 or 3 or none.
   */
  private static long manufacturingStates(int pallets) {
    long states = 0;
    for (int joined = 0; joined <= pallets; joined++) {
      long inMachine3 = spread(joined, 3, 2);
      long kind1 = spread(pallets - joined, 5, 3);
      int rest2 = pallets - joined;
      long idle = spread(rest2, 5, 0) * spread(pallets, 3, 0);
      long part2 = (spread(rest2, 5, 1) - spread(rest2, 5, 0)) * spread(pallets, 3, 0);
      long part3 = spread(rest2, 5, 0) * (spread(pallets, 3, 1) - spread(pallets, 3, 0));
      states += inMachine3 * kind1 * (idle + part2 + part3);
    }
    return states;
  }

  /** Ways to put tokens into so many places and into one more that holds at most {@code most}. */
  private static long spread(int tokens, int places, int most) {
    return IntStream.rangeClosed(0, Math.min(most, tokens))
        .mapToLong(held -> choose(tokens - held + places - 1, places - 1))
        .sum();
  }

  private static long choose(int n, int k) {
    long result = 1;
    for (int i = 1; i <= k; i++) {
      result = result * (n - k + i) / i;
    }
    return result;
  }

  /** For each state the number of marked places whose id begins like this. */
  private static Stream<Long> marked(ReferenceStateSpace space, String idPattern) {
    int[] places =
        IntStream.range(0, space.net().placeCount())
            .filter(p -> space.net().placeId(p).matches(idPattern + ".*"))
            .toArray();
    return space.states().stream()
        .map(marking -> IntStream.of(places).filter(p -> marking[p] > 0).count());
  }

  private static int power(int base, int exponent) {
    return IntStream.range(0, exponent).reduce(1, (product, i) -> product * base);
  }

  private static ReferenceStateSpace explore(String spec) throws ModelException {
    ReferenceStateSpace space = ReferenceStateSpace.of(Families.net(spec), 200_000);
    assertThat(space.complete()).isTrue();
    return space;
  }
}
