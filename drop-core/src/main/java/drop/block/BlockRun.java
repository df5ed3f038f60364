package drop.block;

import drop.block.AtomicBlock.Condition;
import drop.block.AtomicBlock.Effect;
import java.util.Arrays;
import java.util.List;

/**
 * A run of a model: the blocks that have run, in order, those that are there, and the values of the
 * variables. Blocks are run and taken back, the last one first.
 */
public final class BlockRun {
  private static final int NEVER = -1;

  private final BlockModel model;
  private final int[] object;
  private final int[][] creates;
  private final int[] creator;
  private final Condition[][] conditions;
  private final Effect[][] effects;

  private final int[] values;
  private final int[] present;
  private int presentCount;
  private final int[] position;
  private final int[] created;
  private final int[] ran;

  private final int[] events;
  private final int[] left;
  private int length;
  private int[] overwritten = new int[16];
  private int overwrittenCount;

  public BlockRun(BlockModel model) {
    List<AtomicBlock> blocks = model.blocks();
    int count = blocks.size();
    this.model = model;
    object = blocks.stream().mapToInt(AtomicBlock::object).toArray();
    creates = new int[count][];
    conditions = new Condition[count][];
    effects = new Effect[count][];
    creator = new int[count];
    Arrays.fill(creator, NEVER);
    for (int b = 0; b < count; b++) {
      AtomicBlock block = blocks.get(b);
      creates[b] = block.creates().stream().mapToInt(c -> c).toArray();
      conditions[b] = block.conditions().toArray(Condition[]::new);
      effects[b] = block.effects().toArray(Effect[]::new);
      for (int c : creates[b]) {
        creator[c] = b;
      }
    }
    values = model.variables().stream().mapToInt(BlockModel.Variable::initial).toArray();
    present = new int[count];
    position = new int[count];
    created = new int[count];
    ran = new int[count];
    events = new int[count];
    left = new int[count];
    Arrays.fill(position, NEVER);
    Arrays.fill(ran, NEVER);
    for (int b = 0; b < count; b++) {
      if (creator[b] < 0) {
        add(b);
      }
    }
  }

  public BlockModel model() {
    return model;
  }

  /** How many blocks have run. */
  public int length() {
    return length;
  }

  /** The block that has run after so many others. */
  public int event(int index) {
    return events[index];
  }

  /** How many blocks are there: created, but not run. */
  public int presentCount() {
    return presentCount;
  }

  /** One of the blocks that are there; in no order that means anything. */
  public int present(int index) {
    return present[index];
  }

  public boolean isPresent(int block) {
    return position[block] >= 0;
  }

  public boolean hasRun(int block) {
    return ran[block] >= 0;
  }

  /** After how many events the block was created; only of one that is there or has run. */
  int created(int block) {
    return created[block];
  }

  int object(int block) {
    return object[block];
  }

  /** The block that creates this one, or a negative number. */
  int creator(int block) {
    return creator[block];
  }

  public int value(int variable) {
    return values[variable];
  }

  public boolean enabled(int block) {
    return isPresent(block) && admitted(block);
  }

  /** Whether the conditions of the block hold, be it there or not. */
  boolean admitted(int block) {
    for (Condition condition : conditions[block]) {
      if (!condition.comparison().holds(values[condition.variable()], condition.value())) {
        return false;
      }
    }
    return true;
  }

  /** Whether there is nothing left that can run. */
  public boolean ended() {
    for (int i = 0; i < presentCount; i++) {
      if (admitted(present[i])) {
        return false;
      }
    }
    return true;
  }

  /** Runs an enabled block. */
  public void run(int block) {
    int hole = position[block];
    left[length] = hole;
    move(present[--presentCount], hole);
    position[block] = NEVER;
    ran[block] = length;
    events[length++] = block;
    for (Effect effect : effects[block]) {
      remember(values[effect.variable()]);
      values[effect.variable()] =
          effect.adds() ? values[effect.variable()] + effect.value() : effect.value();
    }
    for (int c : creates[block]) {
      add(c);
    }
  }

  /** Takes the last event back. */
  public void undo() {
    int block = events[--length];
    for (int i = creates[block].length - 1; i >= 0; i--) {
      position[creates[block][i]] = NEVER;
      presentCount--;
    }
    for (int i = effects[block].length - 1; i >= 0; i--) {
      values[effects[block][i].variable()] = overwritten[--overwrittenCount];
    }
    ran[block] = NEVER;
    int hole = left[length];
    if (hole < presentCount) {
      move(present[hole], presentCount);
    }
    move(block, hole);
    presentCount++;
  }

  private void add(int block) {
    created[block] = length;
    move(block, presentCount++);
  }

  private void move(int block, int to) {
    present[to] = block;
    position[block] = to;
  }

  private void remember(int value) {
    if (overwrittenCount == overwritten.length) {
      overwritten = Arrays.copyOf(overwritten, 2 * overwrittenCount);
    }
    overwritten[overwrittenCount++] = value;
  }
}
