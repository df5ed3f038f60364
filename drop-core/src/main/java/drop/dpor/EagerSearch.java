package drop.dpor;

import drop.dpor.ActorSystem.Blocking;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;
import java.util.Arrays;

/**
 * Eager POR (Fig. 3 of Metzler, Saissi, Bokor, Hesse and Suri, <i>Efficient Verification of Program
 * Fragments: Eager POR</i>, 2016): source DPOR that runs all orders of a section that differ
 * without looking for races among its steps.
 *
 * <p>As published it loses executions. Here actors that are asleep where a section starts are not
 * in the section, sleep sets are passed on rather than overwritten, and the orders of a section
 * come by a search with sleep sets in the order of the actors, which gives each once.
 */
final class EagerSearch extends StatelessSearch {
  private final Backtracking backtracking;
  private final ActorSets backtrack;
  private final SleepSets sleepSets;
  private final ActorSets sleep;
  private final Sections sections;
  private final Reversal[] reversals;

  /** For each depth the actor from which on the section is to be tried there. */
  private int[] cursor = new int[64];

  /** For each depth whether a section starts there, and whether the event is one of its section. */
  private boolean[] starts = new boolean[64];

  private boolean[] scheduled = new boolean[64];

  /** Races with events from here on need not be reversed. */
  private int settled;

  EagerSearch(
      ActorSystem system,
      boolean brief,
      StatelessOptions options,
      Limits limits,
      Monitor monitor,
      ExecutionListener listener) {
    super(system, options, limits, monitor, listener);
    this.backtracking = new Backtracking(execution, false);
    this.backtrack = backtracking.sets();
    this.sleepSets = new SleepSets(execution);
    this.sleep = sleepSets.sets();
    this.sections = new Sections(execution, brief);
    this.reversals = reversals();
  }

  private Reversal[] reversals() {
    if (system.blocking() == Blocking.NONE) {
      return new Reversal[] {
        new RaceReversal(execution, backtracking, event -> event < settled)
      };
    }
    if (system.blocking() == Blocking.LOCKS && Locks.has(system)) {
      Locks locks = new Locks(execution, true);
      return new Reversal[] {
        new LockReversal(execution, locks, backtracking),
        new RaceReversal(
            execution,
            backtracking,
            event ->
                event < settled
                    && !locks.irreversible(event, execution.footprint(execution.length())))
      };
    }
    BlockingReversal waiting = new BlockingReversal(execution, backtracking, false, this::pass);
    return new Reversal[] {
      waiting,
      new RaceReversal(execution, backtracking, event -> event < settled && waiting.test(event))
    };
  }

  @Override
  protected void search() throws Stopped {
    enter(false);
    while (true) {
      int depth = execution.length();
      int actor = nextOfSection(depth);
      if (actor >= 0) {
        backtrack.add(depth, actor);
        descend(actor, true);
      } else if ((actor = backtrack.firstWithout(depth, sleep)) >= 0) {
        descend(actor, false);
      } else if (depth > 0) {
        ascend(depth);
      } else {
        return;
      }
    }
  }

  @Override
  protected void settle() {
    dependencyChecks = backtracking.checks() + sleepSets.checks() + sections.checks();
  }

  private int nextOfSection(int depth) {
    for (; cursor[depth] < execution.actors(); cursor[depth]++) {
      int actor = cursor[depth];
      if (sections.has(actor)
          && !sleep.has(depth, actor)
          && sections.completes(actor, sleep)) {
        cursor[depth]++;
        return actor;
      }
    }
    return -1;
  }

  private void descend(int actor, boolean ofSection) throws Stopped {
    int depth = execution.length();
    execution.prepare(actor);
    settled = ofSection ? sections.start() : depth;
    raceChecks += settled;
    for (Reversal reversal : reversals) {
      reversal.prepared();
    }
    sleepSets.pass();
    take();
    scheduled[depth] = ofSection;
    if (ofSection) {
      sections.take(actor);
    }
    enter(ofSection);
  }

  private void ascend(int depth) {
    if (starts[depth]) {
      sections.leave();
    }
    back();
    int actor = execution.actor(depth - 1);
    if (scheduled[depth - 1]) {
      sections.back(actor);
    }
    sleep.add(depth - 1, actor);
  }

  private void enter(boolean ofSection) throws Stopped {
    int depth = execution.length();
    if (depth + 1 >= cursor.length) {
      cursor = Arrays.copyOf(cursor, 2 * cursor.length);
      starts = Arrays.copyOf(starts, 2 * starts.length);
      scheduled = Arrays.copyOf(scheduled, 2 * scheduled.length);
    }
    backtrack.clear(depth);
    for (Reversal reversal : reversals) {
      reversal.entered();
    }
    starts[depth] = false;
    cursor[depth] = 0;
    if (ofSection && sections.size() > 0) {
      return;
    }
    boolean asleep = false;
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (system.enabled(actor)) {
        if (!sleep.has(depth, actor)) {
          starts[depth] = true;
          long steps = sections.enter(sleep);
          raceChecks += steps * (steps - 1) / 2;
          return;
        }
        asleep = true;
      }
    }
    cursor[depth] = execution.actors();
    if (asleep) {
      blocked();
    } else {
      finished();
    }
  }
}
