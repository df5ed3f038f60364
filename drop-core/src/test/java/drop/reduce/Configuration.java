package drop.reduce;

import drop.explore.CycleProviso;
import drop.explore.CycleProviso.Kind;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.List;

/**
 * A way to explore with a reduction, and what it promises to keep.
 *
 * @param level what is compared with the full state space
 * @param target whether the search is after a marking instead
 */
record Configuration(
    String name, Preserve level, boolean target, Order order, Reduction reduction) {
  /** Reduces a search of the net so that what is demanded is kept. */
  interface Reduction {
    Reduced of(PetriNet net, Demand demand);
  }

  private static final int CHAIN = 3;

  Explored explore(PetriNet net, Demand demand) {
    Reduced reduced = reduction.of(net, demand);
    return Explored.of(
        net, new Explorer(net, order, reduced, Limits.NONE).explore(new Monitor()));
  }

  Configuration withLevel(Preserve other) {
    return new Configuration(name + " taken for " + other, other, target, order, reduction);
  }

  /** Every reduction with every order and what else can be chosen. */
  static List<Configuration> all() {
    List<Configuration> all = new ArrayList<>();
    for (Order order : Order.values()) {
      addDeadlocks(all, "weak", order, (net, d) -> Reduced.by(new StubbornDeletion(net, true)));
      addDeadlocks(all, "strong", order, (net, d) -> Reduced.by(new StubbornDeletion(net, false)));
      addDeadlocks(all, "closure", order, (net, d) -> Reduced.by(new StubbornClosure(net)));
      addDeadlocks(all, "textbook", order, (net, d) -> textbook(net, d, null));
      addDeadlocks(all, "textbook sleep", order, Configuration::sleeping);
      add(all, "textbook target", Preserve.DEADLOCK, true, order, (n, d) -> textbook(n, d, null));
      for (Kind kind : Kind.values()) {
        if (order == Order.DFS || kind != Kind.STACK) {
          addTextbook(all, order, kind);
        }
      }
    }
    return all;
  }

  private static void addTextbook(List<Configuration> all, Order order, Kind kind) {
    for (Preserve level : List.of(Preserve.SAFETY, Preserve.LTL, Preserve.CTL)) {
      CycleProviso proviso = new CycleProviso(kind, level != Preserve.SAFETY);
      add(
          all,
          "textbook " + kind,
          level,
          false,
          order,
          (net, demand) -> textbook(net, demand, null).with(proviso));
    }
  }

  /** With and without chains. */
  private static void addDeadlocks(
      List<Configuration> all, String name, Order order, Reduction reduction) {
    add(all, name, Preserve.DEADLOCK, false, order, reduction);
    add(
        all,
        name + " chain",
        Preserve.DEADLOCK,
        false,
        order,
        (net, demand) -> reduction.of(net, demand).withChain(CHAIN));
  }

  private static void add(
      List<Configuration> all,
      String name,
      Preserve level,
      boolean target,
      Order order,
      Reduction reduction) {
    String full = name + " " + order + (level == Preserve.DEADLOCK ? "" : " " + level);
    all.add(new Configuration(full, level, target, order, reduction));
  }

  static Reduced textbook(PetriNet net, Demand demand, TextbookClosure.Rule dropped) {
    return Reduced.by(new TextbookClosure(net, demand, dropped));
  }

  private static Reduced sleeping(PetriNet net, Demand demand) {
    TextbookClosure closure = new TextbookClosure(net, demand, null);
    return Reduced.by(closure).withSleep(closure);
  }
}
