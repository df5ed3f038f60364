package drop.explore;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.ConservativeNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.ScaledNets;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Counts up to the largest int are exact, and one more is a limit and never a wrong number. */
class TokenLimitTest {
  private static final int MOST = Integer.MAX_VALUE;

  @ParameterizedTest
  @EnumSource(Way.class)
  void aPlaceThatWouldExceedAnIntStopsTheSearch(Way way) {
    PetriNet.Builder net = PetriNet.builder("source");
    int p = net.place("p", MOST - 3);
    net.output(net.transition("t"), p, 1);
    Exploration found = way.explore(net.build());
    assertThat(found.outcome())
        .isEqualTo(new LimitReached(Limit.TOKENS, "place p exceeds 2147483647 tokens"));
    assertThat(found.statistics().states()).isEqualTo(4);
    assertThat(found.statistics().maxTokensInPlace()).isEqualTo(MOST);
    assertThat(found.statistics().maxTokens()).isEqualTo(MOST);
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void aGainOfTheLargestIntIsCarriedOutOnce(Way way) {
    PetriNet.Builder net = PetriNet.builder("source");
    int p = net.place("p", 0);
    net.output(net.transition("t"), p, MOST);
    Exploration found = way.explore(net.build());
    assertThat(((LimitReached) found.outcome()).limit()).isEqualTo(Limit.TOKENS);
    assertThat(found.statistics().states()).isEqualTo(2);
    assertThat(found.statistics().maxTokensInPlace()).isEqualTo(MOST);
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void aLoopOnAFullPlaceNeedsNoRoomBeyondIt(Way way) {
    PetriNet.Builder net = PetriNet.builder("loop");
    int p = net.place("p", MOST);
    int q = net.place("q", 1);
    int loop = net.transition("loop");
    net.input(p, loop, 5).output(loop, p, 5).input(q, loop, 1);
    int shrink = net.transition("shrink");
    net.input(p, shrink, MOST).output(shrink, p, MOST - 1);
    PetriNet built = net.build();
    Comparison.assertSame(way.explore(built), ReferenceStateSpace.of(built, 100));
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void countsNearTheLargestIntAreThoseOfTheReference(Way way) {
    int nets = way.affordable(500);
    int compared = 0;
    for (long seed = 0; seed < nets; seed++) {
      PetriNet small = ConservativeNets.net(seed);
      int tokens = Arrays.stream(small.initialMarking()).sum();
      int factor = MOST / Math.max(tokens, 40);
      if (tokens > 0 && ReferenceStateSpace.of(small, 300).complete()) {
        PetriNet net = ScaledNets.scaled(small, factor);
        Comparison.assertSame(way.explore(net), ReferenceStateSpace.of(net, 300));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(nets / 2);
  }

  /** Several full places share words, and their sum exceeds an int. */
  @ParameterizedTest
  @EnumSource(Way.class)
  void manyFullPlacesAddUpBeyondAnInt(Way way) {
    PetriNet.Builder net = PetriNet.builder("full");
    for (int i = 0; i < 7; i++) {
      int full = net.place("full" + i, MOST - 1);
      int spare = net.place("spare" + i, 1);
      int t = net.transition("t" + i);
      net.input(spare, t, 1).output(t, full, 1);
    }
    Exploration found = way.explore(net.build());
    assertThat(found.outcome().complete()).isTrue();
    assertThat(found.statistics().states()).isEqualTo(128);
    assertThat(found.statistics().maxTokensInPlace()).isEqualTo(MOST);
    assertThat(found.statistics().maxTokens()).isEqualTo(7L * MOST);
  }
}
