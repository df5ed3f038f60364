package drop.conformance;

import drop.net.Arcs;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * A net without order and names, for comparison: markings by place id, transition ids, and the
 * weight of the ordinary arcs from one id to another, parallel ones added up.
 */
record PlainNet(Map<String, Long> marking, Map<String, Long> transitions, Map<String, Long> arcs) {
  private PlainNet() {
    this(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
  }

  /** As our reader has it. */
  static PlainNet of(drop.net.PetriNet net) {
    PlainNet plain = new PlainNet();
    for (int place = 0; place < net.placeCount(); place++) {
      plain.marking.put(net.placeId(place), (long) net.initialTokens(place));
    }
    for (int transition = 0; transition < net.transitionCount(); transition++) {
      plain.transitions.put(net.transitionId(transition), 1L);
      plain.addArcs(net, transition, net.inputs(), true);
      plain.addArcs(net, transition, net.outputs(), false);
      // PNML Framework takes arcs of other kinds for ordinary ones.
      plain.addArcs(net, transition, net.reads(), true);
      plain.addArcs(net, transition, net.inhibitors(), true);
    }
    return plain;
  }

  private void addArcs(drop.net.PetriNet net, int transition, Arcs kind, boolean input) {
    for (int arc = kind.first(transition); arc < kind.first(transition + 1); arc++) {
      String place = net.placeId(kind.place(arc));
      String id = net.transitionId(transition);
      addArc(input ? place : id, input ? id : place, kind.weight(arc));
    }
  }

  private void addArc(String source, String target, long weight) {
    arcs.merge(source + " -> " + target, weight, Long::sum);
  }

  /** As PNML Framework has it; the only net of the file. */
  static PlainNet importedFrom(Path file) throws Exception {
    return PnmlFramework.use(file, FrameworkNet::plain);
  }

  static PlainNet empty() {
    return new PlainNet();
  }

  /** Adds an arc of the other side. */
  void arc(String source, String target, long weight) {
    addArc(source, target, weight);
  }
}
