package drop.dpor;

import drop.dpor.ActorSystem.Blocking;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;

/**
 * Classic and source DPOR: runs the system depth-first, and at each depth takes the steps of the actors
 * that races found later ask for. Classic is Flanagan and Godefroid 2005 with all races reversed, source
 * is Algorithm 1 of Abdulla, Aronis, Jonsson and Sagonas, <i>Source Sets</i>, 2017, with Algorithm 3
 * for locks and Algorithm 5, corrected, for any other blocking.
 */
final class BacktrackSearch extends StatelessSearch {
  private final Backtracking backtracking;
  private final ActorSets backtrack;
  private final SleepSets sleepSets;
  private final ActorSets sleep;
  private final Reversal[] reversals;

  BacktrackSearch(
      ActorSystem system,
      boolean source,
      StatelessOptions options,
      Limits limits,
      Monitor monitor,
      ExecutionListener listener) {
    super(system, options, limits, monitor, listener);
    this.backtracking = new Backtracking(execution, !source);
    this.backtrack = backtracking.sets();
    this.sleepSets = new SleepSets(execution);
    this.sleep = sleepSets.sets();
    this.reversals = reversals(source);
  }

  private Reversal[] reversals(boolean source) {
    boolean blocking = system.blocking() != Blocking.NONE;
    Locks locks = new Locks(execution, blocking);
    if (options.literal() && !source) {
      return new Reversal[] {new PrintedReversal(execution, locks, backtrack)};
    }
    if (!blocking) {
      return new Reversal[] {new RaceReversal(execution, backtracking, event -> true)};
    }
    if (system.blocking() == Blocking.LOCKS && Locks.has(system)) {
      return new Reversal[] {
        new LockReversal(execution, locks, backtracking),
        new RaceReversal(
            execution,
            backtracking,
            event -> !locks.irreversible(event, execution.footprint(execution.length())))
      };
    }
    BlockingReversal waiting =
        new BlockingReversal(execution, backtracking, options.literal(), this::pass);
    return new Reversal[] {waiting, new RaceReversal(execution, backtracking, waiting)};
  }

  @Override
  protected void search() throws Stopped {
    enter();
    while (true) {
      int depth = execution.length();
      int actor = backtrack.firstWithout(depth, sleep);
      if (actor >= 0) {
        descend(actor);
      } else if (depth > 0) {
        back();
        sleep.add(depth - 1, execution.actor(depth - 1));
      } else {
        return;
      }
    }
  }

  @Override
  protected void settle() {
    dependencyChecks = backtracking.checks() + sleepSets.checks();
  }

  private void descend(int actor) throws Stopped {
    int depth = execution.length();
    execution.prepare(actor);
    raceChecks += depth;
    for (Reversal reversal : reversals) {
      reversal.prepared();
    }
    if (options.sleep()) {
      sleepSets.pass();
    } else {
      sleep.clear(depth + 1);
    }
    take();
    enter();
  }

  private void enter() throws Stopped {
    int depth = execution.length();
    backtrack.clear(depth);
    for (Reversal reversal : reversals) {
      reversal.entered();
    }
    boolean asleep = false;
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (system.enabled(actor)) {
        if (!sleep.has(depth, actor)) {
          backtrack.add(depth, actor);
          return;
        }
        asleep = true;
      }
    }
    if (asleep) {
      blocked();
    } else {
      finished();
    }
  }
}
