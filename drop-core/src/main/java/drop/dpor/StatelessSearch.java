package drop.dpor;

import drop.dpor.ExecutionListener.End;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;
import drop.explore.Watch;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What all searches that run a system in different orders share: figures, findings, limits. */
abstract class StatelessSearch {
  private static final int TICK = 1 << 12;

  protected final ActorSystem system;
  protected final Execution execution;
  protected final StatelessOptions options;
  private final Watch watch;
  private final ExecutionListener listener;
  private final FinalStates finalStates;
  private final Map<Long, Violation> violations = new LinkedHashMap<>();
  private final int[] state;
  private long executions;
  private long blockedExecutions;
  private long events;
  private long passes;
  protected long raceChecks;
  protected long dependencyChecks;
  protected long largestWakeupTree;

  StatelessSearch(
      ActorSystem system,
      StatelessOptions options,
      Limits limits,
      Monitor monitor,
      ExecutionListener listener) {
    this.system = system;
    this.execution = new Execution(system, options.readsConflict());
    this.options = options;
    this.watch = new Watch(limits, monitor);
    this.listener = listener;
    this.finalStates = new FinalStates(options.maxFinalStates());
    this.state = new int[system.stateSize()];
  }

  final StatelessExploration run() {
    Outcome outcome = new Complete();
    try {
      search();
    } catch (Stopped stopped) {
      outcome = stopped.outcome();
    } catch (UnexplorableException unexplorable) {
      outcome = new LimitReached(unexplorable.limit(), unexplorable.getMessage());
    }
    settle();
    watch.sampleHeap();
    return new StatelessExploration(
        outcome,
        executions,
        blockedExecutions,
        events,
        raceChecks,
        dependencyChecks,
        largestWakeupTree,
        finalStates,
        List.copyOf(violations.values()),
        watch.nanos(),
        watch.peakMemory());
  }

  /** Runs the system from its initial state, where it is again at the end if nothing stops it. */
  protected abstract void search() throws Stopped;

  /** The search has ended or was stopped: puts figures that are kept elsewhere into place. */
  protected void settle() {}

  /** Lets the search be stopped where it works long without taking a step. */
  protected final void pass() throws Stopped {
    if ((++passes & TICK - 1) == 0) {
      watch.tick(executions, executions);
    }
  }

  /** Takes the step that the execution has prepared. */
  protected final void take() throws Stopped {
    int actor = execution.actor(execution.length());
    if (execution.length() >= options.maxDepth()) {
      throw new Stopped(
          Limit.DEPTH, "an execution has more than " + options.maxDepth() + " events");
    }
    if (executions + blockedExecutions >= options.maxExecutions()) {
      throw new Stopped(
          Limit.EXECUTIONS, "the limit of " + options.maxExecutions() + " executions is reached");
    }
    execution.take();
    listener.taken(actor);
    if (system.violated()) {
      violated(actor);
    }
    if ((++events & TICK - 1) == 0) {
      watch.tick(executions, executions);
      listener.progress(executions, events);
    }
  }

  private void violated(int actor) {
    int what = system.violation();
    long key = (long) actor << 32 | what & 0xFFFFFFFFL;
    Violation known = violations.get(key);
    if (known == null || known.trace().length > execution.length()) {
      violations.put(key, new Violation(actor, what, execution.trace()));
    }
  }

  protected final void back() {
    execution.back();
    listener.back();
  }

  /** No actor can step. */
  protected final void finished() {
    boolean deadlock = false;
    for (int actor = 0; actor < execution.actors() && !deadlock; actor++) {
      deadlock = system.hasNext(actor);
    }
    executions++;
    system.state(state);
    finalStates.add(state, deadlock, execution);
    listener.ended(deadlock ? End.DEADLOCK : End.TERMINATED);
  }

  /** Actors can step, but all of them are asleep. */
  protected final void blocked() {
    blockedExecutions++;
    listener.ended(End.BLOCKED);
  }
}
