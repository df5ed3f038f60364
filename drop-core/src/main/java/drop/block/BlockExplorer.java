package drop.block;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;
import drop.explore.Watch;
import drop.result.Outcome;
import java.util.Arrays;

/**
 * Dynamic partial-order reduction of atomic blocks (Fig. 2 of Aichernig et al., "Exploiting
 * Distribution and Atomic Transactions for Partial Order Reduction"). Blocks of one object depend
 * on each other. A block that is to run is compared with the last one of its object; unless it
 * descends from that one, its ancestor that was there is to be tried before it too.
 *
 * <p>Deviation: a block that cannot run is compared when it is to be tried and when the run has
 * ended, not at each state on the way, which would find nothing else.
 */
public final class BlockExplorer {
  private static final int NONE = -1;
  private static final int TICK = 1 << 12;

  private final BlockRun run;
  private final Choosing choosing;
  private final PushUp pushUp;
  private final Ancestry ancestry;
  private final ChoiceLists choices;
  private final BlockObserver observer;

  /** For each object the last event that counts in a race. */
  private final int[] lastEvent;

  /** For each event the one before it that was the last of its object. */
  private final int[] earlier;

  private final boolean[] pushed;

  private long executions;
  private long deadlocks;
  private long events;
  private long raceChecks;

  public BlockExplorer(BlockModel model, BlockOrder order, PushUp.Options pushing) {
    this(model, order, pushing, BlockObserver.NONE);
  }

  public BlockExplorer(
      BlockModel model, BlockOrder order, PushUp.Options pushing, BlockObserver observer) {
    int count = model.blocks().size();
    this.run = new BlockRun(model);
    this.ancestry = new Ancestry(run);
    this.choosing = new Choosing(run, order);
    this.pushUp = new PushUp(run, ancestry, pushing);
    this.choices = new ChoiceLists(count + 1);
    this.observer = observer;
    this.lastEvent = new int[model.objects().size()];
    Arrays.fill(lastEvent, NONE);
    this.earlier = new int[count];
    this.pushed = new boolean[count + 1];
  }

  public BlockExploration explore(Limits limits, Monitor monitor) {
    Watch watch = new Watch(limits, monitor);
    Outcome outcome = new Outcome.Complete();
    try {
      search(watch);
    } catch (Stopped stopped) {
      outcome = stopped.outcome();
    }
    return new BlockExploration(
        outcome, executions, deadlocks, events, raceChecks, watch.nanos());
  }

  private void search(Watch watch) throws Stopped {
    enter();
    while (true) {
      int block = choices.take(run.length(), choosing);
      if (block < 0) {
        choices.clear(run.length());
        if (run.length() == 0) {
          return;
        }
        leave();
      } else {
        step(block);
        if (events % TICK == 0) {
          watch.tick(executions, executions);
        }
      }
    }
  }

  /** Tries a block in the current state. */
  private void step(int block) {
    int depth = run.length();
    if (!pushed[depth] || !pushUp.isIndifferent(block)) {
      compare(block);
    }
    if (!run.enabled(block)) {
      for (int i = 0; i < run.presentCount(); i++) {
        choices.add(depth, run.present(i));
      }
      return;
    }
    int object = run.object(block);
    earlier[depth] = lastEvent[object];
    if (!pushed[depth]) {
      lastEvent[object] = depth;
    }
    run.run(block);
    events++;
    enter();
  }

  private void leave() {
    run.undo();
    int depth = run.length();
    // The block that ran here is no longer an event, so it is there again.
    lastEvent[run.object(choices.current(depth))] = earlier[depth];
  }

  /** Looks at a state for the first time. */
  private void enter() {
    int depth = run.length();
    int alone = pushUp.block();
    pushed[depth] = alone >= 0;
    int first = alone >= 0 ? alone : choosing.bestEnabled();
    if (first >= 0) {
      choices.add(depth, first);
      return;
    }
    for (int i = 0; i < run.presentCount(); i++) {
      compare(run.present(i));
    }
    executions++;
    deadlocks += run.presentCount() > 0 ? 1 : 0;
    observer.ended(run);
  }

  /** Has the block's ancestor tried before the last event of the object, if that is a race. */
  private void compare(int block) {
    raceChecks++;
    int event = lastEvent[run.object(block)];
    // What comes before an ancestor has met that ancestor, hence what was to be tried here.
    if (event >= 0 && !ancestry.descends(block, run.event(event))) {
      int ancestor = block;
      while (run.created(ancestor) > event) {
        ancestor = run.creator(ancestor);
      }
      choices.add(event, ancestor);
    }
  }
}
