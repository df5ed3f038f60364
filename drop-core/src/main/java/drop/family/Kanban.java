package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * The Kanban manufacturing system of Ciardo and Tilgner with four cells and k cards in each, as in
 * the benchmark net {@code kanban5}.
 *
 * <p>In a cell a part is worked on, perhaps sent back, and finished; cell 1 feeds cells 2 and 3
 * together, and these feed cell 4 together. There is no deadlock.
 */
final class Kanban implements Family {
  @Override
  public String name() {
    return "kanban";
  }

  @Override
  public String description() {
    return "Kanban manufacturing system with four cells (benchmark net kanban5)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(new Parameter("cards", 2, 1, 1_000_000, "cards, hence parts, in each cell"));
  }

  @Override
  public PetriNet build(String id, int... values) {
    int cards = values[0];
    NetSketch net = new NetSketch(id);
    for (int cell = 1; cell <= 4; cell++) {
      net.place("p" + cell, cards).place("pm" + cell).place("pback" + cell).place("pout" + cell);
    }
    net.transition("tin1").takes("p1").gives("pm1");
    for (int cell = 1; cell <= 4; cell++) {
      net.transition("tredo" + cell).takes("pm" + cell).gives("pback" + cell);
      net.transition("tback" + cell).takes("pback" + cell).gives("pm" + cell);
      net.transition("tok" + cell).takes("pm" + cell).gives("pout" + cell);
    }
    net.transition("tsynch1_23").takes("pout1", "p2", "p3").gives("p1", "pm2", "pm3");
    net.transition("tsynch23_4").takes("pout2", "pout3", "p4").gives("p2", "p3", "pm4");
    net.transition("tout4").takes("pout4").gives("p4");
    return net.build();
  }
}
