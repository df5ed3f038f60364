package drop.pnml;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.net.Nupn;
import drop.net.PetriNet;
import drop.pnml.IdTable.Meaning;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a net together from its parts in document order. An arc whose two ends are known goes
 * straight into the net; one that runs ahead of its nodes, or that ends in a reference node, waits
 * until all nodes are there.
 */
final class NetAssembler {
  private final XmlCursor xml;
  private final PetriNet.Builder net;
  private final IdTable ids = new IdTable();
  private final References references;
  private final List<PendingArc> pending = new ArrayList<>();

  private record PendingArc(int source, int target, ArcKind kind, int weight, Location location) {}

  NetAssembler(XmlCursor xml, String netId) {
    this.xml = xml;
    this.net = PetriNet.builder(netId);
    this.references = new References(ids);
  }

  void name(String name) {
    net.name(name);
  }

  void place(String id, String name, int tokens, Location location) throws ModelException {
    declare(id, Meaning.PLACE, net.placeCount(), location);
    net.place(id, name, tokens);
  }

  void transition(String id, String name, Location location) throws ModelException {
    declare(id, Meaning.TRANSITION, net.transitionCount(), location);
    net.transition(id, name);
  }

  void reference(Meaning kind, String id, String target, Location location) throws ModelException {
    declare(id, kind, references.count(), location);
    references.add(ids.number(target), kind, location);
  }

  void arc(String id, String source, String target, ArcKind kind, int weight, Location location)
      throws ModelException {
    declare(id, Meaning.ARC, 0, location);
    PendingArc arc = new PendingArc(ids.number(source), ids.number(target), kind, weight, location);
    if (isNode(arc.source) && isNode(arc.target)) {
      connect(arc, arc.source, arc.target);
    } else {
      pending.add(arc);
    }
  }

  /** Ends the net: what was waiting finds its node now or is refused. */
  PetriNet finish(NupnSection nupn, Location netLocation) throws ModelException {
    references.resolve(xml);
    for (PendingArc arc : pending) {
      connect(arc, node(arc.source, arc), node(arc.target, arc));
    }
    if (nupn != null) {
      Nupn units = nupn.resolve(ids, net.placeCount());
      net.nupn(units);
    }
    try {
      return net.build();
    } catch (ArithmeticException e) {
      throw xml.refusal(
          netLocation,
          "the weights of parallel arcs of this net add up to more than " + Integer.MAX_VALUE);
    }
  }

  private void declare(String id, Meaning meaning, int index, Location location)
      throws ModelException {
    if (!ids.declare(id, meaning, index)) {
      throw xml.refusal(
          location, "the id \"" + Quote.of(id) + "\" is used twice in the net; ids must be unique");
    }
  }

  private boolean isNode(int id) {
    Meaning meaning = ids.meaning(id);
    return meaning == Meaning.PLACE || meaning == Meaning.TRANSITION;
  }

  private int node(int id, PendingArc arc) throws ModelException {
    return switch (ids.meaning(id)) {
      case PLACE, TRANSITION -> id;
      case REFERENCE_PLACE, REFERENCE_TRANSITION -> references.target(ids.index(id));
      case ARC ->
          throw xml.refusal(
              arc.location,
              "the arc ends in \"" + quoteId(id) + "\", an arc; it must end in a node");
      case UNKNOWN ->
          throw xml.refusal(
              arc.location, "the arc ends in \"" + quoteId(id) + "\", which the net does not have");
    };
  }

  private void connect(PendingArc arc, int source, int target) throws ModelException {
    boolean fromPlace = ids.meaning(source) == Meaning.PLACE;
    if (fromPlace == (ids.meaning(target) == Meaning.PLACE)) {
      String both = fromPlace ? "places" : "transitions";
      throw xml.refusal(
          arc.location,
          "the arc joins two "
              + both
              + ", \""
              + quoteId(source)
              + "\" and \""
              + quoteId(target)
              + "\"; an arc joins a place and a transition");
    }
    if (fromPlace) {
      int place = ids.index(source);
      int transition = ids.index(target);
      switch (arc.kind) {
        case ORDINARY -> net.input(place, transition, arc.weight);
        case INHIBITOR -> net.inhibitor(place, transition, arc.weight);
        case READ -> net.read(place, transition, arc.weight);
      }
    } else if (arc.kind == ArcKind.ORDINARY) {
      net.output(ids.index(source), ids.index(target), arc.weight);
    } else {
      String kind = arc.kind == ArcKind.READ ? "a read" : "an inhibitor";
      throw xml.refusal(
          arc.location,
          kind
              + " arc goes from a place to a transition; this one leaves the transition \""
              + quoteId(source)
              + "\"");
    }
  }

  private String quoteId(int id) {
    return Quote.of(ids.id(id));
  }
}
