package drop.dpor;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;

/**
 * Runs the system in every order, or takes every step of every state once: then it stores the states,
 * and its executions are as many as its final states.
 */
final class FullSearch extends StatelessSearch {
  private final ActorSets enabled;
  private final ActorSets done;
  private final VisitedStates visited;
  private final int[] state;
  private final long maxStates;

  FullSearch(
      ActorSystem system,
      boolean stateful,
      StatelessOptions options,
      Limits limits,
      Monitor monitor,
      ExecutionListener listener) {
    super(system, options, limits, monitor, listener);
    this.enabled = new ActorSets(system.actors());
    this.done = new ActorSets(system.actors());
    this.visited = stateful ? new VisitedStates(system.stateSize()) : null;
    this.state = new int[system.stateSize()];
    this.maxStates = limits.maxStates();
  }

  @Override
  protected void search() throws Stopped {
    enter();
    while (true) {
      int depth = execution.length();
      int actor = enabled.firstWithout(depth, done);
      if (actor >= 0) {
        execution.prepare(actor);
        take();
        enter();
      } else if (depth > 0) {
        back();
        done.add(depth - 1, execution.actor(depth - 1));
      } else {
        return;
      }
    }
  }

  private void enter() throws Stopped {
    int depth = execution.length();
    enabled.clear(depth);
    done.clear(depth);
    if (visited != null && !visit()) {
      return;
    }
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (system.enabled(actor)) {
        enabled.add(depth, actor);
      }
    }
    if (enabled.isEmpty(depth)) {
      finished();
    }
  }

  private boolean visit() throws Stopped {
    system.state(state);
    boolean isNew = visited.add(state);
    if (visited.count() > maxStates) {
      throw Stopped.full(true, maxStates);
    }
    return isNew;
  }
}
