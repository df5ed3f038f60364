package drop.property;

import drop.net.Arcs;
import drop.net.Firing;
import drop.net.PetriNet;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A formula over markings. It is evaluated in a marking, or in a whole set of them, where it may
 * happen to be undecided.
 */
public sealed interface Formula {
  boolean holds(int[] marking);

  /** Which truth values the formula takes in these markings; it may name one that it does not take. */
  Chances in(Hull hull);

  /** Adds the places on whose tokens the formula depends. */
  void addPlaces(BitSet places);

  /** {@code left <= right}. */
  static Formula atMost(Sum left, Sum right) {
    return new NotPositive(left.minus(right));
  }

  static Formula equal(Sum left, Sum right) {
    return new Zero(left.minus(right));
  }

  /** All of them. */
  static Formula and(List<Formula> parts) {
    return parts.size() == 1 ? parts.get(0) : new And(parts.toArray(Formula[]::new));
  }

  /** At least one of them. */
  static Formula or(List<Formula> parts) {
    return parts.size() == 1 ? parts.get(0) : new Or(parts.toArray(Formula[]::new));
  }

  default Formula negated() {
    return this instanceof Not not ? not.part() : new Not(this);
  }

  /** True or false everywhere. */
  record Constant(boolean value) implements Formula {
    @Override
    public boolean holds(int[] marking) {
      return value;
    }

    @Override
    public void addPlaces(BitSet places) {}

    @Override
    public Chances in(Hull hull) {
      return value ? Chances.TRUE : Chances.FALSE;
    }
  }

  /** The sum is 0 or less. */
  record NotPositive(Sum sum) implements Formula {
    @Override
    public boolean holds(int[] marking) {
      return sum.in(marking) <= 0;
    }

    @Override
    public void addPlaces(BitSet places) {
      sum.addPlaces(places);
    }

    @Override
    public Chances in(Hull hull) {
      return Chances.of(sum.least(hull) <= 0, sum.most(hull) > 0);
    }
  }

  /** The sum is 0. */
  record Zero(Sum sum) implements Formula {
    @Override
    public boolean holds(int[] marking) {
      return sum.in(marking) == 0;
    }

    @Override
    public void addPlaces(BitSet places) {
      sum.addPlaces(places);
    }

    @Override
    public Chances in(Hull hull) {
      long least = sum.least(hull);
      long most = sum.most(hull);
      return Chances.of(least <= 0 && most >= 0, least != 0 || most != 0);
    }
  }

  /** At least one of the transitions is enabled. */
  record Fireable(PetriNet net, int... transitions) implements Formula {
    @Override
    public boolean holds(int[] marking) {
      for (int t : transitions) {
        if (Firing.enabled(net, t, marking)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void addPlaces(BitSet places) {
      for (int t : transitions) {
        for (Arcs arcs : List.of(net.inputs(), net.reads(), net.inhibitors())) {
          for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
            places.set(arcs.place(a));
          }
        }
      }
    }

    @Override
    public Chances in(Hull hull) {
      boolean canHold = false;
      for (int t : transitions) {
        Chances chances = enabled(t, hull);
        if (!chances.canFail()) {
          return chances;
        }
        canHold |= chances.canHold();
      }
      return Chances.of(canHold, true);
    }

    private Chances enabled(int t, Hull hull) {
      Chances taken = filled(net.inputs(), t, hull);
      Chances seen = filled(net.reads(), t, hull);
      if (!taken.canHold() || !seen.canHold()) {
        return Chances.FALSE;
      }
      boolean canFail = taken.canFail() || seen.canFail();
      Arcs inhibitors = net.inhibitors();
      for (int a = inhibitors.first(t); a < inhibitors.first(t + 1); a++) {
        if (hull.least(inhibitors.place(a)) >= inhibitors.weight(a)) {
          return Chances.FALSE;
        }
        canFail |= hull.most(inhibitors.place(a)) >= inhibitors.weight(a);
      }
      return Chances.of(true, canFail);
    }

    private static Chances filled(Arcs arcs, int t, Hull hull) {
      boolean canFail = false;
      for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
        if (hull.most(arcs.place(a)) < arcs.weight(a)) {
          return Chances.FALSE;
        }
        canFail |= hull.least(arcs.place(a)) < arcs.weight(a);
      }
      return Chances.of(true, canFail);
    }
  }

  /** No transition is enabled. */
  record Deadlock(Formula someEnabled) implements Formula {
    public Deadlock(PetriNet net) {
      this(new Fireable(net, IntStream.range(0, net.transitionCount()).toArray()));
    }

    @Override
    public boolean holds(int[] marking) {
      return !someEnabled.holds(marking);
    }

    @Override
    public void addPlaces(BitSet places) {
      someEnabled.addPlaces(places);
    }

    @Override
    public Chances in(Hull hull) {
      return someEnabled.in(hull).negated();
    }
  }

  /** Every part holds. */
  record And(Formula... parts) implements Formula {
    @Override
    public boolean holds(int[] marking) {
      for (Formula part : parts) {
        if (!part.holds(marking)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public void addPlaces(BitSet places) {
      for (Formula part : parts) {
        part.addPlaces(places);
      }
    }

    @Override
    public Chances in(Hull hull) {
      boolean canFail = false;
      for (Formula part : parts) {
        Chances chances = part.in(hull);
        if (!chances.canHold()) {
          return chances;
        }
        canFail |= chances.canFail();
      }
      return Chances.of(true, canFail);
    }
  }

  /** Some part holds. */
  record Or(Formula... parts) implements Formula {
    @Override
    public boolean holds(int[] marking) {
      for (Formula part : parts) {
        if (part.holds(marking)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void addPlaces(BitSet places) {
      for (Formula part : parts) {
        part.addPlaces(places);
      }
    }

    @Override
    public Chances in(Hull hull) {
      boolean canHold = false;
      for (Formula part : parts) {
        Chances chances = part.in(hull);
        if (!chances.canFail()) {
          return chances;
        }
        canHold |= chances.canHold();
      }
      return Chances.of(canHold, true);
    }
  }

  /** The part does not hold. */
  record Not(Formula part) implements Formula {
    @Override
    public boolean holds(int[] marking) {
      return !part.holds(marking);
    }

    @Override
    public void addPlaces(BitSet places) {
      part.addPlaces(places);
    }

    @Override
    public Chances in(Hull hull) {
      return part.in(hull).negated();
    }
  }
}
