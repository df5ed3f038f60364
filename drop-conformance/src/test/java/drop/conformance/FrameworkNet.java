package drop.conformance;

import fr.lip6.move.pnml.framework.hlapi.HLAPIClass;
import fr.lip6.move.pnml.ptnet.Arc;
import fr.lip6.move.pnml.ptnet.Node;
import fr.lip6.move.pnml.ptnet.Page;
import fr.lip6.move.pnml.ptnet.PetriNetDoc;
import fr.lip6.move.pnml.ptnet.Place;
import fr.lip6.move.pnml.ptnet.PnObject;
import fr.lip6.move.pnml.ptnet.RefPlace;
import fr.lip6.move.pnml.ptnet.RefTransition;
import fr.lip6.move.pnml.ptnet.Transition;
import fr.lip6.move.pnml.ptnet.hlapi.PetriNetDocHLAPI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Flattens the pages of a net that PNML Framework imported and follows its reference nodes. */
final class FrameworkNet {
  private FrameworkNet() {}

  static PlainNet plain(HLAPIClass imported) {
    PetriNetDoc document = ((PetriNetDocHLAPI) imported).getContainedItem();
    if (document.getNets().size() != 1) {
      throw new IllegalArgumentException("the document has several nets");
    }
    PlainNet net = PlainNet.empty();
    Deque<Page> pages = new ArrayDeque<>(document.getNets().get(0).getPages());
    List<Arc> arcs = new ArrayList<>();
    while (!pages.isEmpty()) {
      for (PnObject object : pages.pop().getObjects()) {
        if (object instanceof Page page) {
          pages.push(page);
        } else if (object instanceof Place place) {
          Long tokens =
              place.getInitialMarking() == null ? null : place.getInitialMarking().getText();
          net.marking().put(place.getId(), tokens == null ? 0 : tokens);
        } else if (object instanceof Transition transition) {
          net.transitions().put(transition.getId(), 1L);
        } else if (object instanceof Arc arc) {
          arcs.add(arc);
        }
      }
    }
    for (Arc arc : arcs) {
      Long weight = arc.getInscription() == null ? null : arc.getInscription().getText();
      net.arc(node(arc.getSource()), node(arc.getTarget()), weight == null ? 1 : weight);
    }
    return net;
  }

  private static String node(Node end) {
    Node node = end;
    while (true) {
      if (node instanceof RefPlace reference) {
        node = reference.getRef();
      } else if (node instanceof RefTransition reference) {
        node = reference.getRef();
      } else {
        return node.getId();
      }
    }
  }
}
