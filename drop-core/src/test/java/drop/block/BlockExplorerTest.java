package drop.block;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlockExplorerTest {
  /** Table 1 and Section 5.2 of Aichernig et al.; of onHeur, what the reading chosen here gives. */
  @ParameterizedTest
  @CsvSource({
    "example.ab,          30,     4,   4,  7",
    "creation.ab:4,       70,     1,   1,  1",
    "reportback.ab:8,  48620,    10,   3,  2",
    "reportback.ab:15, 601080390, 17,  3,  2",
    "concur.ab:2,       3150,  2555,  87, 12",
    "concur.ab:3,      72072, 60381, 207, 20",
  })
  void executionsAreThoseOfThePaper(
      String spec, long full, long least, long newest, long objectNewest) throws Exception {
    BlockModel model = BlockFamilies.model(spec);
    assertThat(Interleavings.of(model, 10_000).count()).isEqualTo(full);
    assertThat(executions(model, BlockOrder.LEAST)).isEqualTo(least);
    assertThat(executions(model, BlockOrder.NEWEST)).isEqualTo(newest);
    assertThat(executions(model, BlockOrder.OBJECT_NEWEST)).isEqualTo(objectNewest);
  }

  @Test
  void theNewestFirstCopesWithFourBlocks() throws Exception {
    BlockModel model = BlockFamilies.model("concur.ab:4");
    assertThat(Interleavings.of(model, 10_000).count()).isEqualTo(1681680);
    assertThat(executions(model, BlockOrder.NEWEST)).isEqualTo(417);
    assertThat(executions(model, BlockOrder.OBJECT_NEWEST)).isEqualTo(30);
  }

  /** Section 5.1: what can be pushed up leaves the orders in which the sensors arrive. */
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 6", "4, 24", "5, 120"})
  void aBarrierLeavesTheOrderOfArrival(int sensors, long orders) throws Exception {
    BlockModel model = BlockFamilies.model("barrier.ab:" + sensors);
    assertThat(explore(model, BlockOrder.LEAST, PushUp.Options.BOTH).executions())
        .isEqualTo(orders);
  }

  @Test
  @Timeout(20)
  void aRunMayBeLong() throws Exception {
    BlockModel model = BlockFamilies.model("reportback.ab:50000");
    BlockExploration found = explore(model, BlockOrder.NEWEST, PushUp.Options.NONE);
    assertThat(found.executions()).isEqualTo(3);
    assertThat(found.outcome().complete()).isTrue();
  }

  private static long executions(BlockModel model, BlockOrder order) {
    return explore(model, order, PushUp.Options.NONE).executions();
  }

  private static BlockExploration explore(
      BlockModel model, BlockOrder order, PushUp.Options pushing) {
    return new BlockExplorer(model, order, pushing).explore(Limits.NONE, new Monitor());
  }
}
