package drop.cli;

import com.beust.jcommander.Parameter;
import drop.cli.StubbornReduction.Sets;
import drop.explore.Order;
import drop.probe.Concretisation;
import drop.probe.ProbeOptions;
import drop.probe.Proviso;
import drop.probe.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The options that choose a reduction. */
final class ReduceOptions {
  private static final Map<String, Function<ReduceOptions, Reduction>> REDUCTIONS =
      new TreeMap<>(
          Map.of(
              "full", ReduceOptions::full,
              "probe", ReduceOptions::probe,
              "stubborn", ReduceOptions::stubborn));
  private static final Map<String, Order> ORDERS = named(Order.values());
  private static final Map<String, Sets> STUBBORN = named(Sets.values());
  private static final Map<String, Strategy> STRATEGIES = named(Strategy.values());
  private static final Map<String, Proviso> PROVISOS = named(Proviso.values());
  private static final Map<String, Concretisation> CONCRETISATIONS =
      named(Concretisation.values());

  @Parameter(
      names = "--reduce",
      description = "probe (default): probe sets; stubborn: stubborn sets; full: every state\n"
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
      names = "--stubborn",
      description = "stubborn: weak (default) or strong sets by deletion, or strong ones by closure")
  private String stubborn;

  @Parameter(
      names = "--order",
      description = "full, stubborn: bfs (default): nearest states first; dfs: deepest first")
  private String order;

  @Parameter(names = "--threads", description = "full: explore with so many threads (bfs only)")
  private Integer threads;

  private Order chosenOrder;
  private Sets chosenSets;
  private ProbeOptions chosenProbe;
  private boolean explain;
  private String otherwise = "probe";

  /** Names the reduction that is chosen where no option tells. */
  ReduceOptions otherwise(String name) {
    otherwise = name;
    return this;
  }

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
    chosenSets = Choice.of("--stubborn", stubborn == null ? "weak" : stubborn, STUBBORN);
    String name = reduce == null ? defaultName() : reduce;
    Reduction chosen = Choice.of("--reduce", name, REDUCTIONS).apply(this);
    for (Given option : given()) {
      if (!option.heededBy().contains(name)) {
        throw new UsageException(
            "%s has no meaning with --reduce %s; leave it out".formatted(option.name(), name));
      }
    }
    check();
    return chosen;
  }

  /** The reduction of the first option that only one of them has. */
  private String defaultName() {
    return given().stream()
        .filter(option -> option.heededBy().size() == 1)
        .map(option -> option.heededBy().get(0))
        .findFirst()
        .orElse(order == null ? otherwise : "full");
  }

  private Reduction full() {
    return new FullReduction(chosenOrder, threads == null ? 1 : threads);
  }

  private Reduction probe() {
    return new ProbeReduction(chosenProbe);
  }

  private Reduction stubborn() {
    return new StubbornReduction(chosenSets, chosenOrder);
  }

  /** An option that was given, and the reductions to which it means something. */
  private record Given(String name, List<String> heededBy) {}

  private List<Given> given() {
    List<Given> all = new ArrayList<>();
    add(all, strategy != null, "--strategy", "probe");
    add(all, proviso != null, "--proviso", "probe");
    add(all, concretise != null, "--concretise", "probe");
    add(all, seed != null, "--seed", "probe");
    add(all, subsume, "--subsume", "probe");
    add(all, hybrid, "--hybrid", "probe");
    add(all, explain, "--explain", "probe");
    add(all, stubborn != null, "--stubborn", "stubborn");
    add(all, threads != null, "--threads", "full");
    add(all, order != null, "--order", "full", "stubborn");
    return all;
  }

  private static void add(List<Given> all, boolean present, String name, String... heededBy) {
    if (present) {
      all.add(new Given(name, List.of(heededBy)));
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
