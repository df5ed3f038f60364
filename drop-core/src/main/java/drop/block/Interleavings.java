package drop.block;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * All runs of a model, counted without running each: states that as many blocks lead to are one
 * layer, and each knows in how many ways it is reached.
 *
 * @param count the runs to an end
 * @param states all states
 * @param ends the states in which nothing can run, deadlocks among them
 */
public record Interleavings(BigInteger count, long states, Set<State> ends) {
  /** The values of the variables and the blocks that have run, as bits. */
  public record State(int[] values, long[] ran) {
    static State of(BlockRun run) {
      int[] values = new int[run.model().variables().size()];
      Arrays.setAll(values, run::value);
      long[] ran = new long[run.model().blocks().size() + Long.SIZE - 1 >> 6];
      for (int e = 0; e < run.length(); e++) {
        ran[run.event(e) >> 6] |= 1L << run.event(e);
      }
      return new State(values, ran);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof State state
          && Arrays.equals(values, state.values)
          && Arrays.equals(ran, state.ran);
    }

    @Override
    public int hashCode() {
      return 31 * Arrays.hashCode(values) + Arrays.hashCode(ran);
    }

    @Override
    public String toString() {
      return Arrays.toString(values) + Arrays.toString(ran);
    }
  }

  /** A state, one way to it, and the number of all ways. */
  private record Reached(int[] way, BigInteger ways) {}

  /**
   * Counts.
   *
   * @throws IllegalStateException if a layer has more states than allowed
   */
  public static Interleavings of(BlockModel model, int mostStatesOfLayer) {
    BlockRun run = new BlockRun(model);
    BigInteger count = BigInteger.ZERO;
    long states = 0;
    Set<State> ends = new HashSet<>();
    Map<State, Reached> layer = Map.of(State.of(run), new Reached(new int[0], BigInteger.ONE));
    while (!layer.isEmpty()) {
      states += layer.size();
      Map<State, Reached> following = new HashMap<>();
      for (Map.Entry<State, Reached> entry : layer.entrySet()) {
        Reached reached = entry.getValue();
        Arrays.stream(reached.way()).forEach(run::run);
        if (run.ended()) {
          count = count.add(reached.ways());
          ends.add(entry.getKey());
        } else {
          expand(run, reached, following);
        }
        if (following.size() > mostStatesOfLayer) {
          throw new IllegalStateException("more than " + mostStatesOfLayer + " states in a layer");
        }
        while (run.length() > 0) {
          run.undo();
        }
      }
      layer = following;
    }
    return new Interleavings(count, states, ends);
  }

  private static void expand(BlockRun run, Reached reached, Map<State, Reached> following) {
    int[] enabled = new int[run.presentCount()];
    int enabledCount = 0;
    for (int i = 0; i < run.presentCount(); i++) {
      if (run.enabled(run.present(i))) {
        enabled[enabledCount++] = run.present(i);
      }
    }
    for (int i = 0; i < enabledCount; i++) {
      run.run(enabled[i]);
      int[] way = Arrays.copyOf(reached.way(), run.length());
      way[run.length() - 1] = enabled[i];
      following.merge(
          State.of(run),
          new Reached(way, reached.ways()),
          (one, other) -> new Reached(one.way(), one.ways().add(other.ways())));
      run.undo();
    }
  }
}
