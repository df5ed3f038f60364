package drop.block;

import drop.block.AtomicBlock.Condition;
import drop.block.AtomicBlock.Effect;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds a block that may run at once, before everything else: one that does not access the state
 * (Theorem 2 of Aichernig et al.) or that has exclusive control of its object (Theorem 3).
 *
 * <p>Theorem 2 as published looks only at runs in which the block does run. One whose conditions
 * another block could make false stays behind in other runs, which must not be lost, so here it
 * runs at once only if no block that can come first touches a variable of its conditions. A block
 * has exclusive control if it can run and no other block of the object can before it has: the
 * conditions of all that do not descend from it are false, and only blocks of the object could
 * change that.
 */
public final class PushUp {
  /** Which of the two theorems are used. */
  public record Options(boolean creation, boolean exclusive) {
    public static final Options NONE = new Options(false, false);
    public static final Options BOTH = new Options(true, true);
  }

  private final BlockRun run;
  private final Ancestry ancestry;
  private final Options options;
  private final List<AtomicBlock> blocks;
  private final int[][] blocksOf;

  PushUp(BlockRun run, Ancestry ancestry, Options options) {
    this.run = run;
    this.ancestry = ancestry;
    this.options = options;
    this.blocks = run.model().blocks();
    List<List<Integer>> lists = new ArrayList<>();
    run.model().objects().forEach(object -> lists.add(new ArrayList<>()));
    for (int b = 0; b < blocks.size(); b++) {
      lists.get(run.object(b)).add(b);
    }
    this.blocksOf =
        lists.stream().map(l -> l.stream().mapToInt(b -> b).toArray()).toArray(int[][]::new);
  }

  /** Whether the order of the block and others, where both are possible, makes no difference. */
  boolean isIndifferent(int block) {
    return options.creation() && blocks.get(block).stateless();
  }

  /** A block that may run at once, or a negative number. */
  int block() {
    for (int i = 0; i < run.presentCount(); i++) {
      int block = run.present(i);
      if (run.admitted(block)
          && (isIndifferent(block) && staysAdmitted(block)
              || options.exclusive() && isExclusive(block))) {
        return block;
      }
    }
    return -1;
  }

  private boolean staysAdmitted(int block) {
    for (int other : blocksOf[run.object(block)]) {
      if (mayComeFirst(other, block) && touchesConditions(other, block)) {
        return false;
      }
    }
    return true;
  }

  private boolean isExclusive(int block) {
    for (int other : blocksOf[run.object(block)]) {
      if (mayComeFirst(other, block) && run.admitted(other)) {
        return false;
      }
    }
    return true;
  }

  private boolean mayComeFirst(int other, int block) {
    return !run.hasRun(other) && !ancestry.descends(other, block);
  }

  private boolean touchesConditions(int other, int block) {
    for (Effect effect : blocks.get(other).effects()) {
      for (Condition condition : blocks.get(block).conditions()) {
        if (effect.variable() == condition.variable()) {
          return true;
        }
      }
    }
    return false;
  }
}
