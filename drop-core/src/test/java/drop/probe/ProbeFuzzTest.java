package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Probe sets keep deadlocks and fireable transitions on random nets, under every configuration. A slow
 * machine judges fewer nets, always the same ones first; {@link ProbeFuzz} as a program judges more.
 */
class ProbeFuzzTest {
  private static final long FIRST_SEED = 70_000_000;
  private static final int MOST_STATES = 64;
  private static final int LEAST = 1500;
  private static final int MOST = 2500;
  private static final long ENOUGH = TimeUnit.SECONDS.toNanos(12);

  @Test
  void everyConfigurationKeepsWhatItPromises() {
    List<ProbeOptions> configurations = ProbeFuzz.configurations();
    long begin = System.nanoTime();
    int judged = 0;
    long seed = FIRST_SEED;
    while (judged < LEAST || judged < MOST && System.nanoTime() - begin < ENOUGH) {
      if (SmallStateSpace.of(ProbeNets.net(seed), MOST_STATES).complete()) {
        judged++;
        assertThat(ProbeFuzz.judge(seed, configurations)).isEmpty();
      }
      seed++;
      // A generator that made nothing but unbounded nets would let the test pass in silence.
      assertThat(seed).isLessThan(FIRST_SEED + 2 * MOST);
    }
    assertThat(judged).isBetween(LEAST, MOST);
  }

  /** What the comparison itself is worth: it finds a defect that is put in on purpose. */
  @Test
  void theComparisonSeesDeadlocksThatAreLost() {
    ProbeOptions options = ProbeOptions.DEFAULT.with(Strategy.CLOSURE);
    Pitfalls pitfalls = Pitfalls.of(Pitfall.ENABLED_IS_NOT_MISSED);
    int lost = 0;
    for (long seed = FIRST_SEED; lost == 0 && seed < FIRST_SEED + 2 * MOST; seed++) {
      SmallStateSpace full = SmallStateSpace.of(ProbeNets.net(seed), MOST_STATES);
      if (full.complete()
          && ProbeFuzz.difference(ProbeNets.net(seed), full, options, pitfalls).isPresent()) {
        lost++;
      }
    }
    assertThat(lost).isPositive();
  }
}
