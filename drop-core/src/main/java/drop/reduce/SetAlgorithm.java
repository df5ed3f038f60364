package drop.reduce;

import drop.net.PetriNet;

/** The static reductions: how each chooses a set of the enabled transitions, and what that keeps. */
public enum SetAlgorithm {
  AMPLE("ample", Preserve.CTL) {
    @Override
    EnabledFilter make(PetriNet net, Demand demand) {
      return new AmpleSets(net, demand);
    }
  },
  CONFLICTING("persistent", Preserve.CTL) {
    @Override
    EnabledFilter make(PetriNet net, Demand demand) {
      return new PersistentSets(net, demand, PersistentSets.Algorithm.CONFLICTING);
    }
  },
  OVERMAN("persistent", Preserve.CTL) {
    @Override
    EnabledFilter make(PetriNet net, Demand demand) {
      return new PersistentSets(net, demand, PersistentSets.Algorithm.OVERMAN);
    }
  },
  WEAK("stubborn", Preserve.DEADLOCK) {
    @Override
    EnabledFilter make(PetriNet net, Demand demand) {
      return new StubbornDeletion(net, demand, DeletionOptions.WEAK);
    }
  },
  STRONG("stubborn", Preserve.CTL) {
    @Override
    EnabledFilter make(PetriNet net, Demand demand) {
      return new StubbornDeletion(net, demand, DeletionOptions.STRONG);
    }
  },
  CLOSURE("stubborn", Preserve.CTL) {
    @Override
    EnabledFilter make(PetriNet net, Demand demand) {
      return new StubbornClosure(net, demand);
    }
  };

  private final String reduction;
  private final Preserve most;

  SetAlgorithm(String reduction, Preserve most) {
    this.reduction = reduction;
    this.most = most;
  }

  abstract EnabledFilter make(PetriNet net, Demand demand);

  /**
   * A filter that keeps what is demanded.
   *
   * @throws IllegalArgumentException where it cannot
   */
  public final EnabledFilter filter(PetriNet net, Demand demand) {
    if (demand.target() != null && !findsTargets() || !keeps(demand.level())) {
      throw new IllegalArgumentException(this + " sets do not keep " + demand.level());
    }
    return make(net, demand);
  }

  /** The name of the kind of reduction. */
  public final String reduction() {
    return reduction;
  }

  /** Whether its sets, with a cycle proviso beyond deadlocks, keep so much. */
  public final boolean keeps(Preserve level) {
    return level.compareTo(most) <= 0;
  }

  /** Whether its sets can head for a target. */
  public final boolean findsTargets() {
    return this == WEAK || this == STRONG;
  }

  /**
   * Whether every transition of its sets is independent of what is left out, which sleep sets ask for:
   * with weak sets they lose deadlocks.
   */
  public final boolean strong() {
    return this != WEAK;
  }
}
