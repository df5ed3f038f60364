package drop.probe;

import drop.explore.Stopped;
import drop.explore.Watch;
import drop.probe.ProbeListener.Choice;
import drop.reduce.Demand;
import drop.reduce.StubbornClosure;
import drop.state.MemoryBudget;
import drop.structure.TokenBounds;
import java.util.stream.IntStream;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * The exploration by probe sets (thesis, algorithms 1 to 3, corrected): takes vectors from a stack,
 * chooses a probe set for each, adds the vectors that follow from it, and looks for missed actions once
 * for each vector and each action that completed it.
 */
final class ProbeSearch {
  private static final long[] NO_EVENTS = {0};
  /** A state with this part of the vectors that are a crowd is not given up. */
  private static final int FEW = 8;

  /** What a member of the set of analysed vectors takes. */
  private static final int ANALYSED_BYTES = 16;

  private final ProbeOptions options;
  private final Pitfalls pitfalls;
  private final MemoryBudget budget;
  private final Watch watch;
  private final Report report;
  private final SymbolicActions actions;
  private final ReducedSystem system;
  private final Frontier frontier;
  private final Choosing choosing;
  private final Ages ages;
  private final StubbornClosure stubborn;
  private final Subsumption subsumption;
  private final LongHashSet analysed = new LongHashSet();
  private final Trace trace;
  private final Trace extended;
  private final Trace next;
  private final Actions enabled = new Actions();
  private final ProbeSet set = new ProbeSet();
  private final Code code = new Code();
  private final int[] marking;
  private int enabledTransitions;
  private long expanded;
  private long missedActions;
  private Stopped stopped;

  ProbeSearch(
      SymbolicActions actions,
      ProbeOptions options,
      Pitfalls pitfalls,
      MemoryBudget budget,
      Watch watch,
      ProbeListener listener) {
    this.options = options;
    this.pitfalls = pitfalls;
    this.budget = budget;
    this.watch = watch;
    this.report = new Report(listener, actions);
    this.actions = actions;
    this.system = new ReducedSystem(actions, budget);
    this.choosing = new Choosing(options, pitfalls);
    boolean aging = options.proviso() == Proviso.AGING;
    this.ages = aging ? new Ages(actions.transitions()) : null;
    this.trace = newTrace();
    this.extended = newTrace();
    this.next = newTrace();
    this.frontier = new Frontier(system, budget, watch, ages, newTrace(), pitfalls);
    this.stubborn = options.hybrid() ? new StubbornClosure(actions.net(), Demand.DEADLOCKS) : null;
    this.subsumption =
        options.subsumption() && !aging && safe()
            ? new Subsumption(frontier.vectors(), system.markings(), newTrace(), newTrace())
            : null;
    this.marking = new int[actions.places()];
  }

  private Trace newTrace() {
    return options.concretisation().trace(actions, pitfalls);
  }

  private boolean safe() {
    TokenBounds bounds = TokenBounds.structural(actions.net());
    return IntStream.range(0, actions.net().placeCount()).allMatch(p -> bounds.orElse(p, 2) <= 1);
  }

  ReducedSystem system() {
    return system;
  }

  SymbolicActions actions() {
    return actions;
  }

  int vectors() {
    return frontier.vectors().size();
  }

  long missedActions() {
    return missedActions;
  }

  void begin() throws Stopped {
    frontier.restart(actions.initialMarking());
  }

  /** Explores on until so many vectors are stored; says whether there is more to explore. */
  boolean advance(long untilVectors) throws Stopped {
    while (!frontier.isEmpty() && vectors() < untilVectors) {
      expand(frontier.pop(trace));
      watch.tick(vectors(), ++expanded);
    }
    return !frontier.isEmpty();
  }

  private void expand(int vector) throws Stopped {
    int target = system.markings().number(trace.target);
    boolean alive = findEnabled(target);
    report.vector(trace, !alive);
    if (!alive) {
      system.deadlock(target);
    }
    if (enabled.size == 0 || stubborn != null && trace.size == 0 && stubbornStep(vector, target)) {
      return;
    }
    enabled.relate(trace, pitfalls);
    boolean crowded = crowded(target);
    if (crowded) {
      Selection.everything(trace, enabled, set);
    } else {
      choosing.choose(vector, trace, enabled, ages, set);
    }
    report.probeSet(crowded ? Choice.CROWDED : Choice.STRATEGY, trace, enabled, set);
    if (ages != null) {
      ages.update(enabled, set);
    }
    if (crowded && system.visits(target) == 1) {
      continueFrom(target, enabled.transition[set.action[0]]);
    }
    for (int i = 0; i < set.size; i++) {
      if (crowded) {
        restartAfter(vector, set.action[i]);
      } else {
        system.edge(target, enabled.transition[set.action[i]]);
        follow(vector, set.action[i]);
      }
    }
  }

  /** Finds the concrete actions of the target; says whether any transition is enabled at all. */
  private boolean findEnabled(int target) throws Stopped {
    enabled.clear();
    enabledTransitions = 0;
    boolean alive = false;
    boolean explorePure = pitfalls.has(Pitfall.PURE_LOOPS_EXPLORED);
    for (int t = 0; t < actions.transitions(); t++) {
      if (actions.enabled(t, trace.target)) {
        alive = true;
        if (explorePure || !actions.pure(t)) {
          enabledTransitions++;
          trace.concretise(t, enabled);
        }
      }
    }
    if (alive && enabled.size == 0) {
      system.loops(target, trace.target);
    }
    return alive;
  }

  /**
   * Whether vectors outnumber states so much that histories do not pay, or choices of tokens outnumber
   * transitions. Then the vector is expanded
   * fully, and each action restarts after its prime cause: what the action leads to from here, it leads
   * to from there as well, because the rest of the trace can follow it. Full expansion ignores nothing,
   * and restarts are not more than states; so every exploration of a finite system ends.
   */
  private boolean crowded(int target) {
    boolean manyChoices = enabled.size > enabledTransitions + 2L * options.crowd();
    boolean manyVectors =
        system.visit(target) > Math.max(1, options.crowd() / FEW)
            && vectors() > (long) options.crowd() * system.targets();
    return manyVectors || manyChoices;
  }

  /** Restarts after each transition of a stubborn set, if it is smaller than the enabled ones. */
  private boolean stubbornStep(int vector, int target) throws Stopped {
    int[] transitions =
        IntStream.range(0, enabled.size).map(a -> enabled.transition[a]).distinct().toArray();
    int[] chosen = stubborn.select(trace.target, transitions);
    if (chosen.length == transitions.length) {
      return false;
    }
    report.stubborn(chosen);
    for (int t : chosen) {
      system.edge(target, t);
      System.arraycopy(trace.start, 0, marking, 0, marking.length);
      actions.apply(t, marking);
      boolean isNew = frontier.restart(vector, trace, t, NO_EVENTS, 0, marking);
      report.restarts(trace, NO_EVENTS, 0, t, marking, isNew);
    }
    return true;
  }

  /** Explores a transition of the target from there: in the reduced system it must not look dead. */
  private void continueFrom(int target, int t) throws Stopped {
    System.arraycopy(trace.target, 0, marking, 0, marking.length);
    system.edge(target, t);
    actions.apply(t, marking);
    report.continues(t, marking, frontier.restart(marking));
  }

  /** Restarts after the prime cause of an action and the action. */
  private void restartAfter(int vector, int a) throws Stopped {
    int base = a * trace.stride;
    int t = enabled.transition[a];
    System.arraycopy(trace.start, 0, marking, 0, marking.length);
    trace.apply(enabled.primeCause, base, marking);
    actions.apply(t, marking);
    boolean isNew = frontier.restart(vector, trace, t, enabled.primeCause, base, marking);
    report.restarts(trace, enabled.primeCause, base, t, marking, isNew);
  }

  /** Adds the vector (s↑p(a), w·a - p(a)) of Equation 2.9, and looks for what is missed with a. */
  private void follow(int vector, int a) throws Stopped {
    extended.copy(trace);
    extended.append(enabled.transition[a], enabled.choice(a));
    int image = a * trace.stride;
    int kept = next.beginDerive(extended, set.image, image);
    code.clear();
    code.put(system.markings().number(next.start));
    code.put(kept);
    int last = next.finishDerive(extended, kept, code);
    int number = frontier.store(code);
    boolean isNew = number < 0;
    boolean covered = false;
    if (isNew) {
      number = ~number;
      frontier.vectors().origin(vector, extended, set.image, image);
      int target = system.markings().number(next.target);
      covered = subsumption != null && subsumption.covers(target, number, next, code);
      frontier.reached(target, next.target);
    }
    report.follows(next, isNew);
    frontier.push(number, isNew && !covered);
    if (analysed.add((long) number << 32 | last)) {
      reserve(ANALYSED_BYTES);
      missed(number, last);
    }
  }

  private void reserve(int bytes) throws Stopped {
    if (!budget.reserve(bytes)) {
      throw Stopped.full();
    }
  }

  /** Restarts the exploration after each action that is freshly missed in the vector. */
  private void missed(int vector, int last) throws Stopped {
    next.missed(
        last,
        (t, v, base, after) -> {
          if (stopped == null) {
            try {
              missedActions++;
              actions.apply(t, after);
              boolean isNew = frontier.restart(vector, next, t, v, base, after);
              report.missed(next, v, base, t, after, isNew);
            } catch (Stopped e) {
              stopped = e;
            }
          }
        });
    if (stopped != null) {
      throw stopped;
    }
  }
}
