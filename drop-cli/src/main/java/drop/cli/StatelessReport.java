package drop.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import drop.dpor.FinalStates;
import drop.dpor.StatelessExploration;
import drop.dpor.Violation;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What {@code explore} tells of the executions of a program. */
final class StatelessReport {
  private final ProgramModel model;
  private final StatelessReduction reduction;
  private final StatelessExploration found;

  StatelessReport(
      ProgramModel model, StatelessReduction reduction, StatelessExploration found) {
    this.model = model;
    this.reduction = reduction;
    this.found = found;
  }

  void text(PrintStream out) {
    out.println(model);
    ExploreReport.ending(out, found.outcome());
    ExploreReport.row(out, "reduction", "%s", String.join(" ", optionWords()));
    figures().forEach((name, value) -> ExploreReport.row(out, ExploreReport.words(name), "%,d", value));
    ExploreReport.row(
        out,
        "time",
        "%.3f s (%,.0f executions/s)",
        found.nanos() / 1e9,
        found.executionsPerSecond());
    ExploreReport.row(out, "memory", "%,d MB", found.peakMemoryBytes() >> 20);
    if (!found.violations().isEmpty()) {
      Violation first = found.violations().get(0);
      trace(out, "violation", first.trace());
    }
    int deadlock = shortestDeadlock(found.finalStates());
    if (deadlock >= 0) {
      trace(out, "deadlock", found.finalStates().trace(deadlock));
    }
  }

  private List<String> optionWords() {
    List<String> words = new ArrayList<>();
    reduction
        .named()
        .forEach(
            (name, value) -> {
              if (value instanceof String text) {
                words.add(text);
              } else if (value.equals(true)) {
                words.add(name);
              }
            });
    return words;
  }

  private Map<String, Long> figures() {
    Map<String, Long> figures = new LinkedHashMap<>();
    figures.put("executions", found.executions());
    figures.put("blockedExecutions", found.blockedExecutions());
    figures.put("events", found.events());
    figures.put("raceChecks", found.raceChecks());
    figures.put("dependencyChecks", found.dependencyChecks());
    figures.put("finalStates", (long) found.finalStates().size());
    figures.put("deadlocks", (long) found.finalStates().deadlocks());
    figures.put("violations", (long) found.violations().size());
    return figures;
  }

  private static int shortestDeadlock(FinalStates states) {
    int best = -1;
    for (int i = 0; i < states.size(); i++) {
      if (states.isDeadlock(i)
          && (best < 0 || states.trace(i).length < states.trace(best).length)) {
        best = i;
      }
    }
    return best;
  }

  /** Runs the trace again to tell each of its steps. */
  private void trace(PrintStream out, String what, int[] actors) {
    ExploreReport.row(out, what, "%,d steps", actors.length);
    for (int actor : actors) {
      out.println("  " + model.system().describe(actor));
      model.system().fire(actor);
    }
    for (int i = 0; i < actors.length; i++) {
      model.system().undo();
    }
  }

  void json(PrintStream out) throws IOException {
    Json.write(
        out,
        json -> {
          json.writeObjectFieldStart("model");
          json.writeStringField("name", model.name());
          json.writeStringField("format", model.format());
          json.writeNumberField("threads", model.system().actors());
          json.writeNumberField("locations", model.system().locations());
          json.writeEndObject();
          json.writeObjectFieldStart("options");
          for (Map.Entry<String, Object> option : reduction.named().entrySet()) {
            json.writeObjectField(option.getKey(), option.getValue());
          }
          json.writeEndObject();
          ExploreReport.outcome(json, found.outcome());
          for (Map.Entry<String, Long> figure : figures().entrySet()) {
            json.writeNumberField(figure.getKey(), figure.getValue());
          }
          time(json);
        });
  }

  private void time(JsonGenerator json) throws IOException {
    json.writeFieldName("seconds");
    json.writeNumber(String.format(Locale.ROOT, "%.6f", found.nanos() / 1e9));
    json.writeNumberField("executionsPerSecond", Math.round(found.executionsPerSecond()));
    json.writeNumberField("peakMemoryBytes", found.peakMemoryBytes());
  }
}
