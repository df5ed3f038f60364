package drop.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.explore.StateSpace;
import drop.explore.StoredSpace;
import drop.family.Families;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.net.PetriNet;
import drop.reduce.PersistentSets.Algorithm;
import drop.reference.NetText;
import drop.reference.ProbeFixtures;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every static reduction against full exploration: the same deadlocks, never more states. */
class EnabledFilterTest {
  private static final Map<String, Function<PetriNet, EnabledFilter>> FILTERS =
      new TreeMap<>(
          Map.of(
              "weak", net -> new StubbornDeletion(net, Demand.DEADLOCKS, DeletionOptions.WEAK),
              "strong", net -> new StubbornDeletion(net, Demand.DEADLOCKS, DeletionOptions.STRONG),
              "closure", net -> new StubbornClosure(net, Demand.DEADLOCKS),
              "ample", net -> new AmpleSets(net, Demand.DEADLOCKS),
              "conflicting",
                  net -> new PersistentSets(net, Demand.DEADLOCKS, Algorithm.CONFLICTING),
              "overman", net -> new PersistentSets(net, Demand.DEADLOCKS, Algorithm.OVERMAN)));

  static Stream<String> filters() {
    return FILTERS.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("filters")
  void theDeadlocksOfRandomNetsAreFound(String name) throws IOException {
    int nets = 0;
    for (long seed = 0; nets < 2500; seed++) {
      PetriNet net = ProbeNets.net(seed);
      SmallStateSpace full = SmallStateSpace.of(net, 300);
      if (full.complete()) {
        nets++;
        for (Order order : Order.values()) {
          check(net, full, FILTERS.get(name).apply(net), order);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("filters")
  void theDeadlocksOfTheFixturesAreFound(String name) throws IOException {
    for (ProbeFixtures.Fixture fixture : ProbeFixtures.all()) {
      PetriNet net = fixture.net();
      SmallStateSpace full = SmallStateSpace.of(net, 2000);
      check(net, full, FILTERS.get(name).apply(net), Order.BFS);
    }
  }

  private static void check(PetriNet net, SmallStateSpace full, EnabledFilter filter, Order order)
      throws IOException {
    Exploration exploration =
        new Explorer(net, order, Reduced.by(filter), Limits.NONE).explore(new Monitor());
    StateSpace space = exploration.space();
    int[] marking = new int[net.placeCount()];
    long[] found =
        IntStream.range(0, space.deadlocks().size())
            .mapToLong(
                i -> {
                  space.marking(space.deadlocks().get(i), marking);
                  return SmallStateSpace.pack(marking);
                })
            .sorted()
            .toArray();
    assertThat(found).as(NetText.of(net)).isEqualTo(full.deadlocks());
    assertThat(space.size()).isLessThanOrEqualTo(full.states());
    Lts lts = new StoredLts((StoredSpace) space);
    long[] edges = {0};
    lts.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) {}

          @Override
          public void edge(int from, int transition, int to) {
            assertThat(to).isNotNegative();
            edges[0]++;
          }
        });
    assertThat(edges[0]).isEqualTo(exploration.statistics().transitions());
  }

  @ParameterizedTest
  @CsvSource({
    "phil:14, 366",
    "fs:7, 50",
    "idx:7, 57",
    "ring:14, 42",
    "kanban:5, 17",
    "'buffer:7,20', 23",
    "fsv:14, 120",
    "fsv:16, 300",
    "idxv:12, 196",
    "filesystem:16, 114",
    "fsfull:6, 31",
    "idxfull:3, 37",
    "philosophers:10, 272",
  })
  void weakSetsKeepFewStates(String model, long states) throws Exception {
    PetriNet net = Families.net(model);
    assertThat(states(net, FILTERS.get("weak"))).isEqualTo(states);
  }

  @Test
  void pairsOfPlacesTellWhatIsNeverEnabledTogether() {
    PetriNet net =
        NetText.parse("n", "m0: p x\na: p -> q\nb: q -> p\nc: p x -> d\ne: q d -> f\ng: z -> p\n");
    Conditions conditions = new Conditions(net);
    PairReachability pairs = new PairReachability(net, conditions);
    assertThat(pairs.coEnabled(0, 2)).isTrue();
    assertThat(pairs.coEnabled(0, 1)).isFalse();
    assertThat(pairs.coEnabled(1, 2)).isFalse();
    assertThat(pairs.reachable(3)).as("q and d are never marked together").isFalse();
    assertThat(pairs.reachable(4)).as("z is never marked").isFalse();
  }

  private static long states(PetriNet net, Function<PetriNet, EnabledFilter> filter) {
    return new Explorer(net, Order.BFS, Reduced.by(filter.apply(net)), Limits.NONE)
        .explore(new Monitor())
        .statistics()
        .states();
  }
}
