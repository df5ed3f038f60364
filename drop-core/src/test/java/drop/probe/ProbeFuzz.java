package drop.probe;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.lts.Lts;
import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Compares probe-set exploration with full exploration on random nets: the same set of deadlocks, the
 * same transitions fired, only reachable markings, and an end. As a program it goes on for as many nets
 * as it is told.
 */
public final class ProbeFuzz {
  private static final int MOST_STATES = 64;
  private static final int MOST_VECTORS = 100_000;

  private ProbeFuzz() {}

  /** Every strategy with every proviso that makes a difference to it, and what else can be chosen. */
  static List<ProbeOptions> configurations() {
    List<ProbeOptions> all = new ArrayList<>();
    for (Strategy strategy : Strategy.values()) {
      for (Concretisation concretisation : Concretisation.values()) {
        ProbeOptions options = ProbeOptions.DEFAULT.with(strategy).with(concretisation);
        // Without a proviso the independent strategy is not sound, and the others do not change.
        all.add(options.with(Proviso.NODUP));
        all.add(options.with(Proviso.AGING));
      }
      all.add(ProbeOptions.DEFAULT.with(strategy).withSubsumption(true));
      for (Concretisation concretisation : Concretisation.values()) {
        all.add(ProbeOptions.DEFAULT.with(strategy).with(concretisation).withHybrid(true));
      }
    }
    return all;
  }

  /** What is wrong with the exploration, if anything. */
  static Optional<String> difference(
      PetriNet net, SmallStateSpace full, ProbeOptions options, Pitfalls pitfalls) {
    Limits limits = Limits.NONE.withMaxStates(MOST_VECTORS);
    ProbeExploration probe =
        new ProbeExplorer(net, options, limits, pitfalls).explore(new Monitor());
    if (!probe.outcome().complete()) {
      return Optional.of("more than " + MOST_VECTORS + " vectors");
    }
    long[] found =
        probe.deadlocks().stream().mapToLong(SmallStateSpace::pack).sorted().toArray();
    if (!Arrays.equals(found, full.deadlocks())) {
      return Optional.of(found.length + " deadlocks, not " + full.deadlocks().length);
    }
    long fired = probe.fired().stream().mapToLong(t -> 1L << t).sum();
    long expected = full.fireable() & ~pure(net);
    // A stubborn set keeps deadlocks, not every transition.
    if (options.hybrid() ? (fired & ~expected) != 0 : fired != expected) {
      return Optional.of(Long.toBinaryString(fired) + " fired, not " + Long.toBinaryString(expected));
    }
    if (probe.states() > full.states() || probe.visitedStates() > full.states()) {
      return Optional.of("more states than there are");
    }
    return endStates(probe.lts()) == found.length
        ? Optional.empty()
        : Optional.of("the edges do not end in the deadlocks alone");
  }

  /** The states without edges; one that is no deadlock counts many times. */
  private static int endStates(Lts lts) {
    int[] edges = new int[lts.states()];
    boolean[] dead = new boolean[lts.states()];
    try {
      lts.walk(
          new Lts.Visitor() {
            @Override
            public void state(int number, boolean deadlock) {
              dead[number] = deadlock;
            }

            @Override
            public void edge(int from, int transition, int to) {
              edges[from]++;
            }
          });
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    int count = 0;
    for (int state = 0; state < edges.length; state++) {
      count += edges[state] > 0 ? 0 : dead[state] ? 1 : edges.length;
    }
    return count;
  }

  private static long pure(PetriNet net) {
    SymbolicActions actions = new SymbolicActions(net, true);
    long pure = 0;
    for (int t = 0; t < net.transitionCount(); t++) {
      pure |= actions.pure(t) ? 1L << t : 0;
    }
    return pure;
  }

  /**
   * Judges one net under all configurations: by the default choice if the seed is even, otherwise by
   * one at random, with histories given up early on some nets.
   */
  static Optional<String> judge(long seed, List<ProbeOptions> configurations) {
    PetriNet net = ProbeNets.net(seed);
    SmallStateSpace full = SmallStateSpace.of(net, MOST_STATES);
    if (!full.complete()) {
      return Optional.empty();
    }
    for (ProbeOptions options : configurations) {
      if (options.subsumption() && !full.safe()) {
        continue;
      }
      ProbeOptions choice = choice(seed, options);
      Optional<String> difference = difference(net, full, choice, Pitfalls.AVOIDED);
      if (difference.isPresent()) {
        return Optional.of(
            "seed " + seed + ", " + choice + ": " + difference.get() + "\n" + NetText.of(net));
      }
    }
    return Optional.empty();
  }

  static ProbeOptions choice(long seed, ProbeOptions options) {
    return (seed & 1) == 0 ? options : options.withSeed(seed).withCrowd(1 << (seed >> 1 & 7));
  }

  /** Arguments: the first seed, how many bounded nets (or 0 for no end). */
  public static void main(String[] arguments) {
    long seed = Long.parseLong(arguments[0]);
    long wanted = Long.parseLong(arguments[1]);
    List<ProbeOptions> configurations = configurations();
    configurations.forEach(System.out::println);
    long nets = 0;
    long states = 0;
    long failures = 0;
    long begin = System.nanoTime();
    for (; wanted == 0 || nets < wanted; seed++) {
      SmallStateSpace full = SmallStateSpace.of(ProbeNets.net(seed), MOST_STATES);
      if (!full.complete()) {
        continue;
      }
      nets++;
      states += full.states();
      Optional<String> difference = judge(seed, configurations);
      if (difference.isPresent()) {
        failures++;
        System.out.println(difference.get());
      }
      if (nets % 50_000 == 0) {
        System.out.printf(
            "%d nets of %d states, %d configurations: %d failures, %d s%n",
            nets, states, configurations.size(), failures, (System.nanoTime() - begin) / 1_000_000_000);
      }
    }
  }
}
