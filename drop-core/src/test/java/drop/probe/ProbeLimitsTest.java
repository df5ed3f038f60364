package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.family.Families;
import drop.lts.Lts;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ReferenceStateSpace;
import drop.result.Outcome;
import drop.result.Outcome.Interrupted;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stops a probe-set exploration is said, and what was found by then is true. */
class ProbeLimitsTest {
  private static final ProbeOptions LARGE =
      ProbeOptions.DEFAULT.with(Strategy.REVERSING_FREE).with(Proviso.AGING);

  /** A net that takes longer than anyone waits under these options. */
  private static PetriNet endless;

  private static PetriNet szymanski;

  @BeforeAll
  static void nets() throws ModelException {
    endless = Families.net("filesystem:13");
    szymanski = Families.net("szymanski:4");
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void aLimitOfVectorsIsKept(Strategy strategy) throws IOException {
    ProbeOptions options = ProbeOptions.DEFAULT.with(strategy);
    int all = explore(szymanski, options, Limits.NONE).vectors();
    for (int most : new int[] {1, 2, 3, 10, all / 2, all - 1, all, all + 1}) {
      ProbeExploration found =
          explore(szymanski, options, Limits.NONE.withMaxStates(most));
      if (most < all) {
        assertThat(found.outcome())
            .isEqualTo(
                new LimitReached(
                    Limit.STATES, "the limit of " + most + " vectors is reached"));
        assertThat(found.vectors()).isEqualTo(most);
      } else {
        assertThat(found.outcome().complete()).isTrue();
      }
      assertTrue(found);
    }
  }

  @Test
  void aLimitOfTimeStopsTheSearch() throws IOException {
    Limits limits = Limits.NONE.withTimeoutNanos(TimeUnit.MILLISECONDS.toNanos(40));
    ProbeExploration found =
        Assertions.assertTimeout(Duration.ofSeconds(20), () -> explore(endless, LARGE, limits));
    assertThat(limit(found.outcome())).isEqualTo(Limit.TIME);
    assertTrue(found);
  }

  @Test
  void anInterruptStopsTheSearch() {
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
    ProbeExploration found =
        Assertions.assertTimeout(
            Duration.ofSeconds(20),
            () -> new ProbeExplorer(endless, LARGE, Limits.NONE).explore(monitor));
    assertThat(found.outcome()).isEqualTo(new Interrupted());
    assertThat(found.vectors()).isGreaterThanOrEqualTo(3000);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1000, 5000, 50_000, 500_000})
  void aLimitOfMemoryStopsTheSearch(long bytes) {
    ProbeExploration found = explore(endless, LARGE, Limits.NONE.withMaxMemory(bytes));
    assertThat(limit(found.outcome())).isEqualTo(Limit.MEMORY);
    assertThat(found.statistics().memoryBytes()).isLessThanOrEqualTo(bytes);
  }

  @ParameterizedTest
  @EnumSource(Concretisation.class)
  void anUnboundedNetIsToldAsOne(Concretisation concretisation) {
    PetriNet source = NetText.parse("source", "m0: p\nmake: p -> p q\nmove: 2*q -> r\n");
    for (Strategy strategy : Strategy.values()) {
      for (Proviso proviso : new Proviso[] {Proviso.NODUP, Proviso.AGING}) {
        ProbeOptions options =
            ProbeOptions.DEFAULT.with(strategy).with(proviso).with(concretisation);
        Limits limits = Limits.NONE.withMaxStates(1000);
        // One vector with many tokens can take for ever, and no limit is looked at meanwhile.
        Outcome outcome =
            Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> explore(source, options, limits).outcome());
        assertThat(limit(outcome)).as(options.toString()).isEqualTo(Limit.UNBOUNDED);
        assertThat(((LimitReached) outcome).detail()).contains("make");
      }
    }
  }

  /** A net with a bound beyond suspicion is explored to its end. */
  @Test
  void manyTokensAreNotTakenForUnbounded() {
    PetriNet net = NetText.parse("many", "m0: 60*p\nmove: p -> 2*q\n");
    for (Concretisation concretisation : Concretisation.values()) {
      ProbeExploration found =
          explore(net, ProbeOptions.DEFAULT.with(concretisation), Limits.NONE);
      assertThat(found.outcome().complete()).isTrue();
      assertThat(found.deadlocks()).containsExactly(new int[] {0, 120});
    }
  }

  @Test
  void tokensThatAnIntDoesNotCountStopTheSearch() {
    PetriNet net =
        NetText.parse("large", "m0: p " + Integer.MAX_VALUE + "*q\nmore: p -> q\n");
    ProbeExploration found = explore(net, ProbeOptions.DEFAULT, Limits.NONE);
    assertThat(limit(found.outcome())).isEqualTo(Limit.TOKENS);
  }

  private static Limit limit(Outcome outcome) {
    return ((LimitReached) outcome).limit();
  }

  private static ProbeExploration explore(PetriNet net, ProbeOptions options, Limits limits) {
    return new ProbeExplorer(net, options, limits).explore(new Monitor());
  }

  /** Whatever was explored by then is a part of the state space. */
  private static void assertTrue(ProbeExploration found) throws IOException {
    Lts lts = found.lts();
    int[] from = new int[lts.net().placeCount()];
    int[] target = new int[from.length];
    lts.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) {
            lts.marking(number, from);
          }

          @Override
          public void edge(int state, int transition, int to) {
            lts.marking(to, target);
            assertThat(ReferenceStateSpace.enabled(lts.net(), transition, from)).isTrue();
            assertThat(target)
                .isEqualTo(ReferenceStateSpace.fire(lts.net(), transition, from));
          }
        });
  }
}
