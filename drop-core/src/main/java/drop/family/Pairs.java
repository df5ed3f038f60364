package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * Pairs of threads that race for a slot; the loser takes the next one. Every thread might go round the
 * whole table, but each pair has two slots of its own.
 *
 * <p>Structure shows conflicts between all threads, runs only those within a pair: each pair has 11
 * states whatever the others do, hence 11^n states, and one deadlock, in which all slots are taken.
 */
final class Pairs implements Family {
  @Override
  public String name() {
    return "pairs";
  }

  @Override
  public String description() {
    return "pairs of threads that race for a slot of a table, where the loser takes the next one";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(new Parameter("pairs", 2, 1, 250, "pairs of threads, each with two slots"));
  }

  @Override
  public PetriNet build(String id, int... values) {
    int slots = 2 * values[0];
    NetSketch net = new NetSketch(id);
    for (int b = 0; b < slots; b++) {
      net.place("free_" + b, 1).place("taken_" + b);
    }
    for (int i = 0; i < slots; i++) {
      thread(net, i, 2 * (i % values[0]), slots);
    }
    return net.build();
  }

  private static void thread(NetSketch net, int i, int first, int slots) {
    String thread = "t" + i + "_";
    net.place(thread + "start", 1).place(thread + "done");
    for (int b = 0; b < slots; b++) {
      net.place(thread + "at" + b);
    }
    net.transition(thread + "go").takes(thread + "start").gives(thread + "at" + first);
    for (int b = 0; b < slots; b++) {
      int next = (b + 1) % slots;
      net.transition(thread + "take" + b)
          .takes(thread + "at" + b, "free_" + b)
          .gives(thread + "done", "taken_" + b);
      if (next != first) {
        net.transition(thread + "next" + b)
            .takes(thread + "at" + b)
            .reads("taken_" + b)
            .gives(thread + "at" + next);
      }
    }
  }
}
