package drop.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import drop.net.MarkingText;
import drop.result.Outcome;
import drop.result.Outcome.Enough;
import drop.result.Outcome.Interrupted;
import drop.result.Outcome.LimitReached;
import drop.result.Statistics;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What {@code explore} tells of an exploration, to people and to programs. */
final class ExploreReport {
  private static final int DEADLOCKS_SHOWN = 3;
  private static final int ENOUGH_TO_DIVIDE = 1_000_000;
  private static final int ENOUGH_VECTORS = 1000;

  private final Model model;
  private final Reduction reduction;
  private final Findings findings;
  private final Findings verified;

  /**
   * @param verified the full exploration with which the findings agree, or null
   */
  ExploreReport(Model model, Reduction reduction, Findings findings, Findings verified) {
    this.model = model;
    this.reduction = reduction;
    this.findings = findings;
    this.verified = verified;
  }

  void text(PrintStream out) {
    out.println(model.net());
    figures(out);
    if (verified != null) {
      row(
          out,
          "verified",
          "the same deadlocks as among all %,d states",
          verified.statistics().states());
    }
    List<int[]> deadlocks = Deadlocks.smallest(findings, DEADLOCKS_SHOWN);
    MarkingText text = new MarkingText(model.net());
    deadlocks.forEach(marking -> row(out, "deadlock", "%s", text.of(marking)));
    long hidden = findings.statistics().deadlocks() - deadlocks.size();
    if (hidden > 0) {
      row(out, "", "and %,d more", hidden);
    }
  }

  /** How the run ended, and its figures. */
  void figures(PrintStream out) {
    Statistics figures = findings.statistics();
    ending(out, findings.outcome());
    row(out, "reduction", "%s", reductionText());
    findings.remarks().forEach((name, text) -> row(out, words(name), "%s", text));
    row(out, "states", "%,d", figures.states());
    row(out, "transitions", "%,d", figures.transitions());
    if (figures.deadlocks() != Statistics.NOT_COUNTED) {
      row(out, "deadlocks", "%,d", figures.deadlocks());
    }
    findings.figures().forEach((name, value) -> row(out, words(name), "%,d", value));
    if (figures.maxTokens() != Statistics.NOT_COUNTED) {
      row(
          out,
          "most tokens",
          "%,d in a place, %,d in a marking",
          figures.maxTokensInPlace(),
          figures.maxTokens());
    }
    row(
        out,
        "time",
        "%.3f s (%,.0f states/s)",
        figures.seconds(),
        figures.statesPerSecond());
    row(out, "memory", "%,d MB%s", figures.peakMemoryBytes() >> 20, perState(figures));
  }

  /** Says how a run ended that did not end by itself. */
  static void ending(PrintStream out, Outcome outcome) {
    if (outcome instanceof LimitReached limit) {
      out.println("partial: " + limit.detail());
    } else if (outcome instanceof Interrupted) {
      out.println("partial: interrupted");
    } else if (outcome instanceof Enough) {
      out.println("the search ended where all was answered");
    }
  }

  private String reductionText() {
    StringBuilder text = new StringBuilder(reduction.name());
    reduction
        .options()
        .forEach(
            (name, value) -> {
              if (value instanceof String) {
                text.append(' ').append(value);
              } else if (!value.equals(1)) {
                text.append(' ').append(name);
                if (!value.equals(true)) {
                  text.append(' ').append(value);
                }
              }
            });
    return text.toString();
  }

  /** A name in JSON as words: {@code missedActions} is {@code missed actions}. */
  static String words(String name) {
    return name.replaceAll("(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }

  /** Says nothing of a few states, where the memory of one is that of the empty tables. */
  private String perState(Statistics figures) {
    Long vectors = findings.figures().get("vectors");
    long stored = vectors == null ? figures.states() : vectors;
    return stored < (vectors == null ? ENOUGH_TO_DIVIDE : ENOUGH_VECTORS)
        ? ""
        : String.format(
            Locale.ROOT,
            " (%.1f bytes a %s)",
            (double) figures.memoryBytes() / stored,
            vectors == null ? "state" : "vector");
  }

  static void row(PrintStream out, String name, String format, Object... values) {
    out.printf(Locale.ROOT, "%-14s " + format + "%n", prepend(name, values));
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
          fields(json);
          if (verified != null) {
            json.writeBooleanField("verified", true);
            json.writeNumberField("fullStates", verified.statistics().states());
          }
        });
  }

  /** The model, the options, how the run ended, and its figures. */
  void fields(JsonGenerator json) throws IOException {
    model(json);
    options(json);
    for (Map.Entry<String, String> remark : findings.remarks().entrySet()) {
      json.writeStringField(remark.getKey(), remark.getValue());
    }
    outcome(json, findings.outcome());
    figures(json, findings.statistics());
    for (Map.Entry<String, Long> figure : findings.figures().entrySet()) {
      json.writeNumberField(figure.getKey(), figure.getValue());
    }
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
    json.writeStringField("reduce", reduction.name());
    for (Map.Entry<String, Object> option : reduction.options().entrySet()) {
      json.writeObjectField(option.getKey(), option.getValue());
    }
    json.writeEndObject();
  }

  static void outcome(JsonGenerator json, Outcome outcome) throws IOException {
    if (outcome instanceof LimitReached limit) {
      json.writeStringField("outcome", "limit");
      json.writeStringField("limit", limit.limit().name().toLowerCase(Locale.ROOT));
      json.writeStringField("detail", limit.detail());
    } else {
      // Who has seen enough has the whole answer, if not the whole state space.
      boolean complete = !(outcome instanceof Interrupted);
      json.writeStringField("outcome", complete ? "complete" : "interrupted");
    }
  }

  private static void figures(JsonGenerator json, Statistics figures) throws IOException {
    json.writeNumberField("states", figures.states());
    json.writeNumberField("transitions", figures.transitions());
    if (figures.deadlocks() != Statistics.NOT_COUNTED) {
      json.writeNumberField("deadlocks", figures.deadlocks());
    }
    if (figures.maxTokens() != Statistics.NOT_COUNTED) {
      json.writeNumberField("maxTokensInPlace", figures.maxTokensInPlace());
      json.writeNumberField("maxTokens", figures.maxTokens());
    }
    json.writeFieldName("seconds");
    json.writeNumber(String.format(Locale.ROOT, "%.6f", figures.seconds()));
    json.writeNumberField("statesPerSecond", Math.round(figures.statesPerSecond()));
    json.writeNumberField("peakMemoryBytes", figures.peakMemoryBytes());
    json.writeNumberField("storedStateBytes", figures.memoryBytes());
  }
}
