package drop.pnml;

import drop.net.Arcs;
import drop.net.PetriNet;
import drop.pnml.document.ArcElement;
import drop.pnml.document.Label;
import java.util.AbstractCollection;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The arcs of a net as elements of a document, transition by transition. */
final class ArcElements extends AbstractCollection<ArcElement> {
  private final PetriNet net;
  private final String idPrefix;

  ArcElements(PetriNet net, String idPrefix) {
    this.net = net;
    this.idPrefix = idPrefix;
  }

  @Override
  public int size() {
    return net.arcCount();
  }

  @Override
  public Iterator<ArcElement> iterator() {
    return new Iterator<>() {
      private final Arcs[] kinds = {net.inputs(), net.reads(), net.inhibitors(), net.outputs()};
      private int made;
      private int transition;
      private int kind;
      private int arc = kinds[0].first(0);

      @Override
      public boolean hasNext() {
        return made < size();
      }

      @Override
      public ArcElement next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        while (arc == kinds[kind].first(transition + 1)) {
          kind = (kind + 1) % kinds.length;
          transition += kind == 0 ? 1 : 0;
          arc = kinds[kind].first(transition);
        }
        made++;
        return element(idPrefix + made, kinds[kind], transition, arc++);
      }
    };
  }

  private ArcElement element(String id, Arcs kind, int transition, int arc) {
    String place = net.placeId(kind.place(arc));
    boolean output = kind == net.outputs();
    ArcElement element = new ArcElement();
    element.id = id;
    element.source = output ? net.transitionId(transition) : place;
    element.target = output ? place : net.transitionId(transition);
    int weight = kind.weight(arc);
    element.inscription = weight == 1 ? null : Label.of(Integer.toString(weight));
    String name = kind == net.reads() ? "test" : kind == net.inhibitors() ? "inhibitor" : null;
    if (name != null) {
      element.type = name;
      element.kind = new ArcElement.Kind();
      element.kind.value = name;
    }
    return element;
  }
}
