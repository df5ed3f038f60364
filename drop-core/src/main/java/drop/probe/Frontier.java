package drop.probe;

import drop.explore.Stopped;
import drop.explore.Watch;
import drop.result.Outcome.Limit;
import drop.state.MemoryBudget;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** The stored vectors and those of them that are still to be expanded; adds vectors to both. */
final class Frontier {
  private static final long[] NO_EVENTS = {0};

  private final ReducedSystem system;
  private final Vectors vectors;
  private final Paths paths;
  private final Watch watch;
  private final Growth growth;
  private final boolean dropKnownTargets;
  /** With aging a vector is expanded once for each aging function that it comes with. */
  private final Ages ages;

  private final CodeTable aged;
  private final IntArrayList stack = new IntArrayList();
  private final Code code = new Code();
  private final Code agedCode = new Code();
  private final Trace none;
  private final int[] marking;

  /**
   * @param ages the aging function, or null where that is not the proviso
   * @param scratch a trace of its own to replay vectors with
   */
  Frontier(
      ReducedSystem system,
      MemoryBudget budget,
      Watch watch,
      Ages ages,
      Trace scratch,
      Pitfalls pitfalls) {
    this.system = system;
    this.watch = watch;
    this.vectors = new Vectors(budget);
    this.paths = new Paths(vectors, system, scratch);
    this.growth = new Growth(system.net());
    this.ages = ages;
    this.aged = ages == null ? null : new CodeTable(budget);
    this.none = scratch;
    this.marking = new int[system.places()];
    this.dropKnownTargets = pitfalls.has(Pitfall.RESTART_SUBSUMPTION);
  }

  Vectors vectors() {
    return vectors;
  }

  boolean isEmpty() {
    return stack.isEmpty();
  }

  /** Takes the latest vector that was pushed; gives its number, replays it, and sets its ages. */
  int pop(Trace into) {
    int vector = stack.removeAtIndex(stack.size() - 1);
    if (ages != null) {
      aged.get(vector, agedCode);
      vector = agedCode.take();
      ages.read(agedCode);
    }
    vectors.read(vector, system.markings(), marking, into);
    return vector;
  }

  /** Adds the vector to be expanded with the present ages, if it was not there with them. */
  void push(int vector, boolean isNew) throws Stopped {
    if (ages == null) {
      if (isNew) {
        stack.add(vector);
      }
    } else {
      agedCode.clear();
      agedCode.put(vector);
      ages.write(agedCode);
      pushAged();
    }
  }

  private void pushAged() throws Stopped {
    int item = aged.add(agedCode);
    if (item < 0) {
      stack.add(~item);
    }
  }

  /** Stores the vector of the code, as {@link CodeTable#add}, unless there are enough of them. */
  int store(Code vector) throws Stopped {
    if (vectors.size() >= watch.maxStates() && !vectors.has(vector)) {
      throw new Stopped(
          Limit.STATES, "the limit of " + watch.maxStates() + " vectors is reached");
    }
    return vectors.add(vector);
  }

  /** Notes that a new vector leads to a marking. */
  void reached(int target, int[] inMarking) throws Stopped {
    system.target(target);
    growth.check(inMarking);
  }

  /**
   * Restarts after some events of a vector, and a transition that has led to the marking.
   *
   * @return whether the restart is new
   */
  boolean restart(int vector, Trace of, int t, long[] v, int base, int[] after) throws Stopped {
    // Before the marking counts as reached: the vector may start in it, and be the target of none.
    if (!system.hasFired(t) || isNew(after)) {
      paths.record(vector, of, v, base, t);
    }
    return restart(after);
  }

  private boolean isNew(int[] start) throws Stopped {
    encode(system.markings().number(start));
    return !vectors.has(code);
  }

  private void encode(int start) {
    code.clear();
    code.put(start);
    code.put(0);
  }

  /** Adds the vector of a marking and the empty trace; with aging it has no ages. */
  boolean restart(int[] inMarking) throws Stopped {
    int start = system.markings().number(inMarking);
    if (dropKnownTargets && system.isTarget(start)) {
      return false;
    }
    encode(start);
    int number = store(code);
    boolean isNew = number < 0;
    if (isNew) {
      number = ~number;
      vectors.origin(Vectors.NO_PARENT, none, NO_EVENTS, 0);
      reached(start, inMarking);
    }
    if (ages != null) {
      agedCode.clear();
      agedCode.put(number);
      pushAged();
    } else if (isNew) {
      stack.add(number);
    }
    return isNew;
  }
}
