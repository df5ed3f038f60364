package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * Producers and consumers on one bounded buffer, as in the benchmark net {@code buf7x20}.
 *
 * <p>A producer makes an item and puts it, a consumer gets an item and uses it: n of each and c
 * slots have 4^n (c + 1) states and no deadlock.
 */
final class BoundedBuffer implements Family {
  @Override
  public String name() {
    return "buffer";
  }

  @Override
  public String description() {
    return "producers and consumers on a bounded buffer (benchmark net buf7x20)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        new Parameter("pairs", 2, 1, 100_000, "producers, and as many consumers"),
        new Parameter("slots", 3, 1, 1_000_000, "slots of the buffer"));
  }

  @Override
  public PetriNet build(String id, int... values) {
    int pairs = values[0];
    int slots = values[1];
    NetSketch net = new NetSketch(id);
    net.place("bfree", slots).place("bfull");
    for (int i = 0; i < pairs; i++) {
      net.place("pi_" + i, 1).place("pr_" + i).place("ci_" + i, 1).place("cg_" + i);
      net.transition("prod_" + i).takes("pi_" + i).gives("pr_" + i);
      net.transition("put_" + i).takes("pr_" + i, "bfree").gives("pi_" + i, "bfull");
      net.transition("get_" + i).takes("ci_" + i, "bfull").gives("cg_" + i, "bfree");
      net.transition("cons_" + i).takes("cg_" + i).gives("ci_" + i);
    }
    return net.build();
  }
}
