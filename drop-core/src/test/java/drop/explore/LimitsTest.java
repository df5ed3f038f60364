package drop.explore;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.result.Outcome.Interrupted;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What stops an exploration is said, and what was found by then is true. */
class LimitsTest {
  private static final PetriNet ENDLESS = CountedNets.cycles(40);

  @ParameterizedTest
  @EnumSource(Way.class)
  void aLimitOfStatesIsExact(Way way) {
    for (long seed = 0; seed < way.affordable(300); seed++) {
      PetriNet net = RandomNets.net(seed);
      ReferenceStateSpace reference = ReferenceStateSpace.of(net, 300);
      if (!reference.complete()) {
        continue;
      }
      int all = reference.states().size();
      for (int most : new int[] {1, 2, 3, 10, all / 2, all - 1, all, all + 1}) {
        if (most < 1) {
          continue;
        }
        Exploration found = way.explore(net, Limits.NONE.withMaxStates(most));
        assertThat(found.space().size()).isEqualTo(Math.min(most, all));
        assertThat(found.outcome())
            .as("net %d with %d of %d states", seed, most, all)
            .isEqualTo(most < all ? statesReached(most) : new Complete());
        Comparison.assertPart(found, reference);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(value = Way.class, names = {"BREADTH_FIRST", "DEPTH_FIRST"})
  void theSameLimitOfStatesGivesTheSameStates(Way way) {
    Limits limits = Limits.NONE.withMaxStates(5000);
    Exploration once = way.explore(ENDLESS, limits);
    Exploration again = way.explore(ENDLESS, limits);
    assertThat(once.space().size()).isEqualTo(5000);
    assertThat(again.statistics().transitions()).isEqualTo(once.statistics().transitions());
    for (int number = 0; number < 5000; number++) {
      assertThat(Comparison.marking(again.space(), number))
          .isEqualTo(Comparison.marking(once.space(), number));
    }
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void everyWayStoresAsManyStatesAsAllowed(Way way) {
    for (int most : new int[] {1, 2, 7, 64, 65, 5000, 65_535, 65_536, 65_537, 100_000}) {
      Exploration found = way.explore(ENDLESS, Limits.NONE.withMaxStates(most));
      assertThat(found.outcome()).isEqualTo(statesReached(most));
      assertThat(found.space().size()).isEqualTo(most);
      Comparison.markings(found.space());
    }
  }

  /** Threads that share a limit must not stop because one of them has used its share up. */
  @ParameterizedTest
  @EnumSource(Way.class)
  void aLimitThatIsNotReachedDoesNotStopTheSearch(Way way) {
    PetriNet net = CountedNets.cycles(17);
    for (int spare : new int[] {-1, 0, 1, 9000}) {
      int most = (1 << 17) + spare;
      Exploration found = way.explore(net, Limits.NONE.withMaxStates(most));
      assertThat(found.outcome()).isEqualTo(spare < 0 ? statesReached(most) : new Complete());
      assertThat(found.space().size()).isEqualTo(Math.min(most, 1 << 17));
    }
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void aLimitOfTimeStopsASearchThatWouldTakeTooLong(Way way) {
    Limits limits = Limits.NONE.withTimeoutNanos(TimeUnit.MILLISECONDS.toNanos(60));
    Exploration found =
        Assertions.assertTimeout(Duration.ofSeconds(20), () -> way.explore(ENDLESS, limits));
    assertThat(limit(found.outcome())).isEqualTo(Limit.TIME);
    assertThat(found.space().size()).isGreaterThan(0);
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void noTimeAtAllLeavesTheInitialState(Way way) {
    Exploration found = way.explore(ENDLESS, Limits.NONE.withTimeoutNanos(0));
    assertThat(limit(found.outcome())).isEqualTo(Limit.TIME);
    assertThat(found.space().size()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void anInterruptFromAnotherThreadStopsTheSearch(Way way) {
    Monitor monitor = new Monitor();
    Thread user =
        new Thread(
            () -> {
              while (monitor.states() < 3000) {
                Thread.onSpinWait();
              }
              monitor.interrupt();
            });
    user.start();
    Exploration found =
        Assertions.assertTimeout(
            Duration.ofSeconds(20), () -> way.explore(ENDLESS, Limits.NONE, monitor));
    assertThat(found.outcome()).isEqualTo(new Interrupted());
    assertThat(found.space().size()).isGreaterThanOrEqualTo(3000);
    assertThat(monitor.frontier()).isBetween(0L, monitor.states());
  }

  @Test
  void depthFirstSearchIsForOneThread() {
    Assertions.assertThrows(
        IllegalArgumentException.class,
        () -> new Explorer(ENDLESS, Order.DFS, 2, Limits.NONE));
    Assertions.assertThrows(
        IllegalArgumentException.class,
        () -> new Explorer(ENDLESS, Order.BFS, 0, Limits.NONE));
  }

  private static Outcome statesReached(int most) {
    return new LimitReached(Limit.STATES, "the limit of " + most + " states is reached");
  }

  private static Limit limit(Outcome outcome) {
    return ((LimitReached) outcome).limit();
  }
}
