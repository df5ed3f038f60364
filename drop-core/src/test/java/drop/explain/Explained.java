package drop.explain;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.net.PetriNet;
import drop.probe.ProbeExploration;
import drop.probe.ProbeExplorer;
import drop.probe.ProbeOptions;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** An exploration together with its explanation. */
record Explained(ProbeExploration exploration, String text) {
  static Explained of(PetriNet net, ProbeOptions options) {
    return of(net, options, Limits.NONE);
  }

  static Explained of(PetriNet net, ProbeOptions options, Limits limits) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ExplainText text = new ExplainText(net, options, out);
    ProbeExploration exploration =
        new ProbeExplorer(net, options, limits).explore(new Monitor(), text);
    text.finish(exploration);
    return new Explained(exploration, out.toString(StandardCharsets.UTF_8));
  }
}
