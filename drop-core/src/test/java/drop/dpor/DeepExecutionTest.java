package drop.dpor;

import static drop.dpor.Instruction.inc;
import static drop.dpor.Instruction.load;
import static org.assertj.core.api.Assertions.assertThat;

import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DeepExecutionTest {
  private static final int DEPTH = 100_000;

  private static Program program() {
    return Program.of(
        2, List.of(Collections.nCopies(DEPTH, inc(0)), List.of(load(0, 1)), List.of(inc(1))));
  }

  @ParameterizedTest
  @EnumSource(names = {"CLASSIC", "SOURCE", "OPTIMAL"})
  void aHundredThousandEventsAreNotTooDeep(StatelessExplorer explorer) {
    StatelessExploration result = explorer.explore(program(), StatelessOptions.DEFAULT);
    assertThat(result.outcome().complete()).isTrue();
    assertThat(result.executions()).isEqualTo(2);
    assertThat(result.finalStates().trace(0)).hasSize(DEPTH + 2);
  }

  @ParameterizedTest
  @EnumSource(names = {"FULL", "CLASSIC", "SOURCE", "OPTIMAL"})
  void anExecutionCanBeTooDeepForAnOption(StatelessExplorer explorer) {
    StatelessExploration result =
        explorer.explore(program(), StatelessOptions.DEFAULT.withMaxDepth(1000));
    assertThat(result.outcome())
        .isInstanceOfSatisfying(
            LimitReached.class, limit -> assertThat(limit.limit()).isEqualTo(Limit.DEPTH));
  }
}
