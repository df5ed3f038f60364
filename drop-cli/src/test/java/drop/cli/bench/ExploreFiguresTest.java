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
    ExploreFigures figures = ExploreFigures.parse(JSON);
    assertThat(figures.states()).isEqualTo(12_345_678_901L);
    assertThat(figures.transitions()).isEqualTo(2);
    assertThat(figures.statesPerSecond()).isEqualTo(3);
    assertThat(figures.peakMemoryBytes()).isEqualTo(4);
    assertThat(figures.storedStateBytes()).isEqualTo(5);
    assertThat(figures.seconds()).isEqualTo(0.5);
    assertThat(figures.orZero("transitions")).isEqualTo(2);
    assertThat(figures.orZero("vectors")).isZero();
  }

  @Test
  void aMissingNumberIsNamed() {
    assertThatThrownBy(() -> ExploreFigures.parse(JSON.replace("\"storedStateBytes\": 5", "\"x\": 5")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("storedStateBytes");
  }
}
