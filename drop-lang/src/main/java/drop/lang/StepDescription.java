package drop.lang;

import static drop.dpor.ActorSystem.MODE_BITS;

import drop.lang.Image.Holds;
import java.util.ArrayList;
import java.util.List;

/** Puts steps into words, by taking them and taking them back. */
final class StepDescription {
  /** Where a statement concerns more, it is a whole array, and only what changes is told. */
  private static final int MOST_READ = 16;

  private final ProgramSystem system;
  private final Image image;

  StepDescription(ProgramSystem system, Image image) {
    this.system = system;
    this.image = image;
  }

  ProgramStep of(int actor) {
    Statement statement = system.statement(actor);
    int[] footprint = new int[system.mostAccesses()];
    int size = system.footprint(actor, footprint);
    int[] before = new int[system.stateSize()];
    system.state(before);
    int[] after = before.clone();
    String violation = "";
    if (system.enabled(actor)) {
      system.fire(actor);
      system.state(after);
      violation = system.violation(actor).orElse("");
      system.undo();
    }
    List<ProgramStep.Value> values = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int location = footprint[i] >> MODE_BITS;
      if (size <= MOST_READ || before[location] != after[location]) {
        values.add(
            new ProgramStep.Value(
                system.locationName(location),
                shown(location, before[location]),
                shown(location, after[location])));
      }
    }
    return new ProgramStep(
        system.actorName(actor), statement.at().line(), statement.text(), values, violation);
  }

  private String shown(int location, int value) {
    Holds holds = image.locationKinds().get(location);
    return switch (holds) {
      case NUMBER -> Integer.toString(value);
      case TRUTH, START -> value == 0 ? "false" : "true";
      case LOCK -> value == 0 ? "free" : "held by " + system.actorName(value - 1);
    };
  }
}
