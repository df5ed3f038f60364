package drop.structure;

import static org.assertj.core.api.Assertions.assertThat;

import drop.family.Families;
import drop.net.ModelException;
import drop.net.Nupn;
import drop.net.PetriNet;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
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

  /** Random units: most claims are wrong, and a wrong one must not become a component. */
  @Test
  void holdOneTokenWhateverUnitsClaim() {
    for (long seed = 0; seed < 2000; seed++) {
      PetriNet plain = RandomNets.processes(seed);
      PetriNet net = withRandomUnits(plain, new SplittableRandom(seed));
      check(net, ReferenceStateSpace.of(net, 300).states());
    }
  }

  /** Both branches of the fork look alike to the search, but only one of them comes back. */
  @Test
  void aUnitThatHoldsIsKeptWhereTheSearchMissesIt() {
    PetriNet.Builder net = PetriNet.builder("unit");
    int start = net.place("start", 1);
    int lost = net.place("lost", 0);
    int kept = net.place("kept", 0);
    int fork = net.transition("fork");
    int back = net.transition("back");
    int noise = net.transition("noise");
    net.input(start, fork, 1).output(fork, lost, 1).output(fork, kept, 1);
    net.input(kept, back, 1).output(back, start, 1);
    net.read(kept, noise, 1).input(kept, noise, 1).output(noise, kept, 1);
    assertThat(SequentialComponents.of(net.build())).isEmpty();
    Nupn.Unit unit = new Nupn.Unit("u", List.of(start, kept), List.of());
    net.nupn(new Nupn(true, 0, List.of(unit)));
    assertThat(SequentialComponents.of(net.build())).containsExactly(new int[] {start, kept});
  }

  private static PetriNet withRandomUnits(PetriNet plain, SplittableRandom random) {
    PetriNet.Builder net = PetriNet.builder(plain.id());
    for (int p = 0; p < plain.placeCount(); p++) {
      net.place(plain.placeId(p), plain.initialTokens(p));
    }
    for (int t = 0; t < plain.transitionCount(); t++) {
      net.transition(plain.transitionId(t));
      for (int a = plain.inputs().first(t); a < plain.inputs().first(t + 1); a++) {
        net.input(plain.inputs().place(a), t, plain.inputs().weight(a));
      }
      for (int a = plain.outputs().first(t); a < plain.outputs().first(t + 1); a++) {
        net.output(t, plain.outputs().place(a), plain.outputs().weight(a));
      }
    }
    List<Nupn.Unit> units = new ArrayList<>();
    for (int u = 0; u < 4; u++) {
      List<Integer> places = new ArrayList<>();
      for (int p = 0; p < plain.placeCount(); p++) {
        if (random.nextInt(3) == 0) {
          places.add(p);
        }
      }
      units.add(new Nupn.Unit("u" + u, places, List.of()));
    }
    return net.nupn(new Nupn(true, 0, units)).build();
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
