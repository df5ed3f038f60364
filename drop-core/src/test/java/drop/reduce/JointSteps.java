package drop.reduce;

import drop.net.PetriNet;
import java.util.SplittableRandom;

/** Random processes some of whose steps two of them take together, which other random nets lack. */
final class JointSteps {
  private static final int PROCESSES = 3;
  private static final int LOCATIONS = 3;
  private static final int STEPS = 7;

  private JointSteps() {}

  static PetriNet net(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    PetriNet.Builder net = PetriNet.builder("joint" + seed);
    for (int i = 0; i < PROCESSES; i++) {
      for (int l = 0; l < LOCATIONS; l++) {
        net.place("c" + i + "_" + l, l == 0 ? 1 : 0);
      }
    }
    int shared = net.place("r", random.nextInt(2));
    for (int k = 0; k < STEPS; k++) {
      int t = net.transition("t" + k);
      int first = random.nextInt(PROCESSES);
      move(net, t, first, random);
      if (random.nextInt(3) == 0) {
        move(net, t, (first + 1 + random.nextInt(PROCESSES - 1)) % PROCESSES, random);
      } else if (random.nextInt(4) == 0) {
        net.input(shared, t, 1);
      } else if (random.nextInt(6) == 0) {
        net.output(t, shared, 1).inhibitor(shared, t, 1);
      }
    }
    return net.build();
  }

  private static void move(PetriNet.Builder net, int t, int process, SplittableRandom random) {
    int from = random.nextInt(LOCATIONS);
    int to = (from + 1 + random.nextInt(LOCATIONS - 1)) % LOCATIONS;
    net.input(process * LOCATIONS + from, t, 1).output(t, process * LOCATIONS + to, 1);
  }
}
