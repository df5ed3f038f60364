package drop.reference;

import drop.net.PetriNet;
import java.util.SplittableRandom;

/**
 * Random nets for comparing a reduction with the full state space a million times: small, quick to
 * make, mostly bounded, and of several shapes, because what a reduction gets wrong shows in one shape
 * of net and not in another. At most 16 places and 64 transitions, as {@link SmallStateSpace} needs.
 *
 * <p>The same seed gives the same net. A few are unbounded, so explore them under a limit.
 */
public final class ProbeNets {
  private static final String[] PLACES = names("p", 8);
  private static final String[] TRANSITIONS = names("t", 8);
  private static final String[] RESOURCES = names("r", 3);
  private static final String[][] LOCATIONS = {
    names("c0_", 4), names("c1_", 4), names("c2_", 4), names("c3_", 4)
  };
  private static final String[][] STEPS = {
    names("t0_", 8), names("t1_", 8), names("t2_", 8), names("t3_", 8)
  };

  private final SplittableRandom random;
  private final PetriNet.Builder net;
  private final boolean reads;
  private final boolean inhibitors;
  private final boolean cyclic;

  /** The places that are marked at first or that a transition added so far may mark. */
  private int markable;

  private ProbeNets(long seed) {
    this.random = new SplittableRandom(seed);
    this.net = PetriNet.builder("probe" + seed);
    this.reads = oneIn(3);
    this.inhibitors = oneIn(3);
    this.cyclic = !oneIn(3);
  }

  public static PetriNet net(long seed) {
    ProbeNets nets = new ProbeNets(seed);
    switch (nets.random.nextInt(8)) {
      case 0, 1 -> nets.addTokenGame(1);
      case 2, 3 -> nets.addTokenGame(3);
      default -> nets.addProcesses();
    }
    return nets.net.build();
  }

  /** Places and transitions without a plan, with so many tokens and so large weights at most. */
  private void addTokenGame(int most) {
    int places = between(3, 8);
    int sure = random.nextInt(places);
    for (int p = 0; p < places; p++) {
      boolean marked = p == sure || !oneIn(3);
      net.place(PLACES[p], marked ? between(1, most) : 0);
      markable |= marked ? 1 << p : 0;
    }
    int transitions = between(3, 8);
    for (int i = 0; i < transitions; i++) {
      int t = net.transition(TRANSITIONS[i]);
      if (oneIn(40)) {
        addOddity(t, places, most);
      } else {
        addMove(t, places, i == 0 ? 1 : most);
      }
      addTests(t, places);
    }
  }

  /**
   * Takes tokens and gives, in a cyclic net, mostly no more than it took, so that the net is bounded.
   * Acyclic means that tokens move to higher places only.
   */
  private void addMove(int t, int places, int most) {
    int inputs = oneIn(2) ? 1 : between(2, 3);
    int taken = 0;
    int lowest = 0;
    for (int k = 0; k < inputs; k++) {
      int p = markablePlace(places);
      int weight = smallWeight(most);
      net.input(p, t, weight);
      taken += weight;
      lowest = cyclic ? 0 : Math.max(lowest, p + 1);
    }
    int given = cyclic ? taken : between(0, taken + 2);
    if (cyclic && oneIn(5)) {
      given = random.nextInt(taken + 1);
    } else if (cyclic && oneIn(60)) {
      given++;
    }
    while (given > 0 && lowest < places) {
      int p = between(lowest, places - 1);
      int weight = Math.min(given, smallWeight(most));
      net.output(t, p, weight);
      markable |= 1 << p;
      given -= weight;
    }
  }

  /** What nobody draws on purpose: sources, loops that change nothing, loops that change a count. */
  private void addOddity(int t, int places, int most) {
    int p = markablePlace(places);
    int q = random.nextInt(places);
    switch (random.nextInt(10)) {
      case 0 -> net.output(t, q, 1);
      case 1 -> net.output(t, q, 1).inhibitor(q, t, between(1, 2));
      case 2 -> net.read(p, t, 1).output(t, q, 1);
      case 3 -> net.read(p, t, 1).output(t, q, 1).inhibitor(q, t, between(1, 2));
      case 4 -> net.read(p, t, 1);
      case 5 -> net.input(p, t, 1).output(t, p, 1);
      case 6 -> net.input(p, t, 1).output(t, p, 2);
      default -> net.input(p, t, between(2, Math.max(2, most))).output(t, p, 1);
    }
  }

  private void addTests(int t, int places) {
    if (reads && oneIn(2)) {
      addRead(t, markablePlace(places), oneIn(4) ? 2 : 1);
    }
    if (inhibitors && oneIn(2)) {
      net.inhibitor(random.nextInt(places), t, oneIn(4) ? 2 : 1);
    }
  }

  /** Taking and giving back is as good as reading. */
  private void addRead(int t, int p, int weight) {
    if (oneIn(2)) {
      net.read(p, t, weight);
    } else {
      net.input(p, t, weight).output(t, p, weight);
    }
  }

  /** Processes that go through their locations and share a few resources. */
  private void addProcesses() {
    int resources = between(1, 3);
    for (int r = 0; r < resources; r++) {
      net.place(RESOURCES[r], oneIn(5) ? 0 : smallWeight(2));
    }
    int processes = between(2, 4);
    for (int c = 0; c < processes; c++) {
      addProcess(c, between(processes == 2 ? 3 : 2, processes == 4 ? 3 : 4), resources);
    }
  }

  private void addProcess(int c, int locations, int resources) {
    int first = net.placeCount();
    for (int l = 0; l < locations; l++) {
      net.place(LOCATIONS[c][l], l == 0 ? 1 : 0);
    }
    boolean loop = cyclic && !oneIn(4);
    int steps = loop ? locations : locations - 1;
    int held = -1;
    for (int k = 0; k < steps; k++) {
      int t = net.transition(STEPS[c][k]);
      net.input(first + k, t, 1).output(t, first + (k + 1) % locations, 1);
      held = addSharing(t, resources, held, loop, k + 1 == steps);
    }
    while (steps < 6 && oneIn(loop ? 5 : 3)) {
      int t = net.transition(STEPS[c][steps++]);
      int from = random.nextInt(locations);
      int to = cyclic ? random.nextInt(locations) : Math.min(from + 1, locations - 1);
      net.input(first + from, t, 1).output(t, first + to, 1);
      addSharing(t, resources, -1, true, false);
    }
  }

  /**
   * Lets a step take, give, read or miss a resource. A process that loops gives only what it holds,
   * or it would give for ever.
   *
   * @return the resource that the process holds afterwards, or -1
   */
  private int addSharing(int t, int resources, int held, boolean loop, boolean last) {
    int r = random.nextInt(resources);
    if (held >= 0 && (oneIn(2) || (last && loop && !oneIn(5)))) {
      net.output(t, held, 1);
      return -1;
    }
    switch (random.nextInt(6)) {
      case 0, 1 -> {
        if (held < 0 && !(last && loop)) {
          net.input(r, t, 1);
          return r;
        }
      }
      case 2 -> {
        if (!loop || oneIn(40)) {
          net.output(t, r, 1);
        }
      }
      case 3 -> {
        if (reads) {
          addRead(t, oneIn(2) ? r : random.nextInt(net.placeCount()), 1);
        }
      }
      case 4 -> {
        if (inhibitors) {
          net.inhibitor(oneIn(2) ? r : random.nextInt(net.placeCount()), t, oneIn(4) ? 2 : 1);
        }
      }
      default -> {}
    }
    return held;
  }

  private int markablePlace(int places) {
    int p = random.nextInt(places);
    while ((markable >> p & 1) == 0 && !oneIn(8)) {
      p = random.nextInt(places);
    }
    return p;
  }

  private int smallWeight(int most) {
    return oneIn(2) ? 1 : between(1, most);
  }

  private int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  private static String[] names(String prefix, int count) {
    String[] names = new String[count];
    for (int i = 0; i < count; i++) {
      names[i] = prefix + i;
    }
    return names;
  }
}
