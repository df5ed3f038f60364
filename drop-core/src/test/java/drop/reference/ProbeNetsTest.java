package drop.reference;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import org.junit.jupiter.api.Test;

/** A fuzzer whose nets do nothing finds nothing, so what they do is pinned down roughly. */
class ProbeNetsTest {
  private static final ProbeNetsCensus CENSUS = ProbeNetsCensus.of(20_000, 1000);

  @Test
  void mostAreSmallAndDoSomething() {
    assertThat(CENSUS.modest()).as(CENSUS.toString()).isGreaterThan(0.85);
    assertThat(CENSUS.meanStates()).as(CENSUS.toString()).isBetween(20.0, 40.0);
  }

  @Test
  void manyDeadlockAndManyGoOnForEver() {
    assertThat(CENSUS.deadlocking()).as(CENSUS.toString()).isGreaterThan(0.4);
    assertThat(CENSUS.endless()).as(CENSUS.toString()).isGreaterThan(0.2);
  }

  @Test
  void everyKindOfArcAndOfBoundOccurs() {
    assertThat(CENSUS.safe()).as(CENSUS.toString()).isBetween(0.25, 0.75);
    assertThat(CENSUS.weighted()).as(CENSUS.toString()).isGreaterThan(0.25);
    assertThat(CENSUS.reading()).as(CENSUS.toString()).isGreaterThan(0.15);
    assertThat(CENSUS.inhibited()).as(CENSUS.toString()).isGreaterThan(0.2);
    assertThat(CENSUS.highThreshold()).as(CENSUS.toString()).isGreaterThan(0.1);
  }

  @Test
  void theOddOnesOccur() {
    boolean source = false;
    boolean pureLoop = false;
    boolean unevenLoop = false;
    for (int seed = 0; seed < 2000; seed++) {
      PetriNet net = ProbeNets.net(seed);
      for (int t = 0; t < net.transitionCount(); t++) {
        boolean changes = false;
        for (int p = 0; p < net.placeCount(); p++) {
          int in = net.inputs().weight(t, p);
          int out = net.outputs().weight(t, p);
          changes |= in != out;
          unevenLoop |= in > 0 && out > 0 && in != out;
        }
        pureLoop |= !changes;
        source |= net.inputs().first(t) == net.inputs().first(t + 1) && changes;
      }
    }
    assertThat(source).isTrue();
    assertThat(pureLoop).isTrue();
    assertThat(unevenLoop).isTrue();
  }

  @Test
  void theSameSeedGivesTheSameNetAndAnotherSeedAnother() {
    for (int seed = 0; seed < 100; seed++) {
      assertThat(ProbeNets.net(seed)).isEqualTo(ProbeNets.net(seed));
    }
    assertThat(ProbeNets.net(1).toString()).isNotEqualTo(ProbeNets.net(2).toString());
  }
}
