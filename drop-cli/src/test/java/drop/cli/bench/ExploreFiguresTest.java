package drop.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ExploreFiguresTest {
  private static final String JSON =
      """
      {"schema": 1, "model": {"name": "n", "states": 7, "transitions": 8}, "options": {},
       "outcome": "complete", "states": 12345678901, "transitions": 2, "seconds": 0.5,
       "statesPerSecond": 3, "peakMemoryBytes": 4, "storedStateBytes": 5, "more": [{"states": 9}]}
      """;

  @Test
  void theNumbersOfTheOutermostObjectCount() throws IOException {
    assertThat(ExploreFigures.parse(JSON))
        .isEqualTo(new ExploreFigures(12_345_678_901L, 2, 3, 4, 5));
  }

  @Test
  void aMissingNumberIsNamed() {
    assertThatThrownBy(() -> ExploreFigures.parse(JSON.replace("\"storedStateBytes\": 5", "\"x\": 5")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("storedStateBytes");
  }
}
