package drop.reference;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.SplittableRandom;

/**
 * Nets that behave as a small one but look large: its places and transitions lie between padding. A
 * padding place keeps its marking for ever and yet has a field in a packed state, because transitions
 * that are never enabled change it.
 */
public final class PaddedNets {
  private final SplittableRandom random;
  private final PetriNet.Builder net;
  private final boolean testedPadding;
  private int block;
  private int[] padding;

  private PaddedNets(long seed, boolean testedPadding) {
    this.random = new SplittableRandom(seed);
    this.net = PetriNet.builder("padded" + seed);
    this.testedPadding = testedPadding;
  }

  /**
   * The small net among {@code pads} padding places and at least {@code dead} transitions that are
   * never enabled.
   *
   * @param testedPadding whether dead transitions ask for tokens in padding places, too
   */
  public static PetriNet around(PetriNet small, long seed, int pads, int dead, boolean testedPadding) {
    return new PaddedNets(seed, testedPadding).build(small, pads, Math.max(pads, dead));
  }

  private PetriNet build(PetriNet small, int pads, int dead) {
    block = net.place("block", 0);
    padding = new int[pads];
    int[] place = new int[small.placeCount()];
    int padded = 0;
    for (int p = 0; p < place.length; p++) {
      while (padded < (long) pads * (p + 1) / (place.length + 1)) {
        addPadding(padded++);
      }
      place[p] = net.place(small.placeId(p), small.initialTokens(p));
    }
    while (padded < pads) {
      addPadding(padded++);
    }
    int added = 0;
    for (int t = 0; t < small.transitionCount(); t++) {
      while (added < (long) dead * (t + 1) / (small.transitionCount() + 1)) {
        addDead(added++);
      }
      int copy = net.transition(small.transitionId(t));
      copyArcs(small.inputs(), t, place, copy, net::input);
      copyArcs(small.reads(), t, place, copy, net::read);
      copyArcs(small.inhibitors(), t, place, copy, net::inhibitor);
      copyArcs(small.outputs(), t, place, copy, (p, u, weight) -> net.output(u, p, weight));
    }
    while (added < dead) {
      addDead(added++);
    }
    return net.build();
  }

  private interface ArcAdder {
    void add(int place, int transition, int weight);
  }

  private static void copyArcs(Arcs arcs, int from, int[] place, int to, ArcAdder adder) {
    for (int a = arcs.first(from); a < arcs.first(from + 1); a++) {
      adder.add(place[arcs.place(a)], to, arcs.weight(a));
    }
  }

  private void addPadding(int i) {
    int width = 1 + random.nextInt(31);
    padding[i] = net.place("pad" + i, random.nextInt(4) == 0 ? 0 : (int) ((1L << width) - 1));
  }

  /** The first so many dead transitions see to it that every padding place has a field. */
  private void addDead(int i) {
    int t = net.transition("dead" + i);
    net.input(block, t, 1);
    int pad = padding.length == 0 ? block : padding[i % padding.length];
    if (testedPadding && random.nextBoolean()) {
      net.input(pad, t, 1 + random.nextInt(5));
      net.inhibitor(padding[random.nextInt(padding.length)], t, 1 + random.nextInt(5));
    } else {
      net.output(t, pad, 1 + random.nextInt(3));
    }
  }
}
