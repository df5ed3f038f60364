package drop.dpor;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.result.Outcome.Interrupted;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProgressTest {
  @ParameterizedTest
  @EnumSource(names = {"CLASSIC", "SOURCE", "OPTIMAL"})
  void aListenerHearsOfProgress(StatelessExplorer explorer) {
    List<Long> heard = new ArrayList<>();
    StatelessExploration result = explore(explorer, new Monitor(), heard);
    assertThat(heard).isNotEmpty().isSorted();
    assertThat(heard.get(heard.size() - 1)).isPositive().isLessThanOrEqualTo(result.executions());
  }

  @ParameterizedTest
  @EnumSource(StatelessExplorer.class)
  void aSearchCanBeInterrupted(StatelessExplorer explorer) {
    Monitor monitor = new Monitor();
    monitor.interrupt();
    StatelessExploration result = explore(explorer, monitor, new ArrayList<>());
    assertThat(result.outcome()).isInstanceOf(Interrupted.class);
  }

  @ParameterizedTest
  @EnumSource(StatelessExplorer.class)
  void executionsCanBeLimited(StatelessExplorer explorer) {
    StatelessExploration result =
        explorer.explore(
            Benchmarks.lastZero(8), StatelessOptions.DEFAULT.withMaxExecutions(10));
    assertThat(result.executions() + result.blockedExecutions()).isEqualTo(10);
    assertThat(result.outcome())
        .isInstanceOfSatisfying(
            LimitReached.class, limit -> assertThat(limit.limit()).isEqualTo(Limit.EXECUTIONS));
  }

  private static StatelessExploration explore(
      StatelessExplorer explorer, Monitor monitor, List<Long> heard) {
    return explorer.explore(
        Benchmarks.lastZero(9),
        StatelessOptions.DEFAULT,
        Limits.NONE,
        monitor,
        new ExecutionListener() {
          @Override
          public void progress(long executions, long events) {
            heard.add(executions);
          }
        });
  }
}
