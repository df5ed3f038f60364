package drop.dpor;

/** Locks in optimal DPOR: Algorithm 4 of <i>Source Sets</i>, lines 8 to 14. */
final class OptimalLocks implements OptimalBlocking {
  private final Execution execution;
  private final Locks locks;
  private final Offer offer;
  private final StepsAfter steps;

  OptimalLocks(Execution execution, Locks locks, Offer offer) {
    this.execution = execution;
    this.locks = locks;
    this.offer = offer;
    this.steps = new StepsAfter(execution);
  }

  @Override
  public void begin() {
    steps.begin();
  }

  @Override
  public boolean reversible(int event, int later, boolean[] member) {
    return !locks.irreversible(event, execution.footprint(later));
  }

  @Override
  public void reverse(int event, NotAfter notAfter) {
    if (!locks.takesAny(execution.footprint(event))) {
      return;
    }
    steps.set(event);
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (steps.exists(actor, event) && locks.bothTake(event, steps.footprint(actor))) {
        boolean[] member = notAfter.members(event);
        int step = steps.footprint(actor);
        execution.imagine(actor, step, steps.last(actor), event + 1, member);
        offer.offer(event, member, execution.length());
      }
    }
  }
}
