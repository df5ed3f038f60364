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
import java.util.List;

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

  /** Every reduction with every order and what else can be chosen. */
  static List<Configuration> all() {
    List<Configuration> all = new ArrayList<>();
    for (Order order : Order.values()) {
      addDeadlocks(all, "weak", Kind.WEAK, order, (net, d) -> Reduced.by(new StubbornDeletion(net, true)));
      addDeadlocks(all, "strong", Kind.STRONG, order, (net, d) -> Reduced.by(new StubbornDeletion(net, false)));
      addDeadlocks(all, "closure", Kind.STRONG, order, (net, d) -> Reduced.by(new StubbornClosure(net)));
      addDeadlocks(all, "textbook", Kind.STRONG, order, (net, d) -> textbook(net, d, null));
      addDeadlocks(all, "textbook sleep", Kind.STRONG, order, Configuration::sleeping);
      add(
          all,
          "textbook target",
          Preserve.DEADLOCK,
          Kind.TARGET,
          order,
          (net, demand) -> textbook(net, demand, null));
      for (CycleProviso.Kind kind : CycleProviso.Kind.values()) {
        if (order == Order.DFS || kind != CycleProviso.Kind.STACK) {
          addTextbook(all, order, kind);
        }
      }
    }
    return all;
  }

  private static void addTextbook(
      List<Configuration> all, Order order, CycleProviso.Kind kind) {
    for (Preserve level : List.of(Preserve.SAFETY, Preserve.LTL, Preserve.CTL)) {
      CycleProviso proviso = new CycleProviso(kind, level != Preserve.SAFETY);
      add(
          all,
          "textbook " + kind,
          level,
          Kind.STRONG,
          order,
          (net, demand) -> textbook(net, demand, null).with(proviso));
    }
  }

  /** With and without chains. */
  private static void addDeadlocks(
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

  private static Reduced sleeping(PetriNet net, Demand demand) {
    TextbookClosure closure = new TextbookClosure(net, demand, null);
    return Reduced.by(closure).withSleep(closure);
  }
}
