package drop.block;

import java.util.Arrays;

/** Which of several blocks is run first (Sections 3.3.1 and 5.2 of Aichernig et al.). */
public enum BlockOrder {
  /** The least, by object and then as declared. */
  LEAST("least"),
  /** The one created last, of these the least: nHeur. */
  NEWEST("newest"),
  /**
   * One of another object than the first block's, of these the one created last: onHeur, which the
   * paper does not define, read as its numbers suggest.
   */
  OBJECT_NEWEST("object-newest");

  private final String word;

  BlockOrder(String word) {
    this.word = word;
  }

  /** The name by which a user asks for it. */
  public String word() {
    return word;
  }

  /** The place of each block in the order of the least. */
  static int[] ranks(BlockModel model) {
    int[] first = new int[model.objects().size() + 1];
    for (AtomicBlock block : model.blocks()) {
      first[block.object() + 1]++;
    }
    Arrays.parallelPrefix(first, Integer::sum);
    int[] ranks = new int[model.blocks().size()];
    for (int b = 0; b < ranks.length; b++) {
      ranks[b] = first[model.blocks().get(b).object()]++;
    }
    return ranks;
  }
}
