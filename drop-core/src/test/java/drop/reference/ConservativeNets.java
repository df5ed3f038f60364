package drop.reference;

import drop.net.PetriNet;
import java.util.SplittableRandom;

/**
 * Bounded nets with large counts: firing moves tokens between places and never makes or takes any, so
 * that a place holds as many as all places together at most. All of them start in one place, so that
 * the others outgrow whatever was expected of them.
 */
public final class ConservativeNets {
  private ConservativeNets() {}

  public static PetriNet net(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int places = 2 + random.nextInt(4);
    int tokens = 1 + random.nextInt(places < 4 ? 40 : 12);
    boolean tests = random.nextInt(3) == 0;
    PetriNet.Builder net = PetriNet.builder("conservative" + seed);
    int start = random.nextInt(places);
    for (int p = 0; p < places; p++) {
      net.place("p" + p, p == start ? tokens : 0);
    }
    int transitions = 1 + random.nextInt(2 * places);
    for (int i = 0; i < transitions; i++) {
      int t = net.transition("t" + i);
      int moved = 1 + random.nextInt(2);
      for (int k = 0; k < moved; k++) {
        int weight = 1 + random.nextInt(3);
        net.input(i == 0 ? start : random.nextInt(places), t, weight);
        net.output(t, random.nextInt(places), weight);
      }
      if (tests && random.nextBoolean()) {
        net.read(random.nextInt(places), t, 1 + random.nextInt(5));
      }
      if (tests && random.nextBoolean()) {
        net.inhibitor(random.nextInt(places), t, 1 + random.nextInt(10));
      }
    }
    return net.build();
  }
}
