package drop.reference;

import drop.block.AtomicBlock.Comparison;
import drop.block.BlockModel;
import java.util.SplittableRandom;

/**
 * Small models of atomic blocks, each from a number: a few objects, guards and effects, or none.
 */
public final class RandomBlockModels {
  private RandomBlockModels() {}

  public static BlockModel model(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int objects = 1 + random.nextInt(3);
    int blocks = 2 + random.nextInt(6);
    boolean guarded = random.nextInt(4) > 0;
    BlockModel.Builder model = BlockModel.builder("random-" + seed);
    for (int o = 0; o < objects; o++) {
      model.objects("O" + o);
      for (int v = 0; guarded && v < 2; v++) {
        model.variable("v" + o + "." + v, "O" + o, random.nextInt(2));
      }
    }
    for (int b = 0; b < blocks; b++) {
      int object = random.nextInt(objects);
      model.block("b" + b, "O" + object);
      if (guarded) {
        behaviour(model, object, random);
      }
    }
    for (int b = 1; b < blocks; b++) {
      if (random.nextInt(3) > 0) {
        model.creates("b" + random.nextInt(b), "b" + b);
      }
    }
    return model.build();
  }

  private static void behaviour(BlockModel.Builder model, int object, SplittableRandom random) {
    String variables = "v" + object + ".";
    for (int i = random.nextInt(4); i > 1; i--) {
      Comparison comparison = Comparison.values()[random.nextInt(4)];
      model.when(variables + random.nextInt(2), comparison, random.nextInt(3));
    }
    if (random.nextInt(3) == 0) {
      model.stateless();
      return;
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      String variable = variables + random.nextInt(2);
      if (random.nextBoolean()) {
        model.sets(variable, random.nextInt(3));
      } else {
        model.adds(variable, random.nextInt(4) - 1);
      }
    }
  }
}
