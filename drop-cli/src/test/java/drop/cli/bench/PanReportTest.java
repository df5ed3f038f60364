package drop.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PanReportTest {
  private static final String REPORT =
      """

      (Spin Version 6.5.2 -- 6 December 2019)

      Full statespace search for:
      \tnever claim         \t- (none specified)
      \tinvalid end states\t- (disabled by -E flag)

      State-vector 44 byte, depth reached 5041, errors: 0
       %s states, stored
          36755 states, matched
      """;

  @ParameterizedTest
  @CsvSource({
    "6726, 6726",
    "1331714, 1331714",
    "99999999, 99999999",
    "1.2345679e+08, 123456789",
    "1.0858036e+08, 108580356",
    "1e+09, 1000000000"
  })
  void theStatesOfTheNetAreNoReasonToObject(String printed, long states) {
    assertThat(new PanReport(REPORT.formatted(printed)).objection(states)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"6725, 6726", "1.2345678e+08, 123456789", "1e+09, 1000000100"})
  void otherNumbersOfStatesAre(String printed, long states) {
    assertThat(new PanReport(REPORT.formatted(printed)).objection(states))
        .contains(printed + " states stored");
  }

  @ParameterizedTest
  @CsvSource({
    "error: max search depth too small, search depth too small",
    "pan: out of memory, out of memory",
    "Warning: Search not completed, search not completed"
  })
  void anIncompleteSearchIsNamed(String warning, String objection) {
    String report = warning + "\n" + REPORT.formatted("6726");
    assertThat(new PanReport(report).objection(6726)).contains(objection);
  }

  @Test
  void silenceIsNoReport() {
    assertThat(new PanReport("").objection(1)).contains("no report");
  }
}
