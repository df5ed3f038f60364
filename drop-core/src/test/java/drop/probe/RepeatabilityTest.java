package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.family.Families;
import drop.lts.Lts;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.Acyclic;
import drop.reference.ProbeNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.SmallStateSpace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The same options give the same exploration; other seeds give others with the same deadlocks. */
class RepeatabilityTest {
  /** Some strategies do not get far on some nets; as far as they get they do it again. */
  private static final Limits ENOUGH = Limits.NONE.withMaxStates(2000);

  @Test
  void theSameSeedGivesTheSameSystem() throws ModelException, IOException {
    for (String spec : List.of("szymanski:3", "filesystem:15", "philosophers:4")) {
      for (ProbeOptions options : ProbeFuzz.configurations()) {
        for (ProbeOptions choice : List.of(options, options.withSeed(11))) {
          PetriNet net = Families.net(spec);
          assertThat(figures(net, choice)).isEqualTo(figures(Families.net(spec), choice));
        }
      }
    }
  }

  @Test
  void seedsMakeADifference() throws ModelException, IOException {
    PetriNet net = Families.net("szymanski:4");
    for (Strategy strategy : Strategy.values()) {
      Set<List<Object>> different = new HashSet<>();
      for (int seed = 0; seed < 6; seed++) {
        different.add(figures(net, ProbeOptions.DEFAULT.with(strategy).withSeed(seed)));
      }
      assertThat(different).as(strategy.name()).hasSizeGreaterThan(3);
    }
  }

  /** Where no run is longer than some number nothing can be ignored for ever. */
  @Test
  void withoutCyclesNoProvisoIsNeeded() {
    int seen = 0;
    for (long seed = 0; seen < 500; seed++) {
      PetriNet net = ProbeNets.net(seed);
      SmallStateSpace full = SmallStateSpace.of(net, 64);
      if (!full.complete() || !Acyclic.isAcyclic(ReferenceStateSpace.of(net, 1000))) {
        continue;
      }
      seen++;
      for (Strategy strategy : Strategy.values()) {
        for (Concretisation concretisation : Concretisation.values()) {
          ProbeOptions options =
              ProbeOptions.DEFAULT.with(strategy).with(Proviso.NONE).with(concretisation);
          for (ProbeOptions choice : List.of(options, options.withSeed(seed))) {
            assertThat(ProbeFuzz.difference(net, full, choice, Pitfalls.AVOIDED))
                .as("seed %d, %s", seed, choice)
                .isEmpty();
          }
        }
      }
    }
  }

  private static List<Object> figures(PetriNet net, ProbeOptions options) throws IOException {
    ProbeExploration found =
        new ProbeExplorer(net, options, ENOUGH).explore(new Monitor());
    List<Object> all = new ArrayList<>();
    all.add(found.states());
    all.add(found.vectors());
    all.add(found.missedActions());
    all.add(found.visitedStates());
    all.add(found.fired());
    found.deadlocks().forEach(marking -> all.add(Arrays.toString(marking)));
    Lts lts = found.lts();
    lts.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) {
            int[] marking = new int[net.placeCount()];
            lts.marking(number, marking);
            all.add(Arrays.toString(marking));
          }

          @Override
          public void edge(int from, int transition, int to) {
            all.add(List.of(from, transition, to));
          }
        });
    return all;
  }
}
