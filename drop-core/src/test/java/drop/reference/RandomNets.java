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

  /**
   * Processes that step from location to location, some steps taking, giving back, reading or being
   * inhibited by places that all share: most places belong to a sequential component.
   */
  public static PetriNet processes(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    PetriNet.Builder net = PetriNet.builder("processes" + seed);
    int shared = 1 + random.nextInt(4);
    for (int s = 0; s < shared; s++) {
      net.place("s" + s, random.nextInt(3));
    }
    int processes = 1 + random.nextInt(4);
    for (int i = 0; i < processes; i++) {
      int locations = 2 + random.nextInt(5);
      int first = net.placeCount();
      for (int l = 0; l < locations; l++) {
        net.place("x" + i + "_" + l, l == 0 ? 1 : 0);
      }
      int steps = locations + random.nextInt(4);
      for (int k = 0; k < steps; k++) {
        int t = net.transition("t" + i + "_" + k);
        net.input(first + (k < locations ? k : random.nextInt(locations)), t, 1);
        net.output(t, first + random.nextInt(locations), 1);
        int place = random.nextInt(shared);
        switch (random.nextInt(8)) {
          case 0, 1 -> net.input(place, t, 1);
          case 2, 3 -> net.output(t, place, 1);
          case 4 -> net.read(place, t, 1 + random.nextInt(2));
          case 5 -> net.inhibitor(place, t, 1 + random.nextInt(2));
          case 6 -> net.read(first + random.nextInt(locations), t, 1);
          default -> net.inhibitor(first + random.nextInt(locations), t, 1);
        }
      }
    }
    return net.build();
  }
}
