package drop.dpor;

import static drop.dpor.Instruction.acquire;
import static drop.dpor.Instruction.await;
import static drop.dpor.Instruction.copy;
import static drop.dpor.Instruction.load;
import static drop.dpor.Instruction.release;
import static drop.dpor.Instruction.store;
import static drop.dpor.Instruction.storeLocal;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs on which algorithms as printed lose something that the corrected ones find. */
class CounterexamplesTest {
  private static final StatelessOptions DEFAULT = StatelessOptions.DEFAULT;
  private static final int LOCK = 3;

  private static Comparison comparison(List<List<Instruction>> threads) {
    return Comparison.of(() -> Program.of(4, threads), 1000);
  }

  /** STATEFUL runs no executions to compare, and LAZY refuses programs that block. */
  private static void allAreRight(Comparison comparison) {
    for (StatelessExplorer explorer :
        EnumSet.complementOf(EnumSet.of(StatelessExplorer.STATEFUL, StatelessExplorer.LAZY))) {
      assertThat(comparison.defects(explorer, DEFAULT)).as("%s", explorer).isEmpty();
    }
  }

  @Test
  void onlyTheLastRaceOfAStepWithSleepSetsLosesATrace() {
    Comparison comparison =
        comparison(
            List.of(
                List.of(copy(0, 1, 1)),
                List.of(copy(1, 1, 1)),
                List.of(load(0, 1), storeLocal(0, 0, 1))));
    assertThat(comparison.traces()).isEqualTo(7);
    assertThat(comparison.defects(StatelessExplorer.CLASSIC, DEFAULT.asPrinted()))
        .contains("ran 6 of 7 traces");
    assertThat(comparison.defects(StatelessExplorer.CLASSIC, DEFAULT.asPrinted().withoutSleep()))
        .isEmpty();
    allAreRight(comparison);
  }

  @Test
  void onlyBlockedStepsLoseTraces() {
    Comparison comparison =
        comparison(
            List.of(
                List.of(acquire(LOCK), release(LOCK)),
                List.of(copy(0, 0, 1), acquire(LOCK), release(LOCK)),
                List.of(load(0, 0), await(1, 0))));
    assertThat(comparison.traces()).isEqualTo(4);
    assertThat(comparison.defects(StatelessExplorer.SOURCE, DEFAULT.asPrinted()))
        .contains("ran 2 of 4 traces");
    allAreRight(comparison);
  }

  @Test
  void onlyBlockedStepsLoseAFinalState() {
    Comparison comparison =
        comparison(
            List.of(
                List.of(load(1, 0), load(0, 1), acquire(LOCK), release(LOCK)),
                List.of(await(2, 0), acquire(LOCK), store(1, 2), release(LOCK))));
    assertThat(comparison.defects(StatelessExplorer.SOURCE, DEFAULT.asPrinted()))
        .anyMatch(defect -> defect.startsWith("found"));
    allAreRight(comparison);
  }
}
