package drop.dpor;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;

/** Runs the system in every order. */
final class FullSearch extends StatelessSearch {
  private final ActorSets enabled;
  private final ActorSets done;

  FullSearch(
      ActorSystem system,
      StatelessOptions options,
      Limits limits,
      Monitor monitor,
      ExecutionListener listener) {
    super(system, options, limits, monitor, listener);
    this.enabled = new ActorSets(system.actors());
    this.done = new ActorSets(system.actors());
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

  private void enter() {
    int depth = execution.length();
    enabled.clear(depth);
    done.clear(depth);
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (system.enabled(actor)) {
        enabled.add(depth, actor);
      }
    }
    if (enabled.isEmpty(depth)) {
      finished();
    }
  }

  @Override
  protected int explored(int depth) {
    return done.size(depth);
  }

  @Override
  protected int known(int depth) {
    return enabled.size(depth);
  }
}
