package drop.probe;

import drop.explore.Stopped;
import drop.explore.Watch;
import drop.state.MemoryBudget;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * The exploration by probe sets (thesis, algorithms 1 to 3, corrected): takes vectors from a stack,
 * chooses a probe set for each, adds the vectors that follow from it, and looks for missed actions once
 * for each vector and each action that completed it.
 */
final class ProbeSearch {
  private final ProbeOptions options;
  private final Pitfalls pitfalls;
  private final Watch watch;
  private final SymbolicActions actions;
  private final ReducedSystem system;
  private final Vectors vectors;
  private final Selection selection;
  private final Ages ages;
  /** With aging a vector is explored once for each aging function that it comes with. */
  private final CodeTable aged;

  private final LongHashSet analysed = new LongHashSet();
  private final IntArrayList stack = new IntArrayList();
  private final Trace trace;
  private final Trace extended;
  private final Trace next;
  private final Trace path;
  private final Actions enabled = new Actions();
  private final ProbeSet set = new ProbeSet();
  private final Code code = new Code();
  private final Code agedCode = new Code();
  private final int[] scratch;
  private final int[] after;
  private boolean[] candidates = new boolean[16];
  private long missedActions;
  private Stopped stopped;

  ProbeSearch(
      SymbolicActions actions,
      ProbeOptions options,
      Pitfalls pitfalls,
      MemoryBudget budget,
      Watch watch) {
    this.options = options;
    this.pitfalls = pitfalls;
    this.watch = watch;
    this.actions = actions;
    this.system = new ReducedSystem(actions, budget);
    this.vectors = new Vectors(budget);
    this.selection =
        switch (options.strategy()) {
          case REVERSING_FREE -> new ReversingFreeSelection(pitfalls);
          case INDEPENDENT -> new IndependentSelection(pitfalls);
          case CLOSURE -> new ClosureSelection(pitfalls);
        };
    boolean aging = options.proviso() == Proviso.AGING;
    this.ages = aging ? new Ages(actions.transitions()) : null;
    this.aged = aging ? new CodeTable(budget) : null;
    this.trace = options.concretisation().trace(actions, pitfalls);
    this.extended = options.concretisation().trace(actions, pitfalls);
    this.next = options.concretisation().trace(actions, pitfalls);
    this.path = options.concretisation().trace(actions, pitfalls);
    this.scratch = new int[actions.places()];
    this.after = new int[actions.places()];
  }

  ReducedSystem system() {
    return system;
  }

  int vectors() {
    return vectors.size();
  }

  long missedActions() {
    return missedActions;
  }

  void run() throws Stopped {
    restart(actions.net().initialMarking());
    int expanded = 0;
    while (!stack.isEmpty()) {
      int item = stack.removeAtIndex(stack.size() - 1);
      int vector = item;
      if (ages != null) {
        aged.get(item, agedCode);
        vector = agedCode.take();
        ages.read(agedCode);
      }
      vectors.read(vector, system.markings(), scratch, trace);
      expand(vector);
      watch.tick(vectors.size(), ++expanded);
    }
  }

  private void expand(int vector) throws Stopped {
    int target = system.markings().number(trace.target);
    enabled.clear();
    boolean alive = false;
    boolean explorePure = pitfalls.has(Pitfall.PURE_LOOPS_EXPLORED);
    for (int t = 0; t < actions.transitions(); t++) {
      if (actions.enabled(t, trace.target)) {
        alive = true;
        if (explorePure || !actions.pure(t)) {
          trace.concretise(t, enabled);
        }
      }
    }
    if (!alive) {
      system.deadlock(target);
    }
    if (enabled.size == 0) {
      return;
    }
    enabled.relate(trace, pitfalls);
    boolean crowded = crowded(target);
    if (crowded) {
      Selection.everything(trace, enabled, set);
    } else {
      select(vector);
    }
    if (ages != null) {
      ages.update(enabled, set);
    }
    for (int i = 0; i < set.size; i++) {
      int a = set.action[i];
      if (!crowded) {
        system.edge(target, enabled.transition[a]);
        extended.copy(trace);
        extended.append(enabled.transition[a], enabled.choice(a));
        add(vector, a);
      } else {
        restart(vector, a);
      }
    }
  }

  /**
   * Whether vectors outnumber states so much that histories do not pay. Then the vector is expanded
   * fully, and each action restarts after its prime cause: what the action leads to from here, it leads
   * to from there as well, because the rest of the trace can follow it. Full expansion ignores nothing,
   * and restarts are not more than states; so every exploration of a finite system ends.
   */
  private boolean crowded(int target) {
    return system.visit(target) > options.crowd()
        && vectors.size() > (long) options.crowd() * system.targets();
  }

  private void select(int vector) {
    if (candidates.length < enabled.size) {
      candidates = new boolean[2 * enabled.size];
    }
    boolean independent = options.strategy() == Strategy.INDEPENDENT;
    boolean noDuplicates =
        independent
            && !pitfalls.has(Pitfall.NO_PROVISO)
            && !pitfalls.has(Pitfall.AGING_ALONE)
            && options.proviso() != Proviso.NONE;
    for (int a = 0; a < enabled.size; a++) {
      candidates[a] = !noDuplicates || !trace.occurs(enabled.transition[a]);
    }
    if (ages != null) {
      ages.oldest(enabled, candidates);
    }
    long chance = Selection.FIRST;
    if (options.seed().isPresent()) {
      long mixed = (options.seed().getAsLong() * 31 + vector) * 0xBF58476D1CE4E5B9L;
      chance = (mixed ^ mixed >>> 31) >>> 1;
    }
    selection.select(trace, enabled, candidates, chance, set);
  }

  /** Restarts after the prime cause of an action and the action. */
  private void restart(int vector, int a) throws Stopped {
    int base = a * trace.stride;
    System.arraycopy(trace.start, 0, after, 0, after.length);
    trace.apply(enabled.primeCause, base, after);
    restart(vector, trace, enabled.transition[a], enabled.primeCause, base, after);
  }

  /** Adds the vector (s↑p(a), w·a - p(a)), which the extended trace is without the image. */
  private void add(int vector, int a) throws Stopped {
    int image = a * trace.stride;
    int kept = next.beginDerive(extended, set.image, image);
    code.clear();
    code.put(system.markings().number(next.start));
    code.put(kept);
    int last = next.finishDerive(extended, kept, code);
    int number = vectors.add(code);
    boolean isNew = number < 0;
    if (isNew) {
      number = ~number;
      vectors.origin(vector, extended, set.image, image);
      system.target(system.markings().number(next.target));
      limit();
    }
    push(number, isNew, true);
    boolean once = pitfalls.has(Pitfall.MISSED_ONCE_A_VECTOR);
    if (once ? isNew : analysed.add((long) number << 32 | last)) {
      missed(number, last);
    }
  }

  /** With aging a restart begins with no ages. */
  private void push(int vector, boolean isNew, boolean withAges) throws Stopped {
    if (ages == null) {
      if (isNew) {
        stack.add(vector);
      }
      return;
    }
    agedCode.clear();
    agedCode.put(vector);
    if (withAges) {
      ages.write(agedCode);
    }
    int item = aged.add(agedCode);
    if (item < 0) {
      stack.add(~item);
    }
  }

  private void limit() throws Stopped {
    if (vectors.size() > watch.maxStates()) {
      throw Stopped.full(true, watch.maxStates());
    }
  }

  /** Restarts the exploration after each action that is freshly missed in the vector. */
  private void missed(int vector, int last) throws Stopped {
    next.missed(last, (t, v, base, marking) -> {
      if (stopped == null) {
        try {
          missed(vector, t, v, base, marking);
        } catch (Stopped e) {
          stopped = e;
        }
      }
    });
    if (stopped != null) {
      throw stopped;
    }
  }

  private void missed(int vector, int t, long[] v, int base, int[] marking) throws Stopped {
    missedActions++;
    restart(vector, next, t, v, base, marking);
  }

  /** Restarts after some events of a vector, which lead to the marking, and a transition. */
  private void restart(int vector, Trace of, int t, long[] v, int base, int[] marking)
      throws Stopped {
    boolean firstTime = !system.hasFired(t);
    actions.apply(t, marking);
    boolean isNew = restart(marking);
    if (isNew || firstTime) {
      reach(vector);
      System.arraycopy(of.start, 0, scratch, 0, scratch.length);
      for (int e = Rows.next(v, base, of.stride, 0);
          e >= 0;
          e = Rows.next(v, base, of.stride, e + 1)) {
        system.step(scratch, of.transition[e]);
      }
      system.step(scratch, t);
    }
  }

  /** Adds the vector of a marking and the empty trace. */
  private boolean restart(int[] marking) throws Stopped {
    int start = system.markings().number(marking);
    if (pitfalls.has(Pitfall.RESTART_SUBSUMPTION) && system.isTarget(start)) {
      return false;
    }
    code.clear();
    code.put(start);
    code.put(0);
    int number = vectors.add(code);
    boolean isNew = number < 0;
    if (isNew) {
      number = ~number;
      vectors.origin(Vectors.NO_PARENT, trace, null, 0);
      system.target(start);
      limit();
    }
    push(number, isNew, false);
    return isNew;
  }

  /** Makes sure that the recorded edges lead to the start of the vector. */
  private void reach(int vector) throws Stopped {
    IntArrayList chain = new IntArrayList();
    int from = vector;
    while (!system.isReached(vectors.start(from))) {
      chain.add(from);
      from = vectors.parent(from);
    }
    for (int i = chain.size() - 1; i >= 0; i--) {
      int child = chain.get(i);
      vectors.read(vectors.parent(child), system.markings(), scratch, path);
      System.arraycopy(path.start, 0, scratch, 0, scratch.length);
      for (int event : vectors.forgotten(child)) {
        system.step(scratch, path.transition[event]);
      }
    }
  }
}
