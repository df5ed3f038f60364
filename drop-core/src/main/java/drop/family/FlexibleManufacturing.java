package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * The flexible manufacturing system of Ciardo and Trivedi with k pallets for each kind of part, in
 * the variant of the benchmark net {@code fms5}.
 *
 * <p>Parts 1 and 2 are worked on by machines 1 (three of them) and 2 (one) and are shipped alone or
 * joined to a part 12 by machine 3 (two of them); part 3 shares machine 2. There is no deadlock.
 */
final class FlexibleManufacturing implements Family {
  @Override
  public String name() {
    return "fms";
  }

  @Override
  public String description() {
    return "flexible manufacturing system with three kinds of parts (benchmark net fms5)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(new Parameter("pallets", 2, 1, 1_000_000, "pallets for each kind of part"));
  }

  @Override
  public PetriNet build(String id, int... values) {
    int pallets = values[0];
    NetSketch net = new NetSketch(id);
    net.place("P1", pallets).place("P1wM1").place("P1M1").place("P1d").place("P1s").place("P1wP2");
    net.place("P2", pallets).place("P2wM2").place("P2M2").place("P2d").place("P2s").place("P2wP1");
    net.place("P12").place("P12wM3").place("P12M3").place("P12s");
    net.place("P3", pallets).place("P3wM2").place("P3M2").place("P3s");
    net.place("M1", 3).place("M2", 1).place("M3", 2);
    addPart(net, "P1", "M1", "P1wP2");
    addPart(net, "P2", "M2", "P2wP1");
    net.transition("tx").takes("P1wP2", "P2wP1").gives("P12");
    net.transition("tP12").takes("P12").gives("P12wM3");
    net.transition("tM3").takes("P12wM3", "M3").gives("P12M3");
    net.transition("tP12M3").takes("P12M3").gives("P12s", "M3");
    net.transition("tP12s").takes("P12s").gives("P1", "P2");
    net.transition("tP3").takes("P3").gives("P3wM2");
    net.transition("tP3M2a").takes("P3wM2", "M2").gives("P3M2");
    net.transition("tP3M2").takes("P3M2").gives("P3s", "M2");
    net.transition("tP3s").takes("P3s").gives("P3");
    return net.build();
  }

  private static void addPart(NetSketch net, String part, String machine, String toJoin) {
    String waiting = part + "w" + machine;
    String worked = part + machine;
    net.transition("t" + part).takes(part).gives(waiting);
    net.transition("t" + machine).takes(waiting, machine).gives(worked);
    net.transition("t" + worked).takes(worked).gives(part + "d", machine);
    net.transition("t" + part + "e").takes(part + "d").gives(part + "s");
    net.transition("t" + part + "j").takes(part + "d").gives(toJoin);
    net.transition("t" + part + "s").takes(part + "s").gives(part);
  }
}
