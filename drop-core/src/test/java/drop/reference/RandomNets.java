package drop.reference;

import drop.net.PetriNet;
import java.util.SplittableRandom;

/**
 * Small random nets with weights, read arcs and inhibitor arcs. The same seed gives the same net;
 * some are unbounded, so explore them under a limit.
 */
public final class RandomNets {
  private RandomNets() {}

  public static PetriNet net(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int places = 1 + random.nextInt(9);
    int transitions = 1 + random.nextInt(8);
    boolean weighted = random.nextInt(3) == 0;
    boolean reads = random.nextInt(3) == 0;
    boolean inhibitors = random.nextInt(3) == 0;
    int maxInitial = random.nextInt(3) == 0 ? 4 : 1;
    PetriNet.Builder net = PetriNet.builder("random" + seed);
    for (int p = 0; p < places; p++) {
      net.place("p" + p, random.nextInt(maxInitial + 1));
    }
    for (int i = 0; i < transitions; i++) {
      int t = net.transition("t" + i);
      int ins = 1 + random.nextInt(2);
      for (int k = 0; k < ins; k++) {
        net.input(random.nextInt(places), t, weighted ? 1 + random.nextInt(3) : 1);
      }
      int outs = random.nextInt(3);
      for (int k = 0; k < outs; k++) {
        net.output(t, random.nextInt(places), weighted ? 1 + random.nextInt(3) : 1);
      }
      if (reads && random.nextBoolean()) {
        net.read(random.nextInt(places), t, weighted ? 1 + random.nextInt(3) : 1);
      }
      if (inhibitors && random.nextBoolean()) {
        net.inhibitor(random.nextInt(places), t, weighted ? 1 + random.nextInt(4) : 1);
      }
    }
    return net.build();
  }
}
