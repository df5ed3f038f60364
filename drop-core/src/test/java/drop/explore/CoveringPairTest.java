package drop.explore;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.ConservativeNets;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A net is called unbounded only where a cycle can be repeated for ever and a place grows by it. */
class CoveringPairTest {
  @Test
  void aClaimedCycleCanBeFiredAgainAndAgain() {
    int claimed = 0;
    int replayed = 0;
    for (long seed = 0; seed < 4000; seed++) {
      PetriNet net = RandomNets.net(seed);
      ReferenceStateSpace part = ReferenceStateSpace.of(net, 1000);
      if (part.complete()) {
        continue;
      }
      for (int p = 0; p < net.placeCount(); p++) {
        Optional<CoveringPair> pair = CoveringPair.search(net, p);
        if (pair.isPresent()) {
          assertThat(pair.get().place()).isEqualTo(p);
          claimed++;
          replayed += replays(part, pair.get()) ? 1 : 0;
        }
      }
    }
    assertThat(claimed).isGreaterThan(500);
    // The others start from markings that lie deeper than the part looked at here.
    assertThat(replayed).isGreaterThan(claimed * 9 / 10);
  }

  /** Whether the cycle can be fired from a reachable marking; if so, it can be for ever. */
  private static boolean replays(ReferenceStateSpace part, CoveringPair pair) {
    for (int[] marking : part.states()) {
      int[] now = repeat(part.net(), pair, marking);
      if (now != null && now[pair.place()] > marking[pair.place()]) {
        for (int round = 0; round < 200; round++) {
          int[] next = repeat(part.net(), pair, now);
          assertThat(next).as("round %d of %s", round, part.net().id()).isNotNull();
          assertThat(next[pair.place()]).isGreaterThan(now[pair.place()]);
          now = next;
        }
        return true;
      }
    }
    return false;
  }

  /** The marking after one more cycle, or null where it cannot be fired. */
  private static int[] repeat(PetriNet net, CoveringPair pair, int[] marking) {
    int[] now = marking;
    for (int t : pair.cycle()) {
      if (!ReferenceStateSpace.enabled(net, t, now)) {
        return null;
      }
      now = ReferenceStateSpace.fire(net, t, now);
    }
    return now;
  }

  @Test
  void noPlaceOfABoundedNetIsClaimedToGrow() {
    int bounded = 0;
    int inhibited = 0;
    for (long seed = 0; seed < 4000; seed++) {
      PetriNet net = seed % 5 == 0 ? ConservativeNets.net(seed) : RandomNets.net(seed);
      if (ReferenceStateSpace.of(net, 1000).complete()) {
        bounded++;
        inhibited += net.inhibitors().count() > 0 ? 1 : 0;
        for (int p = 0; p < net.placeCount(); p++) {
          assertThat(CoveringPair.search(net, p)).as("place %d of %s", p, net.id()).isEmpty();
        }
      }
    }
    assertThat(bounded).isGreaterThan(2000);
    assertThat(inhibited).isGreaterThan(400);
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void anInhibitorArcThatStopsTheGrowthIsHeeded(Way way) {
    PetriNet.Builder net = PetriNet.builder("inhibited");
    int p = net.place("p", 0);
    int t = net.transition("t");
    net.output(t, p, 1).inhibitor(p, t, 20);
    Exploration found = way.explore(net.build());
    assertThat(found.outcome().complete()).isTrue();
    assertThat(found.statistics().states()).isEqualTo(21);
    assertThat(found.statistics().deadlocks()).isEqualTo(1);
  }

  /** What grows is one place, what stops it another one that grows along. */
  @ParameterizedTest
  @EnumSource(Way.class)
  void anInhibitorArcFromAnotherGrowingPlaceIsHeeded(Way way) {
    PetriNet.Builder builder = PetriNet.builder("indirect");
    int p = builder.place("p", 0);
    int q = builder.place("q", 0);
    int r = builder.place("r", 1);
    int grow = builder.transition("grow");
    builder.output(grow, p, 3).output(grow, q, 1).read(r, grow, 1);
    int stop = builder.transition("stop");
    builder.input(r, stop, 1).inhibitor(p, stop, 1);
    builder.inhibitor(q, grow, 30);
    PetriNet net = builder.build();
    Comparison.assertSame(way.explore(net), ReferenceStateSpace.of(net, 1000));
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void anUnboundedNetIsCalledUnboundedWithItsCycle(Way way) {
    PetriNet.Builder net = PetriNet.builder("pump");
    int a = net.place("a", 1);
    int b = net.place("b", 0);
    int heap = net.place("heap", 0);
    int there = net.transition("there");
    net.input(a, there, 1).output(there, b, 1);
    int back = net.transition("back");
    net.input(b, back, 1).output(back, a, 1).output(back, heap, 1);
    assertThat(way.explore(net.build()).outcome())
        .isEqualTo(
            new LimitReached(
                Limit.UNBOUNDED,
                "the net is unbounded: place heap grows each time there back is fired"));
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void nothingUnboundedIsEverComplete(Way way) {
    int unbounded = 0;
    for (long seed = 0; seed < way.affordable(400); seed++) {
      PetriNet net = RandomNets.net(seed);
      if (!ReferenceStateSpace.of(net, 2000).complete()) {
        LimitReached outcome =
            (LimitReached) way.explore(net, Limits.NONE.withMaxStates(2000)).outcome();
        assertThat(outcome.limit()).isIn(Limit.UNBOUNDED, Limit.STATES);
        unbounded += outcome.limit() == Limit.UNBOUNDED ? 1 : 0;
      }
    }
    assertThat(unbounded).isGreaterThan(way.affordable(400) / 20);
  }
}
