package drop.block;

/** Which block descends from which: each has an interval that encloses those of its descendants. */
final class Ancestry {
  private final int[] from;
  private final int[] to;

  Ancestry(BlockRun run) {
    int count = run.model().blocks().size();
    from = new int[count];
    to = new int[count];
    int[] size = new int[count];
    int[] order = new int[count];
    int filled = 0;
    for (int b = 0; b < count; b++) {
      if (run.creator(b) < 0) {
        order[filled++] = b;
      }
    }
    for (int i = 0; i < filled; i++) {
      for (int created : run.model().blocks().get(order[i]).creates()) {
        order[filled++] = created;
      }
    }
    for (int i = count - 1; i >= 0; i--) {
      int b = order[i];
      size[b]++;
      if (run.creator(b) >= 0) {
        size[run.creator(b)] += size[b];
      }
    }
    int next = 0;
    for (int b : order) {
      int creator = run.creator(b);
      from[b] = creator < 0 ? next : to[creator];
      next = creator < 0 ? next + size[b] : next;
      if (creator >= 0) {
        to[creator] += size[b];
      }
      // Until all descendants have their place, the end is where the next of them goes.
      to[b] = from[b] + 1;
    }
  }

  /** Whether the block is the other one or comes from it by creation. */
  boolean descends(int block, int ancestor) {
    return from[ancestor] <= from[block] && from[block] < to[ancestor];
  }
}
