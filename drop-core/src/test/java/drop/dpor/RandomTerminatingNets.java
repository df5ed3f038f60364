package drop.dpor;

import drop.net.PetriNet;
import java.util.SplittableRandom;

/** Random nets that terminate: tokens only move from a place to later ones. */
final class RandomTerminatingNets {
  private RandomTerminatingNets() {}

  static PetriNet net(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    PetriNet.Builder builder = PetriNet.builder("random");
    int places = 3 + random.nextInt(4);
    for (int p = 0; p < places; p++) {
      builder.place("p" + p, random.nextInt(p < 2 ? 3 : 2));
    }
    int transitions = 2 + random.nextInt(5);
    for (int t = 0; t < transitions; t++) {
      builder.transition("t" + t);
      int from = random.nextInt(places);
      builder.input(from, t, 1 + random.nextInt(2));
      if (random.nextBoolean()) {
        builder.input(random.nextInt(places), t, 1);
      }
      for (int k = random.nextInt(3); k > 0 && from + 1 < places; k--) {
        int least = places - 1 - random.nextInt(places - 1 - from);
        builder.output(t, Math.max(least, from + 1), 1);
      }
      if (random.nextInt(4) == 0) {
        builder.read(random.nextInt(places), t, 1);
      }
      if (random.nextInt(4) == 0) {
        builder.inhibitor(random.nextInt(places), t, 1 + random.nextInt(2));
      }
    }
    return builder.build();
  }
}
