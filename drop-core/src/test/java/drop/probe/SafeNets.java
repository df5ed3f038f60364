package drop.probe;

import drop.entity.EntityAction;
import drop.entity.EntityNet;
import drop.entity.EntitySet;
import drop.net.PetriNet;
import drop.reference.ProbeNets;
import drop.reference.RandomEntitySystems;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Random nets in which no place ever holds two tokens, so that a place is an entity, together with the
 * textbook's action of each transition that can fire.
 *
 * @param actions by transition; null where it never fires
 */
record SafeNets(PetriNet net, List<EntityAction> actions) {
  private static final int MOST_STATES = 400;

  /** The net of a seed, unless it is not safe or has inhibitors that let a token pass. */
  static Optional<SafeNets> of(long seed) {
    PetriNet net =
        seed % 3 == 0
            ? EntityNet.of(RandomEntitySystems.system(seed))
            : ProbeNets.net(seed);
    SmallStateSpace full = SmallStateSpace.of(net, MOST_STATES);
    boolean exact =
        IntStream.range(0, net.inhibitors().first(net.transitionCount()))
            .allMatch(arc -> net.inhibitors().weight(arc) == 1);
    if (!full.safe() || !exact) {
      return Optional.empty();
    }
    List<EntityAction> actions = new ArrayList<>();
    for (int t = 0; t < net.transitionCount(); t++) {
      actions.add((full.fireable() >>> t & 1) == 0 ? null : action(net, t));
    }
    return Optional.of(new SafeNets(net, actions));
  }

  private static EntityAction action(PetriNet net, int t) {
    return new EntityAction(
        net.transitionId(t),
        places(net, p -> NetRelations.reads(net, t, p) > 0),
        // What is created must be absent anyway, and the sets are disjoint.
        places(net, p -> NetRelations.forbids(net, t, p) && NetRelations.creates(net, t, p) == 0),
        places(net, p -> NetRelations.deletes(net, t, p) > 0),
        places(net, p -> NetRelations.creates(net, t, p) > 0));
  }

  private static EntitySet places(PetriNet net, IntPredicate wanted) {
    return EntitySet.of(IntStream.range(0, net.placeCount()).filter(wanted).toArray());
  }
}
