package drop.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The best of all runs counts, and a run that means nothing has no figures. */
class SpeedRowTest {
  private final SpeedRow row = new SpeedRow("phil:9", 1_000);

  @BeforeEach
  void runTwice() {
    row.addDrop(new Drop.Run(4, true, new ExploreFigures(2_000, 9_000, 5_000, 41_000, 30_000, 0.4, Map.of())));
    row.addDrop(new Drop.Run(2, true, new ExploreFigures(2_000, 9_000, 4_000, 61_000, 20_000, 0.5, Map.of())));
    row.scaling(new Scaling(5_500, 8_250));
  }

  @Test
  void eachFigureIsTheBestOfItsKind() {
    row.addSpin(new Spin.Run(5, Optional.empty()));
    row.addSpin(new Spin.Run(8, Optional.empty()));
    assertThat(row.cells())
        .containsExactly(
            "phil:9", "2,000", "9,000", "2.000", "1,000", "5,000", "10.0", "20.0", "5,500", "8,250",
            "1.50",
            "5.000", "400", "2.50");
    assertThat(row.cells()).hasSameSizeAs(SpeedRow.COLUMNS);
  }

  @Test
  void anObjectionTakesThePlaceOfAllFigures() {
    row.addSpin(new Spin.Run(5, Optional.empty()));
    row.addSpin(new Spin.Run(1, Optional.of("out of memory")));
    assertThat(spinCells()).containsExactly("out of memory", "-", "-");
  }

  @Test
  void withoutSpinThereIsNoFigureOfIt() {
    assertThat(spinCells()).containsOnly("not installed").hasSize(3);
  }

  private List<String> spinCells() {
    return row.cells().subList(11, 14);
  }
}
