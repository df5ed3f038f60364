package drop.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import drop.family.Families;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exploring only what the set selects finds every deadlock, in no more states. */
class StubbornClosureTest {
  private static final int NETS = 4000;
  private static final int MOST_STATES = 200;

  private record Reduced(Set<List<Integer>> states, Set<List<Integer>> deadlocks) {}

  @Test
  void deadlocksAreKeptOnRandomNets() {
    long all = 0;
    long kept = 0;
    int seen = 0;
    for (long seed = 0; seen < NETS; seed++) {
      PetriNet net =
          switch ((int) (seed % 4)) {
            case 0 -> RandomNets.net(seed);
            case 1 -> RandomNets.processes(seed);
            default -> ProbeNets.net(seed);
          };
      ReferenceStateSpace full = ReferenceStateSpace.of(net, MOST_STATES);
      if (!full.complete()) {
        continue;
      }
      seen++;
      Reduced reduced = explore(net);
      assertThat(reduced.deadlocks).as(NetText.of(net)).isEqualTo(deadlocks(full));
      assertThat(reduced.states.size()).isLessThanOrEqualTo(full.states().size());
      all += full.states().size();
      kept += reduced.states.size();
    }
    assertThat(kept).as("states of %d", all).isLessThan(all * 3 / 4);
  }

  @ParameterizedTest
  @CsvSource({"2, 8", "3, 20", "4, 38", "5, 62", "6, 92"})
  void philosophers(int philosophers, int states) throws ModelException {
    assertThat(explore(Families.net("philosophers:" + philosophers)).states).hasSize(states);
  }

  /** A selection is some of what is enabled, never nothing, and the same again. */
  @Test
  void aSelectionIsAPartOfWhatIsEnabled() {
    for (long seed = 0; seed < 300; seed++) {
      PetriNet net = ProbeNets.net(seed);
      StubbornClosure stubborn = new StubbornClosure(net, Demand.DEADLOCKS);
      for (int[] marking : ReferenceStateSpace.of(net, 50).states()) {
        int[] enabled = changing(net, marking);
        if (enabled.length > 0) {
          int[] selected = stubborn.select(marking, enabled);
          assertThat(selected).isNotEmpty().isSorted().doesNotHaveDuplicates();
          assertThat(Arrays.stream(enabled).boxed().toList())
              .containsAll(Arrays.stream(selected).boxed().toList());
          StubbornClosure other = new StubbornClosure(net, Demand.DEADLOCKS);
          assertThat(other.select(marking, enabled)).isEqualTo(selected);
        }
      }
    }
  }

  private static Reduced explore(PetriNet net) {
    StubbornClosure stubborn = new StubbornClosure(net, Demand.DEADLOCKS);
    Reduced reduced = new Reduced(new HashSet<>(), new HashSet<>());
    Deque<int[]> open = new ArrayDeque<>();
    open.add(net.initialMarking());
    reduced.states.add(list(net.initialMarking()));
    while (!open.isEmpty()) {
      int[] marking = open.pop();
      int[] enabled = changing(net, marking);
      if (enabled.length == 0) {
        boolean loops =
            IntStream.range(0, net.transitionCount())
                .anyMatch(t -> ReferenceStateSpace.enabled(net, t, marking));
        if (!loops) {
          reduced.deadlocks.add(list(marking));
        }
        continue;
      }
      for (int t : stubborn.select(marking, enabled)) {
        int[] next = ReferenceStateSpace.fire(net, t, marking);
        if (reduced.states.add(list(next))) {
          open.push(next);
        }
      }
    }
    return reduced;
  }

  private static int[] changing(PetriNet net, int[] marking) {
    return IntStream.range(0, net.transitionCount())
        .filter(t -> ReferenceStateSpace.enabled(net, t, marking))
        .filter(t -> !Arrays.equals(ReferenceStateSpace.fire(net, t, marking), marking))
        .toArray();
  }

  private static Set<List<Integer>> deadlocks(ReferenceStateSpace full) {
    return full.deadlocks().stream()
        .map(number -> list(full.states().get(number)))
        .collect(Collectors.toSet());
  }

  private static List<Integer> list(int[] marking) {
    return Arrays.stream(marking).boxed().toList();
  }
}
