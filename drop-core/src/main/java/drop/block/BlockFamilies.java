package drop.block;

import drop.block.AtomicBlock.Comparison;
import drop.family.FamilySpec;
import drop.family.Parameter;
import drop.net.ModelException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The examples of Aichernig et al. as families, in the order in which they are listed to a user.
 */
public final class BlockFamilies {
  private static final int MOST = 100_000;

  private static final List<BlockFamily> ALL =
      List.of(
          new BlockFamily(
              "example.ab",
              "three objects, the example of Fig. 3",
              List.of(),
              (name, values) -> example(name)),
          new BlockFamily(
              "creation.ab",
              "an object creates two others, which do not report back (Table 1)",
              List.of(blocks(4)),
              (name, values) -> callers(name, 0, values[0], false)),
          new BlockFamily(
              "reportback.ab",
              "an object creates two others, which report back (Table 1)",
              List.of(blocks(8)),
              (name, values) -> callers(name, 0, values[0], true)),
          new BlockFamily(
              "concur.ab",
              "an object creates two others, which report back while it works (Table 1)",
              List.of(blocks(3)),
              (name, values) -> callers(name, values[0], values[0] + 1, true)),
          new BlockFamily(
              "barrier.ab",
              "sensors and a network meet at a barrier (Section 5.1)",
              List.of(
                  new Parameter("sensors", 5, 1, BlockModel.LARGEST - 1, "sensors that arrive")),
              (name, values) -> barrier(name, values[0])));

  private BlockFamilies() {}

  public static List<BlockFamily> all() {
    return ALL;
  }

  /** The family that a spec such as {@code concur.ab:3} names before its colon, if there is one. */
  public static Optional<BlockFamily> find(String spec) {
    String name = FamilySpec.familyName(spec);
    return ALL.stream().filter(family -> family.name().equals(name)).findFirst();
  }

  /** Builds the model that a spec asks for, of a family that there is. */
  public static BlockModel model(String spec) throws ModelException {
    BlockFamily family =
        find(spec)
            .orElseThrow(() -> new ModelException(spec, "there is no such family of blocks"));
    int[] values = FamilySpec.values(family.name(), family.parameters(), spec);
    String stem = family.name().substring(0, family.name().lastIndexOf('.'));
    String suffix = Arrays.stream(values).mapToObj(v -> "-" + v).collect(Collectors.joining());
    return family.build().apply(stem + suffix, values);
  }

  private static Parameter blocks(int value) {
    return new Parameter("blocks", value, 1, MOST, "blocks that each object runs on its own");
  }

  private static BlockModel example(String name) {
    BlockModel.Builder model = BlockModel.builder(name).objects("A", "B", "C");
    model.block("A1", "A").block("A2", "A").block("B1", "B").block("B2", "B");
    model.block("C1", "C").block("C2", "C");
    return model.creates("A2", "B2").creates("B2", "C1").creates("C1", "C2").build();
  }

  /** A1 creates three chains: its own, and those of B and C, at whose ends A may be told. */
  private static BlockModel callers(String name, int own, int others, boolean report) {
    BlockModel.Builder model = BlockModel.builder(name).objects("A", "B", "C");
    add(model, "A", own + (report ? 3 : 1));
    chain(model, "A", 2, own + 1);
    for (int other = 0; other < 2; other++) {
      String object = other == 0 ? "B" : "C";
      add(model, object, others);
      chain(model, object, 1, others);
      if (report) {
        model.creates(object + others, "A" + (own + 2 + other));
      }
    }
    return model.build();
  }

  private static void add(BlockModel.Builder model, String object, int count) {
    for (int i = 1; i <= count; i++) {
      model.block(object + i, object);
    }
  }

  private static void chain(BlockModel.Builder model, String object, int first, int last) {
    String creator = "A1";
    for (int i = first; i <= last; i++) {
      model.creates(creator, object + i);
      creator = object + i;
    }
  }

  /** Each sensor, and when all have, the network, waits at the barrier and is told to go on. */
  private static BlockModel barrier(String name, int sensors) {
    BlockModel.Builder model = BlockModel.builder(name).objects("Barrier");
    model.variable("arrived", "Barrier", 0);
    for (int s = 1; s <= sensors; s++) {
      meet(model, "Sensor" + s, "." + s, 0, sensors + 1);
    }
    meet(model, "Network", "", sensors, sensors + 1);
    return model.build();
  }

  /** One that arrives after so many others, if any, and goes on when all are there. */
  private static void meet(
      BlockModel.Builder model, String object, String suffix, int after, int all) {
    model.objects(object).block("init" + suffix, object);
    model.block("wait" + suffix, "Barrier");
    if (after > 0) {
      model.when("arrived", Comparison.IS, after);
    }
    model.adds("arrived", 1);
    model.block("go" + suffix, "Barrier").when("arrived", Comparison.IS, all).stateless();
    model.block("run" + suffix, object);
    model.creates("init" + suffix, "wait" + suffix).creates("wait" + suffix, "go" + suffix);
    model.creates("go" + suffix, "run" + suffix);
  }
}
