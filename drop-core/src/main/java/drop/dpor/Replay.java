package drop.dpor;

/**
 * Runs the system aside from its execution, to see what is enabled elsewhere. While it is away nobody may
 * ask the system about the execution's end.
 */
final class Replay {
  private final Execution execution;
  private final ActorSystem system;
  private int position = -1;

  Replay(Execution execution) {
    this.execution = execution;
    this.system = execution.system();
  }

  private void goBack(int event) {
    if (position < 0) {
      position = execution.length();
    }
    while (position > event) {
      system.undo();
      position--;
    }
  }

  /** Whether the actor could step instead of this event, after the members among those after it. */
  boolean enabledAfter(int event, boolean[] member, int actor) {
    goBack(event);
    int taken = take(event, member);
    boolean enabled = system.enabled(actor);
    undo(taken);
    return enabled;
  }

  /** Whether the actor could step there, and could not any more once the event is taken. */
  boolean disables(int event, boolean[] member, int actor) {
    goBack(event);
    int taken = take(event, member);
    boolean disables = false;
    if (system.enabled(actor)) {
      system.fire(execution.actor(event));
      disables = !system.enabled(actor);
      system.undo();
    }
    undo(taken);
    return disables;
  }

  private int take(int event, boolean[] member) {
    int taken = 0;
    for (int later = event + 1; later < execution.length(); later++) {
      if (member[later]) {
        system.fire(execution.actor(later));
        taken++;
      }
    }
    return taken;
  }

  private void undo(int taken) {
    for (int i = 0; i < taken; i++) {
      system.undo();
    }
  }

  /** Takes the system to the end of the execution again. */
  void restore() {
    if (position >= 0) {
      while (position < execution.length()) {
        system.fire(execution.actor(position++));
      }
      position = -1;
    }
  }
}
