package drop.cli;

import drop.net.Arcs;
import drop.net.Nupn;
import drop.net.PetriNet;
import drop.structure.StructuralClass;
import drop.structure.TokenBounds;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;

/** What {@code info} tells of a model, to people and to programs. */
final class InfoReport {
  private final Model model;
  private final PetriNet net;
  private final StructuralClass structure;
  private final int bounded;
  private final int safe;
  private final int largestBound;

  InfoReport(Model model) {
    this.model = model;
    this.net = model.net();
    this.structure = StructuralClass.of(net);
    TokenBounds bounds = TokenBounds.structural(net);
    int known = 0;
    int oneSafe = 0;
    int largest = 0;
    for (int p = 0; p < net.placeCount(); p++) {
      if (bounds.isKnown(p)) {
        known++;
        oneSafe += bounds.at(p) <= 1 ? 1 : 0;
        largest = Math.max(largest, bounds.at(p));
      }
    }
    this.bounded = known;
    this.safe = oneSafe;
    this.largestBound = largest;
  }

  void text(PrintStream out) {
    row(out, "name", "%s", net.name());
    row(out, "places", "%,d (%,d marked, %,d tokens)", net.placeCount(), marked(), tokens());
    row(out, "transitions", "%,d", net.transitionCount());
    row(
        out,
        "arcs",
        "%,d (%,d input, %,d output, %,d read, %,d inhibitor; largest weight %,d)",
        net.arcCount(),
        net.inputs().count(),
        net.outputs().count(),
        net.reads().count(),
        net.inhibitors().count(),
        largestWeight());
    row(out, "class", "%s", structure.description());
    row(out, "bounds", "%s", boundsText());
    row(out, "NUPN", "%s", nupnText());
  }

  private String boundsText() {
    if (bounded == 0) {
      return "no place is known to be bounded by structure alone";
    }
    String places =
        bounded == net.placeCount()
            ? "every place is bounded by structure alone"
            : "%,d of %,d places are bounded by structure alone"
                .formatted(bounded, net.placeCount());
    return safe == bounded
        ? places + ", by 1"
        : "%s, %,d of them by 1, the largest bound is %,d".formatted(places, safe, largestBound);
  }

  private String nupnText() {
    Optional<Nupn> nupn = net.nupn();
    return nupn.map(
            n ->
                "%,d units, claimed to be %s (drop checks while it explores)"
                    .formatted(n.units().size(), n.safe() ? "1-safe" : "not 1-safe"))
        .orElse("none");
  }

  private static void row(PrintStream out, String name, String format, Object... values) {
    out.printf(Locale.ROOT, "%-12s ", name);
    out.printf(Locale.ROOT, format + "%n", values);
  }

  void json(PrintStream out) throws IOException {
    Json.write(
        out,
        json -> {
          json.writeObjectFieldStart("model");
          json.writeStringField("name", net.name());
          json.writeStringField("id", net.id());
          json.writeStringField("format", model.format());
          json.writeNumberField("places", net.placeCount());
          json.writeNumberField("markedPlaces", marked());
          json.writeNumberField("tokens", tokens());
          json.writeNumberField("transitions", net.transitionCount());
          json.writeNumberField("arcs", net.arcCount());
          json.writeNumberField("inputArcs", net.inputs().count());
          json.writeNumberField("outputArcs", net.outputs().count());
          json.writeNumberField("readArcs", net.reads().count());
          json.writeNumberField("inhibitorArcs", net.inhibitors().count());
          json.writeNumberField("largestWeight", largestWeight());
          json.writeStringField("class", structure.name().toLowerCase(Locale.ROOT));
          json.writeNumberField("boundedPlaces", bounded);
          json.writeNumberField("safePlaces", safe);
          json.writeNumberField("largestBound", largestBound);
          if (net.nupn().isPresent()) {
            json.writeObjectFieldStart("nupn");
            json.writeNumberField("units", net.nupn().get().units().size());
            json.writeBooleanField("claimsSafe", net.nupn().get().safe());
            json.writeEndObject();
          }
          json.writeEndObject();
        });
  }

  private int marked() {
    int count = 0;
    for (int p = 0; p < net.placeCount(); p++) {
      count += net.initialTokens(p) > 0 ? 1 : 0;
    }
    return count;
  }

  private long tokens() {
    long sum = 0;
    for (int p = 0; p < net.placeCount(); p++) {
      sum += net.initialTokens(p);
    }
    return sum;
  }

  private int largestWeight() {
    int largest = 0;
    for (Arcs arcs : new Arcs[] {net.inputs(), net.outputs(), net.reads(), net.inhibitors()}) {
      for (int a = 0; a < arcs.count(); a++) {
        largest = Math.max(largest, arcs.weight(a));
      }
    }
    return largest;
  }
}
