package drop.explore;

import static org.assertj.core.api.Assertions.assertThat;

import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.net.PetriNet;
import drop.reference.ConservativeNets;
import drop.reference.PaddedNets;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.ReferenceStateSpace.Edge;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every way to explore finds the states, edges and deadlocks of the reference, on random nets. */
class ExplorerContractTest {
  private static final int MAX_STATES = 3000;

  @ParameterizedTest
  @EnumSource(Way.class)
  void findsTheReferenceStatesAndDeadlocks(Way way) {
    int nets = way.affordable(3000);
    int compared = 0;
    for (long seed = 0; seed < nets; seed++) {
      compared += compare(way, RandomNets.net(seed));
    }
    assertThat(compared).as("bounded nets").isGreaterThan(nets / 3);
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void findsTheReferenceStatesWhereCountsOutgrowTheLayout(Way way) {
    for (long seed = 0; seed < way.affordable(1000); seed++) {
      assertThat(compare(way, ConservativeNets.net(seed))).isEqualTo(1);
    }
  }

  /** Most places share the field of a sequential component. */
  @ParameterizedTest
  @EnumSource(Way.class)
  void findsTheReferenceStatesOfProcesses(Way way) {
    int nets = way.affordable(3000);
    int compared = 0;
    for (long seed = 0; seed < nets; seed++) {
      compared += compare(way, RandomNets.processes(seed));
    }
    assertThat(compared).as("bounded nets").isGreaterThan(nets / 3);
  }

  /** States of two to a dozen words, transitions beyond the 64th and the 128th. */
  @ParameterizedTest
  @EnumSource(Way.class)
  void findsTheReferenceStatesAmongPadding(Way way) {
    int nets = way.affordable(600);
    int compared = 0;
    for (long seed = 0; seed < nets; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      PetriNet small =
          switch ((int) (seed % 3)) {
            case 0 -> RandomNets.net(seed);
            case 1 -> ConservativeNets.net(seed);
            default -> RandomNets.processes(seed);
          };
      if (ReferenceStateSpace.of(small, 400).complete()) {
        PetriNet net =
            PaddedNets.around(
                small, seed, 5 + random.nextInt(35), random.nextInt(200), seed % 3 == 0);
        compared += compare(way, net);
      }
    }
    assertThat(compared).isGreaterThan(nets / 2);
  }

  @Test
  void breadthFirstNumbersStatesAndEdgesAsTheReferenceDoes() throws IOException {
    for (long seed = 0; seed < 1000; seed++) {
      PetriNet net = seed % 2 == 0 ? RandomNets.net(seed) : ConservativeNets.net(seed);
      ReferenceStateSpace reference = ReferenceStateSpace.of(net, MAX_STATES);
      if (reference.complete()) {
        StoredSpace space = (StoredSpace) Way.BREADTH_FIRST.explore(net).space();
        List<Edge> edges = new ArrayList<>();
        List<Integer> deadlocks = new ArrayList<>();
        new StoredLts(space).walk(collector(edges, deadlocks));
        assertThat(edges).as("edges of net %d", seed).isEqualTo(reference.edges());
        assertThat(deadlocks).isEqualTo(reference.deadlocks());
      }
    }
  }

  /** Yields how many nets were compared: none where there are too many states for the reference. */
  private static int compare(Way way, PetriNet net) {
    ReferenceStateSpace reference = ReferenceStateSpace.of(net, MAX_STATES);
    if (!reference.complete()) {
      return 0;
    }
    Comparison.assertSame(way.explore(net), reference);
    return 1;
  }

  private static Lts.Visitor collector(List<Edge> edges, List<Integer> deadlocks) {
    return new Lts.Visitor() {
      @Override
      public void state(int number, boolean deadlock) {
        if (deadlock) {
          deadlocks.add(number);
        }
      }

      @Override
      public void edge(int from, int transition, int to) {
        edges.add(new Edge(from, transition, to));
      }
    };
  }
}
