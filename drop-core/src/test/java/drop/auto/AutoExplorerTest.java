package drop.auto;

import static org.assertj.core.api.Assertions.assertThat;

import drop.auto.AutoExploration.ByProbeSets;
import drop.auto.AutoExploration.ByStubbornSets;
import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.StateSpace;
import drop.family.Families;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.probe.ProbeExploration;
import drop.probe.ProbeExplorer;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import drop.reference.StructuredNets;
import drop.result.Outcome;
import drop.result.Outcome.Interrupted;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Choosing between stubborn and probe sets loses no deadlock, and little to the better of the two. */
class AutoExplorerTest {
  private static final int MOST_STATES = 20_000;

  private static AutoExploration explore(PetriNet net, Limits limits) {
    return new AutoExplorer(net, Order.BFS, limits).explore(new Monitor());
  }

  private static AutoExploration explore(String spec) throws ModelException {
    return explore(Families.net(spec), Limits.NONE);
  }

  private static long stored(AutoExploration found) {
    return found instanceof ByProbeSets probe
        ? probe.exploration().vectors()
        : ((ByStubbornSets) found).exploration().statistics().states();
  }

  private static Outcome outcome(AutoExploration found) {
    return found instanceof ByProbeSets probe
        ? probe.exploration().outcome()
        : ((ByStubbornSets) found).exploration().outcome();
  }

  private static Set<String> deadlocks(AutoExploration found) {
    Set<String> markings = new TreeSet<>();
    if (found instanceof ByProbeSets probe) {
      probe.exploration().deadlocks().forEach(marking -> markings.add(Arrays.toString(marking)));
    } else {
      markings.addAll(deadlocks(((ByStubbornSets) found).exploration().space()));
    }
    return markings;
  }

  private static Set<String> deadlocks(StateSpace space) {
    Set<String> markings = new TreeSet<>();
    int[] marking = new int[space.net().placeCount()];
    for (int i = 0; i < space.deadlocks().size(); i++) {
      space.marking(space.deadlocks().get(i), marking);
      markings.add(Arrays.toString(marking));
    }
    return markings;
  }

  @ParameterizedTest
  @CsvSource({
    "filesystem:20, 2521, 1", "pairs:4, 99, 1", "pairs:6, 391, 1", "pairs:8, 1547, 1",
    "philosophers:10, 272, 1", "fsfull:6, 31, 1", "fsfull:16, 193, 1", "idxfull:3, 37, 1",
    "kanban:5, 17, 0", "bakery:3, 1263, 28"
  })
  void littleIsStored(String spec, int most, int deadlocks) throws ModelException {
    AutoExploration found = explore(spec);
    assertThat(outcome(found).complete()).isTrue();
    assertThat(stored(found)).isLessThanOrEqualTo(most);
    assertThat(deadlocks(found)).hasSize(deadlocks);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pairs:5", "fsfull:16"})
  void probeSetsArePickedWhereRunsHaveFewConflicts(String spec) throws ModelException {
    assertThat(explore(spec)).isInstanceOf(ByProbeSets.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"philosophers:12", "kanban:3", "szymanski:5", "bakery:3"})
  void stubbornSetsArePickedWhereHistoriesOutnumberStates(String spec) throws ModelException {
    assertThat(explore(spec)).isInstanceOf(ByStubbornSets.class);
  }

  @Test
  void theReasonTellsHowFarTheOtherGot() throws ModelException {
    assertThat(explore("pairs:4").reason())
        .matches("probe sets are complete with 99 vectors, stubborn sets were not with \\d+ states");
    assertThat(explore("philosophers:10").reason())
        .matches("stubborn sets are complete, probe sets were not with \\d+ vectors");
    assertThat(explore("kanban:1").reason())
        .isEqualTo("stubborn sets were complete before probe sets had a turn");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pairs:6", "philosophers:14", "fsfull:16"})
  void theSameNetGivesTheSameResult(String spec) throws ModelException {
    AutoExploration first = explore(spec);
    AutoExploration second = explore(spec);
    assertThat(second.reason()).isEqualTo(first.reason());
    assertThat(stored(second)).isEqualTo(stored(first));
    assertThat(deadlocks(second)).isEqualTo(deadlocks(first));
  }

  @ParameterizedTest
  @EnumSource(Order.class)
  void structuredNetsKeepTheirDeadlocks(Order order) {
    int judged = 0;
    int byProbeSets = 0;
    for (long seed = 0; judged < 250; seed++) {
      PetriNet net = StructuredNets.net(seed);
      Limits limits = Limits.NONE.withMaxStates(MOST_STATES);
      Exploration full = new Explorer(net, Order.BFS, 1, limits).explore(new Monitor());
      if (full.outcome().complete()) {
        judged++;
        AutoExploration found = new AutoExplorer(net, order, Limits.NONE).explore(new Monitor());
        assertThat(outcome(found).complete()).isTrue();
        assertThat(deadlocks(found)).as("seed %d", seed).isEqualTo(deadlocks(full.space()));
        byProbeSets += found instanceof ByProbeSets ? 1 : 0;
      }
    }
    assertThat(byProbeSets).as("nets on which probe sets were picked").isPositive();
  }

  /** Small nets are explored before probe sets have a turn, so these are tested on their own. */
  @Test
  void theProbeSetsOfAutoKeepDeadlocksOfSmallNets() {
    int judged = 0;
    for (long seed = 90_000_000; judged < 1500; seed++) {
      PetriNet net = ProbeNets.net(seed);
      SmallStateSpace full = SmallStateSpace.of(net, 64);
      if (full.complete()) {
        judged++;
        ProbeExploration found =
            new ProbeExplorer(net, AutoExplorer.PROBE_SETS, Limits.NONE).explore(new Monitor());
        long[] deadlocks =
            found.deadlocks().stream().mapToLong(SmallStateSpace::pack).sorted().toArray();
        assertThat(deadlocks).as("seed %d", seed).isEqualTo(full.deadlocks());
      }
    }
  }

  @Test
  void whatStopsOneEngineLetsTheOtherGoOn() throws ModelException {
    AutoExploration probe = explore(Families.net("pairs:11"), Limits.NONE.withMaxStates(12_305));
    assertThat(probe).isInstanceOf(ByProbeSets.class);
    assertThat(probe.reason())
        .isEqualTo("stubborn sets were given up: the limit of 12305 states is reached");
    assertThat(outcome(probe).complete()).isTrue();
    assertThat(deadlocks(probe)).hasSize(1);

    AutoExploration stubborn = explore(Families.net("philosophers:40"), memory(1 << 20));
    assertThat(stubborn).isInstanceOf(ByStubbornSets.class);
    assertThat(stubborn.reason())
        .isEqualTo("probe sets were given up: the memory for stored states is used up");
    assertThat(outcome(stubborn).complete()).isTrue();
  }

  private static Limits memory(long bytes) {
    return Limits.NONE.withMaxMemory(bytes);
  }

  @Test
  void aLimitThatStopsBothIsTheOutcome() throws ModelException {
    AutoExploration found = explore(Families.net("philosophers:30"), Limits.NONE.withMaxStates(500));
    assertThat(outcome(found)).isInstanceOf(LimitReached.class);
    assertThat(((LimitReached) outcome(found)).limit()).isEqualTo(Limit.STATES);
  }

  @Test
  void timeIsUpForBoth() throws ModelException {
    long begin = System.nanoTime();
    AutoExploration found =
        explore(Families.net("szymanski:14"), Limits.NONE.withTimeoutNanos(100_000_000));
    assertThat(((LimitReached) outcome(found)).limit()).isEqualTo(Limit.TIME);
    assertThat(System.nanoTime() - begin).isLessThan(20_000_000_000L);
  }

  @Test
  void anInterruptStopsBoth() throws ModelException {
    Monitor monitor = new Monitor();
    monitor.interrupt();
    AutoExploration found =
        new AutoExplorer(Families.net("szymanski:14"), Order.BFS, Limits.NONE).explore(monitor);
    assertThat(outcome(found)).isInstanceOf(Interrupted.class);
  }
}
