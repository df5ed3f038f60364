package drop.reduce;

import drop.explore.CycleProviso;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.net.PetriNet;
import drop.reduce.check.DependencyCheck;
import drop.reduce.check.ReductionCheck;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A way to explore with a reduction, and what it promises to keep.
 *
 * @param level what is compared with the full state space
 * @param kind which definition its sets keep to
 */
record Configuration(
    String name, Preserve level, Kind kind, Order order, Reduction reduction) {
  /** What a set promises. */
  enum Kind {
    STRONG,
    WEAK,
    /** It leads to a marking. */
    TARGET
  }

  /** Reduces a search of the net so that what is demanded is kept. */
  interface Reduction {
    Reduced of(PetriNet net, Demand demand);
  }

  private static final int CHAIN = 3;

  boolean target() {
    return kind == Kind.TARGET;
  }

  Explored explore(PetriNet net, Demand demand) {
    Reduced reduced = reduction.of(net, demand);
    return Explored.of(
        net, new Explorer(net, order, reduced, Limits.NONE).explore(new Monitor()));
  }

  /** The same with each set, and the independence of sleep sets, checked as they are used. */
  Configuration checked(int bound) {
    return new Configuration(
        name + " checked",
        level,
        kind,
        order,
        (net, demand) -> {
          Reduced plain = reduction.of(net, demand);
          EnabledFilter sets =
              switch (kind) {
                case STRONG -> ReductionCheck.strong(net, demand, plain.filter(), bound);
                case WEAK -> ReductionCheck.weak(net, demand, plain.filter(), bound);
                case TARGET ->
                    ReductionCheck.target(
                        net, ((MarkingFormula) demand.target())::holds, plain.filter(), bound);
              };
          EnabledFilter both =
              plain.sleep() == null ? sets : new DependencyCheck(net, plain.sleep(), sets);
          return new Reduced(both, plain.proviso(), plain.sleep(), plain.chain());
        });
  }

  /** A filter that keeps what is demanded. */
  private interface Filter {
    EnabledFilter of(PetriNet net, Demand demand);
  }

  /** What was made of one net, since most of its configurations share it. */
  private static final class Made<T> {
    private final Map<Demand, T> byDemand = new HashMap<>();
    private PetriNet net;

    T get(PetriNet of, Demand demand, Supplier<T> maker) {
      if (net != of) {
        net = of;
        byDemand.clear();
      }
      return byDemand.computeIfAbsent(demand, ignored -> maker.get());
    }
  }

  private static final ThreadLocal<Made<Independence>> INDEPENDENCE =
      ThreadLocal.withInitial(Made::new);

  private static Filter once(Filter filter) {
    ThreadLocal<Made<EnabledFilter>> made = ThreadLocal.withInitial(Made::new);
    return (net, demand) -> made.get().get(net, demand, () -> filter.of(net, demand));
  }

  private static Independence independence(PetriNet net) {
    return INDEPENDENCE.get().get(net, Demand.DEADLOCKS, () -> new StaticIndependence(net));
  }

  /** Every reduction with every order and what else can be chosen. */
  static List<Configuration> all() {
    List<Configuration> all = new ArrayList<>();
    for (SetAlgorithm sets : SetAlgorithm.values()) {
      String name = sets.name().toLowerCase(Locale.ROOT);
      Filter filter = once(sets::filter);
      for (Order order : Order.values()) {
        if (sets.strong()) {
          addStrong(all, name, order, filter);
        } else {
          addDeadlocks(all, name, Kind.WEAK, order, filter);
        }
        // Where sets head for a target, weak and strong ones are the same.
        if (sets.findsTargets() && sets.strong()) {
          addTarget(all, name, order, filter);
        }
      }
    }
    for (DeletionOptions.Pairs pairs : DeletionOptions.Pairs.values()) {
      for (boolean weak : new boolean[] {true, false}) {
        DeletionOptions options = new DeletionOptions(weak, pairs, true);
        String name = "listed " + pairs + (weak ? " weak" : " strong");
        Filter filter = once((n, d) -> new StubbornDeletion(n, d, options));
        addDeadlocks(all, name, weak ? Kind.WEAK : Kind.STRONG, Order.BFS, filter);
      }
    }
    for (Order order : Order.values()) {
      addStrong(all, "textbook", order, (n, d) -> new TextbookClosure(n, d, null));
      addTarget(all, "textbook", order, (n, d) -> new TextbookClosure(n, d, null));
    }
    return all;
  }

  static Configuration named(String name) {
    return all().stream().filter(c -> c.name().equals(name)).findAny().orElseThrow();
  }

  private static void addStrong(
      List<Configuration> all, String name, Order order, Filter filter) {
    addDeadlocks(all, name, Kind.STRONG, order, filter);
    addSleep(all, name, order, filter);
    for (CycleProviso.Kind kind : CycleProviso.Kind.values()) {
      // A breadth-first search has no stack.
      if (order == Order.DFS || kind != CycleProviso.Kind.STACK) {
        for (Preserve level : List.of(Preserve.SAFETY, Preserve.LTL, Preserve.CTL)) {
          CycleProviso proviso = new CycleProviso(kind, level != Preserve.SAFETY);
          add(
              all,
              name + " " + kind,
              level,
              Kind.STRONG,
              order,
              (net, demand) -> Reduced.by(filter.of(net, demand)).with(proviso));
        }
      }
    }
  }

  private static void addSleep(List<Configuration> all, String name, Order order, Filter filter) {
    addChained(
        all,
        name + " sleep",
        Kind.STRONG,
        order,
        (net, demand) ->
            Reduced.by(filter.of(net, demand)).withSleep(independence(net)));
  }

  private static void addTarget(List<Configuration> all, String name, Order order, Filter filter) {
    add(
        all,
        name + " target",
        Preserve.DEADLOCK,
        Kind.TARGET,
        order,
        (net, demand) -> Reduced.by(filter.of(net, demand)));
  }

  private static void addDeadlocks(
      List<Configuration> all, String name, Kind kind, Order order, Filter filter) {
    addChained(all, name, kind, order, (net, demand) -> Reduced.by(filter.of(net, demand)));
  }

  /** With and without chains. */
  private static void addChained(
      List<Configuration> all, String name, Kind kind, Order order, Reduction reduction) {
    add(all, name, Preserve.DEADLOCK, kind, order, reduction);
    add(
        all,
        name + " chain",
        Preserve.DEADLOCK,
        kind,
        order,
        (net, demand) -> reduction.of(net, demand).withChain(CHAIN));
  }

  private static void add(
      List<Configuration> all,
      String name,
      Preserve level,
      Kind kind,
      Order order,
      Reduction reduction) {
    String full = name + " " + order + (level == Preserve.DEADLOCK ? "" : " " + level);
    all.add(new Configuration(full, level, kind, order, reduction));
  }

  static Reduced textbook(PetriNet net, Demand demand, TextbookClosure.Rule dropped) {
    return Reduced.by(new TextbookClosure(net, demand, dropped));
  }
}
