package drop.cli;

import com.beust.jcommander.Parameter;
import com.beust.jcommander.ParametersDelegate;
import drop.explore.Order;
import drop.reduce.Preserve;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The options that choose a reduction. */
final class ReduceOptions {
  /** Makes a reduction of what was asked for. */
  private interface Maker {
    Reduction make(ReduceOptions options) throws UsageException;
  }

  private static final Map<String, Maker> REDUCTIONS =
      new TreeMap<>(
          Map.of(
              "auto", ReduceOptions::auto,
              "full", ReduceOptions::full,
              "probe", ReduceOptions::probe,
              "ample", options -> options.statically("ample"),
              "persistent", options -> options.statically("persistent"),
              "stubborn", options -> options.statically("stubborn")));
  private static final Map<String, Order> ORDERS = Names.of(Order.values());
  private static final Map<String, Preserve> LEVELS = Names.of(Preserve.values());
  /** Of each proviso the reductions that have it. */
  private static final Map<String, String[]> PROVISOS = new TreeMap<>();

  static {
    ProbeParameters.PROVISOS.keySet().forEach(name -> PROVISOS.put(name, new String[] {"probe"}));
    StaticParameters.PROVISOS
        .keySet()
        .forEach(name -> PROVISOS.put(name, StaticParameters.REDUCTIONS));
  }

  @Parameter(
      names = "--reduce",
      description = "auto (explore takes it): stubborn and probe sets by turns; probe: probe sets;\n"
          + "stubborn (check takes it), persistent, ample: sets chosen by the marking; full: all")
  private String reduce;

  @Parameter(
      names = "--preserve",
      description = "what is kept: deadlock (default); safety: what can be seen and fired; ltl; ctl")
  private String preserve;

  @Parameter(
      names = "--visible",
      description = "the places that a property looks at, for --preserve safety, ltl, ctl: p1,p2")
  private List<String> visible = new ArrayList<>();

  @Parameter(
      names = "--proviso",
      description = "against ignoring actions on cycles: probe: nodup (default), aging, none;\n"
          + "ample, persistent, stubborn beyond deadlocks: stack (with dfs), closed-set")
  private String proviso;

  @Parameter(
      names = "--order",
      description = "all but probe: bfs (default): nearest states first; dfs: deepest first")
  private String order;

  @Parameter(names = "--threads", description = "full: explore with so many threads (bfs only)")
  private Integer threads;

  @ParametersDelegate private final ProbeParameters probeParameters = new ProbeParameters();
  @ParametersDelegate private final StaticParameters staticParameters = new StaticParameters();

  @ParametersDelegate
  private final StatelessParameters statelessParameters = new StatelessParameters();

  private Order chosenOrder;
  private Preserve level;
  private final String otherwise;
  private final String ordered;

  /**
   * @param otherwise the reduction that is chosen where no option tells
   * @param ordered the one that is chosen where nothing but an order is given
   */
  ReduceOptions(String otherwise, String ordered) {
    this.otherwise = otherwise;
    this.ordered = ordered;
  }

  /**
   * The reduction that was asked for.
   *
   * @param explained whether the user wants it explained, which only probe sets can be
   */
  Reduction reduction(boolean explained) throws UsageException {
    chosenOrder = order == null ? null : Choice.of("--order", order, ORDERS);
    level = preserve == null ? Preserve.DEADLOCK : Choice.of("--preserve", preserve, LEVELS);
    checkVisible();
    GivenOptions given = given(explained);
    String name =
        reduce != null
            ? reduce
            : given.theirReduction().orElse(order == null ? otherwise : ordered);
    Maker maker = Choice.of("--reduce", name, REDUCTIONS);
    given.check(name);
    return maker.make(this);
  }

  /** The search of the executions of a program that was asked for. */
  StatelessReduction stateless() throws UsageException {
    String name = reduce == null ? "optimal" : reduce;
    StatelessReduction chosen = statelessParameters.reduction(name);
    given(false).check(name);
    return chosen;
  }

  /** Whether the user wants more, or says that they want no more, than a property needs. */
  boolean namesLevel() {
    return preserve != null;
  }

  private void checkVisible() throws UsageException {
    if (level == Preserve.DEADLOCK && !visible.isEmpty()) {
      throw new UsageException(
          "--visible says what a property looks at; it serves --preserve safety, ltl and ctl");
    }
    if (level.compareTo(Preserve.LTL) >= 0 && visible.isEmpty()) {
      throw new UsageException(
          "--preserve %s keeps what a property sees; name the places with --visible p1,p2"
              .formatted(Names.of(level)));
    }
  }

  private GivenOptions given(boolean explained) throws UsageException {
    GivenOptions given = new GivenOptions();
    probeParameters.addGiven(given);
    given.add(explained, "--explain", "probe");
    staticParameters.addGiven(given);
    statelessParameters.addGiven(given);
    given.add(threads != null, "--threads", "full");
    given.add(order != null, "--order", "auto", "full", "ample", "persistent", "stubborn");
    if (proviso != null) {
      given.add(true, "--proviso " + proviso, Choice.of("--proviso", proviso, PROVISOS));
    }
    return given;
  }

  private Reduction auto() throws UsageException {
    if (level != Preserve.DEADLOCK) {
      throw new UsageException(
          "--reduce auto keeps deadlocks only, not --preserve %s; use --reduce stubborn"
              .formatted(Names.of(level)));
    }
    return new AutoReduction(chosenOrder == null ? Order.BFS : chosenOrder);
  }

  private Reduction full() throws UsageException {
    if (threads != null && (threads < 1 || threads > 256)) {
      throw new UsageException("--threads " + threads + ": it takes 1 to 256");
    }
    if (threads != null && threads > 1 && chosenOrder == Order.DFS) {
      throw new UsageException("--order dfs runs on one thread; leave out --threads");
    }
    return new FullReduction(
        chosenOrder == null ? Order.BFS : chosenOrder, threads == null ? 1 : threads);
  }

  private Reduction probe() throws UsageException {
    return probeParameters.reduction(proviso, level, new VisiblePlaces(visible));
  }

  private Reduction statically(String name) throws UsageException {
    return staticParameters.reduction(
        name, level, new VisiblePlaces(visible), chosenOrder, proviso);
  }
}
