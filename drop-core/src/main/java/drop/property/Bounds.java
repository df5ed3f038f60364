package drop.property;

import drop.net.PetriNet;
import drop.structure.TokenBounds;

/**
 * All markings within the known bounds of the places, the reachable ones among them. A place that no
 * transition makes smaller or larger keeps its initial tokens as a bound on that side.
 */
final class Bounds implements Hull {
  private final int[] least;
  private final long[] most;

  Bounds(PetriNet net, TokenBounds bounds) {
    least = net.initialMarking();
    most = new long[least.length];
    for (int p = 0; p < least.length; p++) {
      most[p] = least[p];
    }
    for (int t = 0; t < net.transitionCount(); t++) {
      for (int a = net.inputs().first(t); a < net.inputs().first(t + 1); a++) {
        int p = net.inputs().place(a);
        if (net.outputs().weight(t, p) < net.inputs().weight(a)) {
          least[p] = 0;
        }
      }
      for (int a = net.outputs().first(t); a < net.outputs().first(t + 1); a++) {
        int p = net.outputs().place(a);
        if (net.inputs().weight(t, p) < net.outputs().weight(a)) {
          most[p] = bounds.isKnown(p) ? bounds.at(p) : UNLIMITED;
        }
      }
    }
  }

  @Override
  public int least(int place) {
    return least[place];
  }

  @Override
  public long most(int place) {
    return most[place];
  }
}
