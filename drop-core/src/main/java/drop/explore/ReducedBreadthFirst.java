package drop.explore;

import drop.state.MemoryBudget;
import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** Expands the stored states in the order of their numbers, each by what a reduction leaves. */
final class ReducedBreadthFirst {
  private static final int STATES_PER_TICK = 256;

  private final StoredSpace space;
  private final Reduced reduced;
  private final Watch watch;
  private final Stepper stepper;
  private final SleepSets sleepSets;
  private final long[] todo;
  private final long[] rest;
  private final long[] sleep;
  private final long[] childSleep;
  /** States that were met again with less asleep, and what of them has woken up. */
  private IntArrayList awakeStates = new IntArrayList();

  private long[] awakeSets = new long[16];
  private long steps;

  ReducedBreadthFirst(
      StoredSpace space, Reduced reduced, Stepper stepper, MemoryBudget budget, Watch watch) {
    this.space = space;
    this.reduced = reduced;
    this.watch = watch;
    this.stepper = stepper;
    int words = space.successors().setWords();
    this.sleepSets = reduced.sleep() == null ? null : new SleepSets(budget, words);
    this.todo = new long[words];
    this.rest = new long[words];
    this.sleep = new long[words];
    this.childSleep = new long[words];
  }

  void run() throws Stopped {
    if (sleepSets != null) {
      sleepSets.meet(0, sleep);
    }
    int next = 0;
    while (next < space.states().size() || awakeStates.notEmpty()) {
      while (next < space.states().size()) {
        expand(next++);
      }
      expandAgain();
    }
  }

  private void expand(int state) throws Stopped {
    tick(state);
    if (!stepper.choose(state, todo)) {
      space.tally().deadlocks().add(state);
      return;
    }
    if (sleepSets != null) {
      sleepSets.expand(state, todo, sleep);
      fireAwake(state);
    } else if (!fireAll(state) && reduced.proviso() != null) {
      stepper.enabled(state, rest);
      for (int w = 0; w < rest.length; w++) {
        todo[w] = rest[w] & ~todo[w];
      }
      fireAll(state);
    }
  }

  private void tick(int state) throws Stopped {
    if (steps++ % STATES_PER_TICK == 0) {
      watch.tick(space.states().size(), state);
    }
  }

  /** Fires the set; yields whether the cycle proviso, if there is one, asks for nothing more. */
  private boolean fireAll(int state) throws Stopped {
    boolean some = false;
    boolean every = true;
    for (int w = 0; w < todo.length; w++) {
      for (long bits = todo[w]; bits != 0; bits &= bits - 1) {
        int transition = (w << 6) + Long.numberOfTrailingZeros(bits);
        int to =
            reduced.chain() > 0
                ? stepper.follow(state, transition, null)
                : stepper.fire(state, transition);
        some |= to > state;
        every &= to > state;
      }
    }
    return reduced.proviso() != null && (reduced.proviso().every() ? every : some);
  }

  /** Fires the set with sleep sets: what was fired first sleeps in what comes after it. */
  private void fireAwake(int state) throws Stopped {
    for (int w = 0; w < todo.length; w++) {
      for (long bits = todo[w]; bits != 0; bits &= bits - 1) {
        int transition = (w << 6) + Long.numberOfTrailingZeros(bits);
        System.arraycopy(sleep, 0, childSleep, 0, sleep.length);
        reduced.sleep().retainIndependent(transition, childSleep);
        int to =
            reduced.chain() > 0
                ? stepper.follow(state, transition, childSleep)
                : stepper.fire(state, transition);
        sleep[transition >>> 6] |= 1L << transition;
        if (to == Stepper.NOWHERE) {
          continue;
        }
        if (stepper.fresh()) {
          sleepSets.meet(to, childSleep);
        } else if (sleepSets.meetAgain(to, childSleep, rest)) {
          wake(to);
        }
      }
    }
  }

  private void wake(int state) {
    int words = rest.length;
    int at = awakeStates.size() * words;
    if (at + words > awakeSets.length) {
      awakeSets = Arrays.copyOf(awakeSets, 2 * (at + words));
    }
    System.arraycopy(rest, 0, awakeSets, at, words);
    awakeStates.add(state);
  }

  private void expandAgain() throws Stopped {
    IntArrayList states = awakeStates;
    long[] sets = awakeSets;
    awakeStates = new IntArrayList();
    awakeSets = new long[16];
    for (int i = 0; i < states.size(); i++) {
      tick(space.states().size());
      System.arraycopy(sets, i * todo.length, todo, 0, todo.length);
      sleepSets.asleep(states.get(i), sleep);
      fireAwake(states.get(i));
    }
  }
}
