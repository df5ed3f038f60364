package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * The dining philosophers of the benchmark nets {@code phil14}, {@code phil16} and {@code phil100},
 * who lay down both forks at once.
 *
 * <p>A philosopher thinks, has the left fork, or eats; next to one who eats the right neighbour
 * thinks. That is the only restriction, so there are (1 + √2)^n + (1 - √2)^n states; all holding
 * their left fork is the one deadlock.
 */
final class BenchPhilosophers implements Family {
  @Override
  public String name() {
    return "phil";
  }

  @Override
  public String description() {
    return "dining philosophers who lay down both forks at once (benchmark nets phil14, phil16)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(new Parameter("philosophers", 4, 2, 100_000, "philosophers, and forks"));
  }

  @Override
  public PetriNet build(String id, int... values) {
    int n = values[0];
    NetSketch net = new NetSketch(id);
    for (int i = 0; i < n; i++) {
      net.place("think_" + i, 1).place("hasl_" + i).place("eat_" + i).place("fork_" + i, 1);
    }
    for (int i = 0; i < n; i++) {
      String left = "fork_" + i;
      String right = "fork_" + (i + 1) % n;
      net.transition("takel_" + i).takes("think_" + i, left).gives("hasl_" + i);
      net.transition("taker_" + i).takes("hasl_" + i, right).gives("eat_" + i);
      net.transition("rel_" + i).takes("eat_" + i).gives("think_" + i, left, right);
    }
    return net.build();
  }
}
