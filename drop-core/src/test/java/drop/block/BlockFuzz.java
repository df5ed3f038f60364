package drop.block;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.reference.RandomBlockModels;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Compares what the explorer finds on random models with all interleavings: the states in which
 * runs end, and the classes of equivalent runs. Blocks of an object depend on each other and a
 * block on its creator, so a class is given by the order of the blocks of each object; those that
 * are pushed up because they do not access the state have no place in it. As a program it takes the
 * first seed and the number of models.
 */
public final class BlockFuzz {
  private static final int MOST_STATES = 10_000;

  private static final List<PushUp.Options> PUSHING =
      List.of(
          PushUp.Options.NONE,
          new PushUp.Options(true, false),
          new PushUp.Options(false, true),
          PushUp.Options.BOTH);

  private BlockFuzz() {}

  public static void main(String[] args) throws IOException {
    long first = Long.parseLong(args[0]);
    long count = Long.parseLong(args[1]);
    long deadlocks = 0;
    long classes = 0;
    for (long seed = first; seed < first + count; seed++) {
      BlockModel model = RandomBlockModels.model(seed);
      Ends all = everything(model);
      deadlocks += all.deadlocks > 0 ? 1 : 0;
      classes += all.orders.size();
      Optional<String> wrong = wrong(model);
      if (wrong.isPresent()) {
        System.out.println("seed " + seed + ": " + wrong.get());
        System.exit(1);
      }
    }
    System.out.printf(
        "%d models from seed %d: %d classes of runs, %d models with deadlocks, nothing lost%n",
        count, first, classes, deadlocks);
  }

  /** What some way to explore has lost, or counted wrongly. */
  static Optional<String> wrong(BlockModel model) throws IOException {
    Ends all = everything(model);
    Interleavings counted = Interleavings.of(model, MOST_STATES);
    if (!counted.ends().equals(all.states)
        || !counted.count().equals(BigInteger.valueOf(all.runs))) {
      return Optional.of("counting in layers\n" + text(model));
    }
    for (BlockOrder order : BlockOrder.values()) {
      for (PushUp.Options pushing : PUSHING) {
        Ends found = new Ends();
        BlockExploration exploration =
            new BlockExplorer(model, order, pushing, found).explore(Limits.NONE, new Monitor());
        if (!found.states.equals(all.states)
            || !found.accessOrders.equals(all.accessOrders)
            || !pushing.creation() && !found.orders.equals(all.orders)
            || exploration.executions() != found.runs
            || exploration.deadlocks() != found.deadlocks) {
          return Optional.of(order + " " + pushing + "\n" + text(model));
        }
      }
    }
    return Optional.empty();
  }

  private static Ends everything(BlockModel model) {
    Ends ends = new Ends();
    descend(new BlockRun(model), ends);
    return ends;
  }

  private static void descend(BlockRun run, Ends ends) {
    boolean end = true;
    for (int b = 0; b < run.model().blocks().size(); b++) {
      if (run.enabled(b)) {
        end = false;
        run.run(b);
        descend(run, ends);
        run.undo();
      }
    }
    if (end) {
      ends.ended(run);
    }
  }

  private static String text(BlockModel model) throws IOException {
    StringWriter out = new StringWriter();
    new AbWriter().write(model, out);
    return out.toString();
  }

  /** How runs end and how the blocks of each object were ordered in them. */
  private static final class Ends implements BlockObserver {
    private final Set<Interleavings.State> states = new HashSet<>();
    private final Set<List<List<Integer>>> orders = new HashSet<>();
    private final Set<List<List<Integer>>> accessOrders = new HashSet<>();
    private long runs;
    private long deadlocks;

    @Override
    public void ended(BlockRun run) {
      runs++;
      deadlocks += run.presentCount() > 0 ? 1 : 0;
      states.add(Interleavings.State.of(run));
      orders.add(order(run, true));
      accessOrders.add(order(run, false));
    }

    private static List<List<Integer>> order(BlockRun run, boolean withStateless) {
      List<List<Integer>> order = new ArrayList<>();
      run.model().objects().forEach(object -> order.add(new ArrayList<>()));
      for (int e = 0; e < run.length(); e++) {
        AtomicBlock block = run.model().blocks().get(run.event(e));
        if (withStateless || !block.stateless()) {
          order.get(block.object()).add(run.event(e));
        }
      }
      return order;
    }
  }
}
