package drop.probe;

import drop.explore.Stopped;
import drop.explore.Watch;
import drop.net.PetriNet;
import drop.result.Outcome;
import drop.result.Outcome.Complete;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import drop.state.MemoryBudget;

/** An exploration by probe sets that stops after so many vectors and can go on from there. */
public final class ProbeRun {
  private static final Outcome TOO_MANY_TOKENS =
      new LimitReached(Limit.TOKENS, "a place exceeds " + Integer.MAX_VALUE + " tokens");

  /** Made beforehand: when the heap is used up, no class can be loaded any more. */
  private static final Outcome HEAP_USED_UP =
      new LimitReached(Limit.MEMORY, "the heap is used up");

  private final MemoryBudget budget;
  private final Watch watch;
  private final ProbeSearch search;
  private boolean begun;
  /** How it ended, or null while it has not. */
  private Outcome outcome;

  ProbeRun(
      PetriNet net,
      ProbeOptions options,
      long maxMemory,
      Pitfalls pitfalls,
      Watch watch,
      ProbeListener listener) {
    this.budget = new MemoryBudget(maxMemory);
    this.watch = watch;
    SymbolicActions actions =
        new SymbolicActions(
            net, !pitfalls.has(Pitfall.INHIBITORS_DO_NOT_RELATE), options.visible());
    search = new ProbeSearch(actions, options, pitfalls, budget, watch, listener);
  }

  /**
   * Explores until so many vectors are stored, or to the end, or until a limit or the monitor stops it.
   *
   * @return whether there is more to explore
   */
  public boolean advance(long untilVectors) {
    if (outcome != null) {
      return false;
    }
    try {
      if (!begun) {
        begun = true;
        search.begin();
      }
      if (!search.advance(untilVectors)) {
        outcome = new Complete();
      }
    } catch (Stopped e) {
      outcome = e.outcome();
    } catch (ArithmeticException e) {
      outcome = TOO_MANY_TOKENS;
    } catch (OutOfMemoryError e) {
      outcome = HEAP_USED_UP;
    }
    return outcome == null;
  }

  /** Allows so many bytes for stored vectors from now on. */
  public void raiseMemory(long maxMemory) {
    budget.raise(maxMemory);
  }

  public int vectors() {
    return search.vectors();
  }

  /**
   * What an exploration that has ended yields.
   *
   * @throws IllegalStateException where there is more to explore
   */
  public ProbeExploration exploration() {
    if (outcome == null) {
      throw new IllegalStateException("there is more to explore");
    }
    watch.sampleHeap();
    long nanos = watch.nanos();
    return new ProbeExploration(outcome, search, nanos, budget.peak(), watch.peakMemory());
  }
}
