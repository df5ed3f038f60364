package drop.explore;

import static org.assertj.core.api.Assertions.assertThat;

import drop.lts.Lts;
import drop.net.PetriNet;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.ReferenceStateSpace.Edge;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.collections.api.list.primitive.IntList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every way to explore finds the states, edges and deadlocks of the reference, on random nets. */
class ExplorerContractTest {
  private static final int NETS = 4000;
  private static final int MAX_STATES = 3000;

  /** The ways to explore. */
  enum Way {
    BREADTH_FIRST(Order.BFS, 1),
    DEPTH_FIRST(Order.DFS, 1),
    TWO_THREADS(Order.BFS, 2);

    private final Order order;
    private final int threads;

    Way(Order order, int threads) {
      this.order = order;
      this.threads = threads;
    }

    Exploration explore(PetriNet net) {
      return new Explorer(net, order, threads, Limits.NONE).explore(new Monitor());
    }
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void findsTheReferenceStatesAndDeadlocks(Way way) {
    int compared = 0;
    for (long seed = 0; seed < NETS; seed++) {
      PetriNet net = RandomNets.net(seed);
      ReferenceStateSpace reference = ReferenceStateSpace.of(net, MAX_STATES);
      if (!reference.complete()) {
        continue;
      }
      Exploration found = way.explore(net);
      assertThat(found.outcome().complete()).as("net %d", seed).isTrue();
      assertThat(states(found.space())).as("states of net %d", seed).isEqualTo(states(reference));
      assertThat(markings(found.space(), found.space().deadlocks()))
          .as("deadlocks of net %d", seed)
          .isEqualTo(deadlocks(reference));
      assertThat(found.statistics().transitions())
          .as("transitions of net %d", seed)
          .isEqualTo(reference.edges().size());
      assertThat(found.statistics().maxTokensInPlace()).isEqualTo(reference.maxTokensInPlace());
      assertThat(found.statistics().maxTokens()).isEqualTo(reference.maxTokens());
      compared++;
    }
    assertThat(compared).as("bounded nets").isGreaterThan(NETS / 3);
  }

  @Test
  void breadthFirstNumbersStatesAndEdgesAsTheReferenceDoes() throws IOException {
    for (long seed = 0; seed < 500; seed++) {
      ReferenceStateSpace reference =
          ReferenceStateSpace.of(RandomNets.net(seed), MAX_STATES);
      if (reference.complete()) {
        StoredSpace space =
            (StoredSpace) Way.BREADTH_FIRST.explore(reference.net()).space();
        List<Edge> edges = new ArrayList<>();
        List<Integer> deadlocks = new ArrayList<>();
        new Lts(space).walk(collector(edges, deadlocks));
        assertThat(edges).as("edges of net %d", seed).isEqualTo(reference.edges());
        assertThat(deadlocks).isEqualTo(reference.deadlocks());
      }
    }
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

  private static Set<String> states(StateSpace space) {
    Set<String> states = new TreeSet<>();
    int[] marking = new int[space.net().placeCount()];
    for (StateSpace.Range range : space.ranges()) {
      for (int number = range.from(); number < range.to(); number++) {
        space.marking(number, marking);
        assertThat(states.add(Arrays.toString(marking))).as("stored once").isTrue();
      }
    }
    return states;
  }

  private static Set<String> states(ReferenceStateSpace reference) {
    return reference.states().stream()
        .map(Arrays::toString)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> markings(StateSpace space, IntList numbers) {
    Set<String> markings = new TreeSet<>();
    int[] marking = new int[space.net().placeCount()];
    numbers.forEach(
        number -> {
          space.marking(number, marking);
          markings.add(Arrays.toString(marking));
        });
    return markings;
  }

  private static Set<String> deadlocks(ReferenceStateSpace reference) {
    return reference.deadlocks().stream()
        .map(number -> Arrays.toString(reference.states().get(number)))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
