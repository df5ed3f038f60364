package drop.cli;

import com.beust.jcommander.Parameter;
import drop.explore.Order;
import drop.probe.Concretisation;
import drop.probe.ProbeOptions;
import drop.probe.Proviso;
import drop.probe.Strategy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The options that choose a reduction. */
final class ReduceOptions {
  private static final Map<String, Function<ReduceOptions, Reduction>> REDUCTIONS =
      new TreeMap<>(Map.of("full", ReduceOptions::full, "probe", ReduceOptions::probe));
  private static final Map<String, Order> ORDERS = named(Order.values());
  private static final Map<String, Strategy> STRATEGIES = named(Strategy.values());
  private static final Map<String, Proviso> PROVISOS = named(Proviso.values());
  private static final Map<String, Concretisation> CONCRETISATIONS =
      named(Concretisation.values());

  @Parameter(
      names = "--reduce",
      description = "probe (default): probe sets; full: every state\n"
          + "(full is the default where --order or --threads is given)")
  private String reduce;

  @Parameter(
      names = "--strategy",
      description = "probe: independent (default): an action in no conflict, or all;\n"
          + "closure: the smallest closed set; reversing-free: forget what is undone")
  private String strategy;

  @Parameter(
      names = "--proviso",
      description = "probe: nodup (default), aging, or none, against ignoring actions on cycles")
  private String proviso;

  @Parameter(
      names = "--concretise",
      description = "probe: explicit (default): each token is an entity; symbolic: each place is")
  private String concretise;

  @Parameter(names = "--seed", description = "probe: choose at random among equally good probe sets")
  private Long seed;

  @Parameter(
      names = "--subsume",
      description = "probe: drop vectors whose trace is a suffix of another's (1-safe nets)")
  private boolean subsume;

  @Parameter(
      names = "--hybrid",
      description = "probe: stubborn sets where the trace is empty (keeps deadlocks only)")
  private boolean hybrid;

  @Parameter(
      names = "--order",
      description = "full: bfs (default): nearest states first; dfs: deepest first")
  private String order;

  @Parameter(names = "--threads", description = "full: explore with so many threads (bfs only)")
  private Integer threads;

  private Order chosenOrder;
  private ProbeOptions chosenProbe;
  private boolean explain;

  private static <T extends Enum<T>> Map<String, T> named(T[] values) {
    return Arrays.stream(values)
        .collect(Collectors.toMap(ReduceOptions::text, value -> value, (a, b) -> a, TreeMap::new));
  }

  private static String text(Enum<?> value) {
    return ProbeReduction.text(value);
  }

  /**
   * The reduction that was asked for.
   *
   * @param explained whether the user wants it explained, which only probe sets can be
   */
  Reduction reduction(boolean explained) throws UsageException {
    explain = explained;
    chosenOrder = Choice.of("--order", order == null ? "bfs" : order, ORDERS);
    chosenProbe =
        ProbeOptions.DEFAULT
            .with(Choice.of("--strategy", strategy == null ? "independent" : strategy, STRATEGIES))
            .with(Choice.of("--proviso", proviso == null ? "nodup" : proviso, PROVISOS))
            .with(
                Choice.of(
                    "--concretise", concretise == null ? "explicit" : concretise, CONCRETISATIONS))
            .withSubsumption(subsume)
            .withHybrid(hybrid);
    if (seed != null) {
      chosenProbe = chosenProbe.withSeed(seed);
    }
    String name = reduce == null ? defaultName() : reduce;
    Reduction chosen = Choice.of("--reduce", name, REDUCTIONS).apply(this);
    refuse(name.equals("full") ? probeOnly() : fullOnly(), name);
    check();
    return chosen;
  }

  private String defaultName() {
    return probeOnly().isEmpty() && !fullOnly().isEmpty() ? "full" : "probe";
  }

  private Reduction full() {
    return new FullReduction(chosenOrder, threads == null ? 1 : threads);
  }

  private Reduction probe() {
    return new ProbeReduction(chosenProbe);
  }

  private List<String> probeOnly() {
    return Stream.of(
            strategy == null ? null : "--strategy",
            proviso == null ? null : "--proviso",
            concretise == null ? null : "--concretise",
            seed == null ? null : "--seed",
            subsume ? "--subsume" : null,
            hybrid ? "--hybrid" : null,
            explain ? "--explain" : null)
        .filter(option -> option != null)
        .toList();
  }

  private List<String> fullOnly() {
    return Stream.of(order == null ? null : "--order", threads == null ? null : "--threads")
        .filter(option -> option != null)
        .toList();
  }

  private static void refuse(List<String> options, String reduction) throws UsageException {
    if (!options.isEmpty()) {
      throw new UsageException(
          "%s has no meaning with --reduce %s; leave it out"
              .formatted(String.join(", ", options), reduction));
    }
  }

  private void check() throws UsageException {
    if (threads != null && (threads < 1 || threads > 256)) {
      throw new UsageException("--threads " + threads + ": it takes 1 to 256");
    }
    if (threads != null && threads > 1 && chosenOrder == Order.DFS) {
      throw new UsageException("--order dfs runs on one thread; leave out --threads");
    }
    if (chosenProbe.subsumption() && chosenProbe.proviso() == Proviso.AGING) {
      throw new UsageException("--subsume drops vectors whatever their ages; use --proviso nodup");
    }
  }
}
