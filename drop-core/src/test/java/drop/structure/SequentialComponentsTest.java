package drop.structure;

import static org.assertj.core.api.Assertions.assertThat;

import drop.family.Families;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Components hold exactly one token, whatever happens. */
class SequentialComponentsTest {
  @Test
  void holdOneTokenInEveryReachableMarkingOfRandomNets() {
    int found = 0;
    for (long seed = 0; seed < 4000; seed++) {
      PetriNet net = seed % 2 == 0 ? RandomNets.net(seed) : RandomNets.processes(seed);
      found += check(net, ReferenceStateSpace.of(net, 500).states());
    }
    assertThat(found).as("components to look at").isGreaterThan(4000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"philosophers:3", "fs:2", "idx:2", "szymanski:3", "ring:3", "bakery:2,2", "fms:1"})
  void holdOneTokenInEveryReachableMarkingOfTheFamilies(String spec) throws ModelException {
    PetriNet net = Families.net(spec);
    check(net, ReferenceStateSpace.of(net, 5000).states());
  }

  @Test
  void theLocationsOfEachProcessAreOne() throws ModelException {
    PetriNet net = Families.net("szymanski:4");
    List<int[]> components = SequentialComponents.of(net);
    assertThat(components).hasSize(4).allSatisfy(places -> assertThat(places).hasSize(6));
  }

  @Test
  void aForkOfTheTokenIsNoComponent() {
    PetriNet.Builder net = PetriNet.builder("fork");
    int start = net.place("start", 1);
    int left = net.place("left", 0);
    int right = net.place("right", 0);
    int fork = net.transition("fork");
    int join = net.transition("join");
    net.input(start, fork, 1).output(fork, left, 1).output(fork, right, 1);
    net.input(left, join, 1).output(join, start, 1).output(join, start, 1);
    assertThat(SequentialComponents.of(net.build())).isEmpty();
  }

  private static int check(PetriNet net, List<int[]> markings) {
    List<int[]> components = SequentialComponents.of(net);
    Set<Integer> seen = new HashSet<>();
    for (int[] component : components) {
      assertThat(component).hasSizeGreaterThan(1);
      for (int place : component) {
        assertThat(seen.add(place)).as("disjoint in %s", net.name()).isTrue();
      }
      for (int[] marking : markings) {
        int tokens = 0;
        for (int place : component) {
          tokens += marking[place];
        }
        assertThat(tokens).as("tokens of a component of %s", net.name()).isEqualTo(1);
      }
    }
    return components.size();
  }
}
