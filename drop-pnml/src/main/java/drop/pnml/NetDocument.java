package drop.pnml;

import drop.net.Nupn;
import drop.net.PetriNet;
import drop.pnml.document.Label;
import drop.pnml.document.NetElement;
import drop.pnml.document.NupnElement;
import drop.pnml.document.PageElement;
import drop.pnml.document.PlaceElement;
import drop.pnml.document.PnmlDocument;
import drop.pnml.document.TransitionElement;
import java.util.AbstractList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Shows a net as a PNML document, each element made as it is asked for. */
final class NetDocument {
  private NetDocument() {}

  static PnmlDocument of(PetriNet net) {
    PnmlDocument document = new PnmlDocument();
    document.net = new NetElement();
    document.net.id = net.id();
    document.net.type = NetElement.PLACE_TRANSITION;
    document.net.name = name(net.id(), net.name());
    document.net.page = page(net);
    return document;
  }

  private static PageElement page(PetriNet net) {
    PageElement page = new PageElement();
    page.id = freshPrefix(net, "page");
    page.places = view(net.placeCount(), place -> place(net, place));
    page.transitions = view(net.transitionCount(), transition -> transition(net, transition));
    page.arcs = new ArcElements(net, freshPrefix(net, "arc"));
    page.toolSpecific = net.nupn().map(nupn -> nupn(net, nupn)).orElse(null);
    return page;
  }

  private static PlaceElement place(PetriNet net, int place) {
    PlaceElement element = new PlaceElement();
    element.id = net.placeId(place);
    element.name = name(element.id, net.placeName(place));
    int tokens = net.initialTokens(place);
    element.initialMarking = tokens == 0 ? null : Label.of(Integer.toString(tokens));
    return element;
  }

  private static TransitionElement transition(PetriNet net, int transition) {
    TransitionElement element = new TransitionElement();
    element.id = net.transitionId(transition);
    element.name = name(element.id, net.transitionName(transition));
    return element;
  }

  /** The name, given even where it is the id: there are tools that show nodes by nothing else. */
  private static Label name(String id, String name) {
    return Label.of(name.isEmpty() ? id : name);
  }

  private static NupnElement nupn(PetriNet net, Nupn nupn) {
    NupnElement element = new NupnElement();
    element.tool = "nupn";
    element.version = "1.1";
    element.size = new NupnElement.Size();
    element.size.places = net.placeCount();
    element.size.transitions = net.transitionCount();
    element.size.arcs = net.arcCount();
    element.structure = new NupnElement.Structure();
    element.structure.units = nupn.units().size();
    element.structure.root = nupn.units().get(nupn.root()).id();
    element.structure.safe = nupn.safe();
    element.structure.unit =
        view(nupn.units().size(), unit -> unit(net, nupn, nupn.units().get(unit)));
    return element;
  }

  private static NupnElement.Unit unit(PetriNet net, Nupn nupn, Nupn.Unit unit) {
    NupnElement.Unit element = new NupnElement.Unit();
    element.id = unit.id();
    element.places = list(unit.places(), net::placeId);
    element.subunits = list(unit.subunits(), subunit -> nupn.units().get(subunit).id());
    return element;
  }

  private static String list(List<Integer> indices, IntFunction<String> id) {
    return indices.stream().map(id::apply).collect(Collectors.joining(" "));
  }

  /** A prefix that no node's id starts with, so that whatever is appended gives a new id. */
  private static String freshPrefix(PetriNet net, String wish) {
    String prefix = wish;
    while (isTaken(net, prefix)) {
      prefix += "_";
    }
    return prefix;
  }

  private static boolean isTaken(PetriNet net, String prefix) {
    for (int place = 0; place < net.placeCount(); place++) {
      if (net.placeId(place).startsWith(prefix)) {
        return true;
      }
    }
    for (int transition = 0; transition < net.transitionCount(); transition++) {
      if (net.transitionId(transition).startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }

  private static <T> List<T> view(int size, IntFunction<T> element) {
    return new AbstractList<>() {
      @Override
      public T get(int index) {
        return element.apply(index);
      }

      @Override
      public int size() {
        return size;
      }
    };
  }
}
