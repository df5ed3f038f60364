package drop.lang;

import static drop.lang.Running.system;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What threads do wrong. */
class ProgramViolationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x := 1; assert x == 2 | 2 | the assertion fails in line 1: assert x == 2",
        "int k := 1; x := 1; assert k == 2 | 1 | the assertion fails in line 1: assert k == 2",
        "a[x - 1] := 1 | 1 | an index is out of bounds in line 1: a[x - 1] := 1",
        "int k := 2; x := a[k] | 1 | an index is out of bounds in line 1: x := a[k]",
        "int k; x := 5 / k | 1 | a division by zero in line 1: x := 5 / k",
        "x := 1 % x | 1 | a division by zero in line 1: x := 1 % x",
        "await 1 / x == 0 | 1 | a division by zero in line 1: await 1 / x == 0",
        "release l | 1 | the thread releases a lock that it does not hold in line 1: release l",
        "x := 1; int k; while k == 0 { k := 0 } | 1 | "
            + "the thread runs for ever without a global statement in line 1: while k == 0",
        "int k; assert k == 1 | 1 | the assertion fails in line 1: assert k == 1"
      })
  void violationsEndTheThread(String statements, int steps, String violation) throws Exception {
    ProgramSystem system = system("int x; int a[2]; lock l; thread t { " + statements + " }");
    for (int step = 0; step < steps; step++) {
      assertThat(system.violated()).isFalse();
      assertThat(system.enabled(0)).isTrue();
      system.fire(0);
    }
    assertThat(system.violated()).isTrue();
    assertThat(system.hasNext(0)).isFalse();
    assertThat(system.enabled(0)).isFalse();
    assertThat(system.violation(0).orElseThrow()).startsWith(violation);
    system.undo();
    assertThat(system.violated()).isFalse();
    assertThat(system.hasNext(0)).isTrue();
    assertThat(system.describe(0).violation()).startsWith(violation);
  }

  @Test
  void onlyTheLastStepCounts() throws Exception {
    ProgramSystem system = system("int x; thread t { assert x == 1 } thread u { x := 1 }");
    system.fire(0);
    assertThat(system.violated()).isTrue();
    system.fire(1);
    assertThat(system.violated()).isFalse();
    system.undo();
    assertThat(system.violated()).isTrue();
  }
}
