package drop.block;

import static org.assertj.core.api.Assertions.assertThat;

import drop.reference.RandomBlockModels;
import org.junit.jupiter.api.Test;

class BlockFuzzTest {
  @Test
  void noClassOfRunsIsLost() throws Exception {
    for (int seed = 0; seed < 1_000; seed++) {
      assertThat(BlockFuzz.wrong(RandomBlockModels.model(seed))).as("seed " + seed).isEmpty();
    }
  }
}
