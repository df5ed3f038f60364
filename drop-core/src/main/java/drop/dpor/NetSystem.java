package drop.dpor;

import drop.net.Arcs;
import drop.net.Firing;
import drop.net.PetriNet;
import drop.result.Outcome.Limit;
import java.util.Arrays;

/**
 * A Petri net as a system whose actors are its transitions: each always has a next step, which is to
 * fire. It writes the places that it takes tokens from, updates those that it only adds tokens to and
 * reads those that it only tests. A net that comes back to a marking does not terminate and is refused.
 */
public final class NetSystem implements ActorSystem {
  private static final int SHOWN = 10;

  private final PetriNet net;
  private final int[] marking;
  private final int[][] footprint;
  private final int mostAccesses;
  private final MarkingStack stack;

  public NetSystem(PetriNet net) {
    this.net = net;
    this.marking = net.initialMarking();
    this.footprint = new int[net.transitionCount()][];
    int most = 0;
    int[] change = new int[net.placeCount()];
    byte[] mode = new byte[net.placeCount()];
    for (int t = 0; t < footprint.length; t++) {
      footprint[t] = footprint(t, change, mode);
      most = Math.max(most, footprint[t].length);
    }
    this.mostAccesses = most;
    this.stack = new MarkingStack(net);
  }

  private int[] footprint(int transition, int[] change, byte[] mode) {
    int[] places = new int[net.placeCount()];
    int count = 0;
    for (Arcs arcs : new Arcs[] {net.inputs(), net.outputs(), net.reads(), net.inhibitors()}) {
      for (int a = arcs.first(transition); a < arcs.first(transition + 1); a++) {
        int place = arcs.place(a);
        if (mode[place] == 0) {
          places[count++] = place;
        }
        boolean output = arcs == net.outputs();
        mode[place] |= (byte) (output ? 2 : 1);
        change[place] += output ? arcs.weight(a) : arcs == net.inputs() ? -arcs.weight(a) : 0;
      }
    }
    int[] accesses = Arrays.copyOf(places, count);
    Arrays.sort(accesses);
    for (int i = 0; i < count; i++) {
      int place = accesses[i];
      boolean tested = (mode[place] & 1) != 0;
      int access = change[place] == 0 ? READ : tested ? WRITE : UPDATE;
      accesses[i] = place << MODE_BITS | access;
      mode[place] = 0;
      change[place] = 0;
    }
    return accesses;
  }

  @Override
  public int actors() {
    return footprint.length;
  }

  @Override
  public int locations() {
    return marking.length;
  }

  @Override
  public int mostAccesses() {
    return mostAccesses;
  }

  @Override
  public Blocking blocking() {
    return Blocking.GENERAL;
  }

  @Override
  public boolean hasNext(int actor) {
    return true;
  }

  @Override
  public boolean enabled(int actor) {
    return Firing.enabled(net, actor, marking);
  }

  @Override
  public int footprint(int actor, int[] into) {
    System.arraycopy(footprint[actor], 0, into, 0, footprint[actor].length);
    return footprint[actor].length;
  }

  @Override
  public int starts(int actor) {
    return -1;
  }

  @Override
  public void fire(int actor) {
    try {
      Firing.fire(net, actor, marking);
    } catch (ArithmeticException overflow) {
      throw new UnexplorableException(
          Limit.TOKENS, "a place holds more tokens than an int counts");
    }
    int[] cycle = stack.push(actor);
    if (cycle.length > 0) {
      throw new UnexplorableException(
          Limit.ENDLESS,
          "the net does not terminate: it comes back to a marking by " + names(cycle));
    }
  }

  private String names(int[] cycle) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < Math.min(cycle.length, SHOWN); i++) {
      names.append(i == 0 ? "" : " ").append(net.transitionName(cycle[i]));
    }
    return cycle.length > SHOWN
        ? names.append(" … (").append(cycle.length).append(" steps)").toString()
        : names.toString();
  }

  @Override
  public void undo() {
    int transition = stack.pop();
    Arcs in = net.inputs();
    for (int a = in.first(transition); a < in.first(transition + 1); a++) {
      marking[in.place(a)] += in.weight(a);
    }
    Arcs out = net.outputs();
    for (int a = out.first(transition); a < out.first(transition + 1); a++) {
      marking[out.place(a)] -= out.weight(a);
    }
  }

  @Override
  public boolean violated() {
    return false;
  }

  @Override
  public int stateSize() {
    return marking.length;
  }

  @Override
  public void state(int[] into) {
    System.arraycopy(marking, 0, into, 0, marking.length);
  }
}
