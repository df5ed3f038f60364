package drop.block;

/** Says which of two blocks that are there comes first in an order. */
final class Choosing {
  private final BlockRun run;
  private final BlockOrder order;
  private final int[] ranks;
  private final int rootObject;

  Choosing(BlockRun run, BlockOrder order) {
    this.run = run;
    this.order = order;
    this.ranks = BlockOrder.ranks(run.model());
    int root = -1;
    for (int i = 0; i < run.presentCount(); i++) {
      int block = run.present(i);
      root = root < 0 || ranks[block] < ranks[root] ? block : root;
    }
    this.rootObject = root < 0 ? -1 : run.object(root);
  }

  boolean before(int block, int other) {
    if (order == BlockOrder.OBJECT_NEWEST) {
      boolean last = run.object(block) == rootObject;
      if (last != (run.object(other) == rootObject)) {
        return !last;
      }
    }
    if (order != BlockOrder.LEAST && run.created(block) != run.created(other)) {
      return run.created(block) > run.created(other);
    }
    return ranks[block] < ranks[other];
  }

  /** The first of the blocks that can run, or a negative number. */
  int bestEnabled() {
    int best = -1;
    for (int i = 0; i < run.presentCount(); i++) {
      int block = run.present(i);
      if ((best < 0 || before(block, best)) && run.admitted(block)) {
        best = block;
      }
    }
    return best;
  }
}
