package drop.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import drop.explore.Exploration;
import drop.explore.Order;
import drop.net.MarkingText;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.result.Outcome.Interrupted;
import drop.result.Outcome.LimitReached;
import drop.result.Statistics;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** What {@code explore} tells of an exploration, to people and to programs. */
final class ExploreReport {
  private static final int DEADLOCKS_SHOWN = 3;
  private static final int ENOUGH_TO_DIVIDE = 1_000_000;

  private final Model model;
  private final String reduce;
  private final Order order;
  private final int threads;
  private final Exploration exploration;

  ExploreReport(Model model, String reduce, Order order, int threads, Exploration exploration) {
    this.model = model;
    this.reduce = reduce;
    this.order = order;
    this.threads = threads;
    this.exploration = exploration;
  }

  void text(PrintStream out) {
    Statistics figures = exploration.statistics();
    out.println(model.net());
    Outcome outcome = exploration.outcome();
    if (outcome instanceof LimitReached limit) {
      out.println("partial: " + limit.detail());
    } else if (outcome instanceof Interrupted) {
      out.println("partial: interrupted");
    }
    row(out, "states", "%,d", figures.states());
    row(out, "transitions", "%,d", figures.transitions());
    row(out, "deadlocks", "%,d", figures.deadlocks());
    row(
        out,
        "most tokens",
        "%,d in a place, %,d in a marking",
        figures.maxTokensInPlace(),
        figures.maxTokens());
    row(
        out,
        "time",
        "%.3f s (%,.0f states/s)",
        figures.seconds(),
        figures.statesPerSecond());
    row(out, "memory", "%,d MB%s", figures.peakMemoryBytes() >> 20, perState(figures));
    List<int[]> deadlocks = Deadlocks.smallest(exploration.space(), DEADLOCKS_SHOWN);
    MarkingText text = new MarkingText(model.net());
    deadlocks.forEach(marking -> row(out, "deadlock", "%s", text.of(marking)));
    long hidden = figures.deadlocks() - deadlocks.size();
    if (hidden > 0) {
      row(out, "", "and %,d more", hidden);
    }
  }

  /** Says nothing of small state spaces, where the memory of a state is that of the empty tables. */
  private static String perState(Statistics figures) {
    return figures.states() < ENOUGH_TO_DIVIDE
        ? ""
        : String.format(
            Locale.ROOT,
            " (%.1f bytes a state)",
            (double) figures.memoryBytes() / figures.states());
  }

  private static void row(PrintStream out, String name, String format, Object... values) {
    out.printf(Locale.ROOT, "%-12s " + format + "%n", prepend(name, values));
  }

  private static Object[] prepend(String first, Object[] rest) {
    Object[] all = new Object[rest.length + 1];
    all[0] = first;
    System.arraycopy(rest, 0, all, 1, rest.length);
    return all;
  }

  void json(PrintStream out) throws IOException {
    Json.write(
        out,
        json -> {
          model(json);
          options(json);
          outcome(json, exploration.outcome());
          figures(json, exploration.statistics());
        });
  }

  private void model(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("model");
    json.writeStringField("name", model.net().name());
    json.writeStringField("format", model.format());
    json.writeNumberField("places", model.net().placeCount());
    json.writeNumberField("transitions", model.net().transitionCount());
    json.writeNumberField("arcs", model.net().arcCount());
    json.writeEndObject();
  }

  private void options(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("options");
    json.writeStringField("reduce", reduce);
    json.writeStringField("order", order.name().toLowerCase(Locale.ROOT));
    json.writeNumberField("threads", threads);
    json.writeEndObject();
  }

  private static void outcome(JsonGenerator json, Outcome outcome) throws IOException {
    if (outcome instanceof LimitReached limit) {
      json.writeStringField("outcome", "limit");
      json.writeStringField("limit", limit.limit().name().toLowerCase(Locale.ROOT));
      json.writeStringField("detail", limit.detail());
    } else {
      json.writeStringField("outcome", outcome instanceof Complete ? "complete" : "interrupted");
    }
  }

  private static void figures(JsonGenerator json, Statistics figures) throws IOException {
    json.writeNumberField("states", figures.states());
    json.writeNumberField("transitions", figures.transitions());
    json.writeNumberField("deadlocks", figures.deadlocks());
    json.writeNumberField("maxTokensInPlace", figures.maxTokensInPlace());
    json.writeNumberField("maxTokens", figures.maxTokens());
    json.writeFieldName("seconds");
    json.writeNumber(String.format(Locale.ROOT, "%.6f", figures.seconds()));
    json.writeNumberField("statesPerSecond", Math.round(figures.statesPerSecond()));
    json.writeNumberField("peakMemoryBytes", figures.peakMemoryBytes());
    json.writeNumberField("storedStateBytes", figures.memoryBytes());
  }
}
