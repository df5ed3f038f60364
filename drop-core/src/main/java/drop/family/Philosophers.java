package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * The dining philosophers of Figures 2.3 and 2.6 of the DRoP thesis, who lay down their forks one
 * after the other.
 *
 * <p>Each philosopher has four actions in a cycle: get the left fork, get the right one, put the
 * left one, put the right one. A marking says of each fork whether it lies on the table or who of
 * its two neighbours holds it, and all philosophers holding their right fork only cannot be
 * reached, hence 3^n - 1 states; all holding their left fork is the one deadlock.
 */
final class Philosophers implements Family {
  @Override
  public String name() {
    return "philosophers";
  }

  @Override
  public String description() {
    return "dining philosophers who lay down their forks one by one (DRoP thesis, Figure 2.6)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(new Parameter("philosophers", 3, 2, 100_000, "philosophers, and forks"));
  }

  @Override
  public PetriNet build(String id, int... values) {
    int n = values[0];
    NetSketch net = new NetSketch(id);
    for (int i = 1; i <= n; i++) {
      net.place("fork_" + i, 1);
    }
    for (int i = 1; i <= n; i++) {
      String left = "fork_" + i;
      String right = "fork_" + (i % n + 1);
      String thinking = "thinking_" + i;
      String withLeft = "withLeft_" + i;
      String eating = "eating_" + i;
      String withRight = "withRight_" + i;
      net.place(thinking, 1).place(withLeft).place(eating).place(withRight);
      net.transition("getLeftFork_" + i).takes(thinking, left).gives(withLeft);
      net.transition("getRightFork_" + i).takes(withLeft, right).gives(eating);
      net.transition("putLeftFork_" + i).takes(eating).gives(withRight, left);
      net.transition("putRightFork_" + i).takes(withRight).gives(thinking, right);
    }
    return net.build();
  }
}
