package drop.lang;

import static org.assertj.core.api.Assertions.assertThat;

import drop.dpor.ActorSystem;
import drop.net.ModelException;
import java.util.ArrayList;
import java.util.List;

/** Runs small programs and looks at them. */
final class Running {
  private Running() {}

  static ProgramSystem system(String text) throws ModelException {
    return Program.parse(text, "p.dl").system();
  }

  static int run(ProgramSystem system, int actor) {
    int steps = 0;
    while (system.enabled(actor)) {
      system.fire(actor);
      assertThat(system.violation(actor)).isEmpty();
      steps++;
    }
    return steps;
  }

  static int value(ProgramSystem system, String location) {
    int[] state = new int[system.stateSize()];
    system.state(state);
    for (int l = 0; l < system.locations(); l++) {
      if (system.locationName(l).equals(location)) {
        return state[l];
      }
    }
    throw new AssertionError(location);
  }

  static List<String> accesses(ProgramSystem system, int actor) {
    int[] footprint = new int[system.mostAccesses()];
    int size = system.footprint(actor, footprint);
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      char mode = "RWC".charAt(footprint[i] & (1 << ActorSystem.MODE_BITS) - 1);
      shown.add(system.locationName(footprint[i] >> ActorSystem.MODE_BITS) + " " + mode);
    }
    return shown;
  }
}
