package drop.reduce.check;

import drop.net.Firing;
import drop.net.PetriNet;
import drop.reduce.Demand;
import drop.reduce.EnabledFilter;
import drop.reduce.Preserve;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * Verifies each set that a filter chooses against the definition of its kind, by firing: it searches the
 * paths outside the set, up to a bound, and knows nothing of how the set was computed. The conditions are
 * C0, C1, C2 of ample sets (Clarke, Grumberg and Peled, Model checking, 1999) and C4, one transition
 * alone (Gerth, Kuiper, Peled and Penczek, 1999); D1, D2 and V of weak stubborn sets (Valmari, The state
 * explosion problem, 1998). C3 is about cycles, not about a set, and is not checked here.
 */
public final class ReductionCheck implements EnabledFilter {
  private enum Kind {
    STRONG,
    WEAK,
    TARGET
  }

  private final Kind kind;
  private final PetriNet net;
  private final Demand demand;
  private final Predicate<int[]> reached;
  private final EnabledFilter inner;
  private final int bound;
  private final BitSet idle;
  private final Diamond diamond;
  private long checked;
  private long unchecked;

  private ReductionCheck(
      Kind kind,
      PetriNet net,
      Demand demand,
      Predicate<int[]> reached,
      EnabledFilter inner,
      int bound) {
    this.kind = kind;
    this.net = net;
    this.demand = demand;
    this.reached = reached;
    this.inner = inner;
    this.bound = bound;
    this.idle = demand.leavesOutIdle() ? IdleTransitions.of(net) : new BitSet();
    this.diamond = new Diamond(net);
  }

  /**
   * Ample, persistent and strong stubborn sets: nothing that can be fired outside the set depends on a
   * member where it is fired.
   *
   * @param bound the most markings to visit for one set
   */
  public static ReductionCheck strong(
      PetriNet net, Demand demand, EnabledFilter inner, int bound) {
    return new ReductionCheck(Kind.STRONG, net, demand, marking -> false, inner, bound);
  }

  /** Weak stubborn sets: members can be fired first (D1), and one stays enabled (D2). */
  public static ReductionCheck weak(PetriNet net, Demand demand, EnabledFilter inner, int bound) {
    return new ReductionCheck(Kind.WEAK, net, demand, marking -> false, inner, bound);
  }

  /**
   * Sets for reaching a marking: members can be fired first (D1), and without a member the target is
   * not reached.
   */
  public static ReductionCheck target(
      PetriNet net, Predicate<int[]> reached, EnabledFilter inner, int bound) {
    return new ReductionCheck(Kind.TARGET, net, Demand.DEADLOCKS, reached, inner, bound);
  }

  /** How many sets were found to be right. */
  public long checked() {
    return checked;
  }

  /** How many sets had more paths outside them than the bound allows; none of these was wrong. */
  public long unchecked() {
    return unchecked;
  }

  /**
   * @throws ViolationException where the set is not what its kind promises
   */
  @Override
  public void filter(int[] marking, long[] enabled) {
    BitSet before = BitSet.valueOf(enabled);
    inner.filter(marking, enabled);
    BitSet chosen = BitSet.valueOf(enabled);
    if (reached.test(marking)) {
      return;
    }
    Choice choice = new Choice(marking, before, chosen);
    try {
      choice.check();
    } catch (ArithmeticException e) {
      // A path so long that a place holds more tokens than can be counted.
      choice.cut = true;
    }
    if (choice.cut) {
      unchecked++;
    } else {
      checked++;
    }
  }

  /** One set and the search for what is wrong with it. */
  private final class Choice {
    private final int[] marking;
    private final BitSet enabled;
    private final BitSet chosen;
    /** Those of the chosen that matter, and all others that do. */
    private final BitSet members;

    private final BitSet outside = new BitSet();
    private boolean cut;

    Choice(int[] marking, BitSet enabled, BitSet chosen) {
      this.marking = marking;
      this.enabled = enabled;
      this.chosen = chosen;
      members = (BitSet) chosen.clone();
      members.andNot(idle);
      outside.set(0, net.transitionCount());
      outside.andNot(idle);
      outside.andNot(chosen);
    }

    void check() {
      checkChoice();
      if (kind == Kind.STRONG) {
        checkDependence();
      } else {
        members.stream().forEach(this::checkMovesFirst);
        checkWithoutMembers();
      }
    }

    private void checkChoice() {
      BitSet invented = (BitSet) chosen.clone();
      invented.andNot(enabled);
      if (!invented.isEmpty()) {
        throw violation("C0", net.transitionName(invented.nextSetBit(0)) + " is not enabled");
      }
      if (kind != Kind.TARGET && members.isEmpty() && outside.intersects(enabled)) {
        throw violation("C0", "nothing is left of what is enabled");
      }
      if (demand.level().compareTo(Preserve.LTL) < 0 || chosen.equals(enabled)) {
        return;
      }
      if (members.intersects(demand.visible())) {
        throw violation("C2", "it has a visible transition and not all that are enabled");
      }
      if (demand.level() == Preserve.CTL && members.cardinality() > 1) {
        throw violation("C4", "it has more than one transition and not all that are enabled");
      }
    }

    /**
     * C1: what is outside, as far as it can be fired before any member, is independent of all. A member
     * is enabled in every node, since nothing on the way there has disabled it.
     */
    private void checkDependence() {
      OutsidePaths paths = search(OutsidePaths.NO_COMPANION);
      for (int node = 0; node < paths.size(); node++) {
        int[] here = paths.marking(node);
        for (int t = members.nextSetBit(0); t >= 0; t = members.nextSetBit(t + 1)) {
          for (int u = outside.nextSetBit(0); u >= 0; u = outside.nextSetBit(u + 1)) {
            if (Firing.enabled(net, u, here)) {
              checkPair(paths, node, t, u);
            }
          }
        }
      }
    }

    private void checkPair(OutsidePaths paths, int node, int t, int u) {
      diamond
          .fault(paths.marking(node), t, u)
          .ifPresent(
              fault -> {
                throw violation("C1", fault + " " + after(paths, node));
              });
      checkOrdered(paths, node, u);
    }

    /** D1: a member that can be fired after a path can be fired before it, to the same end. */
    private void checkMovesFirst(int t) {
      OutsidePaths paths = search(t);
      for (int node = 0; node < paths.size(); node++) {
        if (paths.lost(node) && Firing.enabled(net, t, paths.marking(node))) {
          throw violation("D1", name(t) + " can be fired " + after(paths, node) + " but not before");
        }
      }
    }

    /** D2, V, and that a target is not reached. */
    private void checkWithoutMembers() {
      OutsidePaths paths = search(OutsidePaths.NO_COMPANION);
      BitSet keys = (BitSet) members.clone();
      StringBuilder why = new StringBuilder();
      for (int node = 0; node < paths.size(); node++) {
        int[] here = paths.marking(node);
        if (reached.test(here)) {
          throw violation("the target", "it is reached " + after(paths, node));
        }
        for (int u = outside.nextSetBit(0); u >= 0; u = outside.nextSetBit(u + 1)) {
          if (Firing.enabled(net, u, here)) {
            checkOrdered(paths, node, u);
          }
        }
        for (int t = keys.nextSetBit(0); t >= 0; t = keys.nextSetBit(t + 1)) {
          if (!Firing.enabled(net, t, here)) {
            keys.clear(t);
            why.append("; ").append(name(t)).append(" is disabled ").append(after(paths, node));
          }
        }
      }
      if (kind == Kind.WEAK && keys.isEmpty() && !members.isEmpty()) {
        throw violation("D2", "no member stays enabled" + why);
      }
    }

    private void checkOrdered(OutsidePaths paths, int node, int u) {
      if (demand.level() == Preserve.SAFETY
          && demand.visible().get(u)
          && members.intersects(demand.visible())) {
        throw violation("V", "it has a visible transition and " + name(u) + " " + after(paths, node));
      }
    }

    private OutsidePaths search(int companion) {
      OutsidePaths paths = new OutsidePaths(net, marking, outside, companion, bound);
      cut |= paths.cut();
      return paths;
    }

    private String after(OutsidePaths paths, int node) {
      return node == 0 ? "at once" : "after the path " + Names.path(net, paths.path(node));
    }

    private String name(int t) {
      return net.transitionName(t);
    }

    private ViolationException violation(String condition, String what) {
      return new ViolationException(
          condition,
          "of the enabled transitions "
              + Names.set(net, enabled)
              + " the set "
              + Names.set(net, chosen)
              + " was chosen in "
              + Names.marking(net, marking)
              + ", but "
              + what);
    }
  }
}
