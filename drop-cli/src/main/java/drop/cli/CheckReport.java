package drop.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import drop.net.MarkingText;
import drop.net.PetriNet;
import drop.property.Answer;
import drop.property.UpperBound;
import drop.property.Verdict;
import drop.trace.TraceJson;
import drop.trace.TraceText;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** What {@code check} tells of properties, to people and to programs. */
final class CheckReport {
  /**
   * A property's answer.
   *
   * @param witness the trace that shows it, or null
   */
  record Checked(Answer answer, Witness witness) {}

  private final Model model;
  private final ExploreReport run;
  private final List<Checked> checked;
  private final List<int[]> deadlocks;

  /**
   * @param all whether every deadlock is told
   */
  CheckReport(
      Model model, Reduction reduction, Findings findings, List<Checked> checked, boolean all) {
    this.model = model;
    this.run = new ExploreReport(model, reduction, findings, null);
    this.checked = checked;
    this.deadlocks = all ? Deadlocks.smallest(findings, Integer.MAX_VALUE) : List.of();
  }

  /** Violated if one is, else unknown if one is. */
  static Verdict overall(List<Checked> checked) {
    for (Verdict worst : List.of(Verdict.VIOLATED, Verdict.UNKNOWN)) {
      if (checked.stream().anyMatch(one -> one.answer().verdict() == worst)) {
        return worst;
      }
    }
    return Verdict.HOLDS;
  }

  /**
   * @param traced whether the trace of a single property is printed as well
   */
  void text(PrintStream out, boolean traced) throws IOException {
    out.println(model.net());
    for (Checked one : checked) {
      ExploreReport.row(out, verdict(one.answer()), "%s", one.answer().property().name());
    }
    run.figures(out);
    MarkingText markings = new MarkingText(model.net());
    for (int[] deadlock : deadlocks) {
      ExploreReport.row(out, "deadlock", "%s", markings.of(deadlock));
    }
    if (checked.size() == 1 && checked.get(0).witness() != null) {
      Witness witness = checked.get(0).witness();
      ExploreReport.row(out, "witness", "%s", witness.length());
      if (traced) {
        new TraceText().write(witness.trace(), out);
      }
    }
  }

  private static String verdict(Answer answer) {
    if (answer.property() instanceof UpperBound) {
      boolean known = answer.verdict() == Verdict.HOLDS;
      return (known ? "at most " : "at least ") + answer.bound();
    }
    return name(answer.verdict());
  }

  private static String name(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  void json(PrintStream out) throws IOException {
    Json.write(
        out,
        json -> {
          run.fields(json);
          json.writeStringField("verdict", name(overall(checked)));
          if (checked.size() == 1 && checked.get(0).witness() != null) {
            witness(json, checked.get(0).witness());
          }
          json.writeArrayFieldStart("properties");
          for (Checked one : checked) {
            property(json, one);
          }
          json.writeEndArray();
          if (!deadlocks.isEmpty()) {
            deadlocks(json);
          }
        });
  }

  private void property(JsonGenerator json, Checked one) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", one.answer().property().name());
    json.writeStringField("verdict", name(one.answer().verdict()));
    if (one.answer().property() instanceof UpperBound) {
      json.writeNumberField("bound", one.answer().bound());
    }
    if (checked.size() > 1 && one.witness() != null) {
      witness(json, one.witness());
    }
    json.writeEndObject();
  }

  private static void witness(JsonGenerator json, Witness witness) throws IOException {
    TraceJson.writeField(witness.trace(), json);
    json.writeBooleanField("shortest", witness.shortest());
  }

  private void deadlocks(JsonGenerator json) throws IOException {
    PetriNet net = model.net();
    json.writeArrayFieldStart("deadlockMarkings");
    for (int[] deadlock : deadlocks) {
      json.writeStartObject();
      for (int p = 0; p < deadlock.length; p++) {
        if (deadlock[p] > 0) {
          json.writeNumberField(net.placeId(p), deadlock[p]);
        }
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
