package drop.explore;

import drop.result.Outcome.Limit;
import drop.state.MemoryBudget;
import drop.state.Successors;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Depth-first search that fires in each state what a reduction leaves. The next transition of a state is
 * fired when everything that the one before it leads to is expanded, so that the cycle proviso can ask
 * what is on the stack.
 */
final class ReducedDepthFirst {
  private static final int STEPS_PER_TICK = 512;

  private final StoredSpace space;
  private final Reduced reduced;
  private final MemoryBudget budget;
  private final Watch watch;
  private final Stepper stepper;
  private final SleepSets sleepSets;
  private final BitSet onStack = new BitSet();
  private final int words;
  private final long[] todo;
  private final long[] sleep;
  private final long[] childSleep;

  private int depth;
  private int[] number = new int[64];
  /** Whether a state on the stack still has to prove that it may leave transitions out. */
  private boolean[] bound = new boolean[64];

  private long[] unfired;
  /** What of the state on the stack was put off; or, with sleep sets, what sleeps in it. */
  private long[] aside;

  ReducedDepthFirst(
      StoredSpace space, Reduced reduced, Stepper stepper, MemoryBudget budget, Watch watch) {
    this.space = space;
    this.reduced = reduced;
    this.budget = budget;
    this.watch = watch;
    this.stepper = stepper;
    this.words = space.successors().setWords();
    this.sleepSets = reduced.sleep() == null ? null : new SleepSets(budget, words);
    this.todo = new long[words];
    this.sleep = new long[words];
    this.childSleep = new long[words];
    this.unfired = new long[number.length * words];
    this.aside = new long[number.length * words];
  }

  void run() throws Stopped {
    push(0);
    for (long step = 0; depth > 0; step++) {
      if (step % STEPS_PER_TICK == 0) {
        int stored = space.states().size();
        watch.tick(stored, Math.max(0, stored - depth));
      }
      int transition = TransitionSets.takeFirst(unfired, depth - 1, words);
      if (transition != Successors.NONE) {
        fire(transition);
      } else if (bound[depth - 1] && !reduced.proviso().every()) {
        expandFully();
      } else {
        onStack.clear(number[--depth]);
      }
    }
  }

  private void fire(int transition) throws Stopped {
    int top = depth - 1;
    int from = number[top];
    if (sleepSets != null) {
      System.arraycopy(aside, top * words, childSleep, 0, words);
      reduced.sleep().retainIndependent(transition, childSleep);
      aside[top * words + (transition >>> 6)] |= 1L << transition;
    }
    int to =
        reduced.chain() > 0
            ? stepper.follow(from, transition, sleepSets == null ? null : childSleep)
            : stepper.fire(from, transition);
    if (to == Stepper.NOWHERE) {
      return;
    }
    boolean fresh = stepper.fresh();
    if (bound[top]) {
      heedProviso(to, fresh);
    }
    if (fresh) {
      push(to);
    } else if (sleepSets != null && sleepSets.meetAgain(to, childSleep, todo)) {
      sleepSets.asleep(to, sleep);
      push(to, sleep);
    }
  }

  private void heedProviso(int to, boolean fresh) {
    CycleProviso proviso = reduced.proviso();
    boolean progress =
        proviso.kind() == CycleProviso.Kind.STACK ? fresh || !onStack.get(to) : fresh;
    if (proviso.every() && !progress) {
      expandFully();
    } else if (!proviso.every() && progress) {
      bound[depth - 1] = false;
    }
  }

  private void expandFully() {
    int base = (depth - 1) * words;
    for (int w = 0; w < words; w++) {
      unfired[base + w] |= aside[base + w];
    }
    bound[depth - 1] = false;
  }

  /** A new state. */
  private void push(int state) throws Stopped {
    if (!stepper.choose(state, todo)) {
      space.tally().deadlocks().add(state);
    }
    if (sleepSets != null) {
      sleepSets.meet(state, childSleep);
      sleepSets.expand(state, todo, sleep);
      push(state, sleep);
      return;
    }
    if (reduced.proviso() != null) {
      stepper.enabled(state, sleep);
      for (int w = 0; w < words; w++) {
        sleep[w] &= ~todo[w];
      }
    }
    push(state, sleep);
    bound[depth - 1] = reduced.proviso() != null && !TransitionSets.isEmpty(sleep);
  }

  private void push(int state, long[] beside) throws Stopped {
    if (depth == number.length) {
      growStack();
    }
    System.arraycopy(todo, 0, unfired, depth * words, words);
    System.arraycopy(beside, 0, aside, depth * words, words);
    onStack.set(state);
    bound[depth] = false;
    number[depth++] = state;
  }

  private void growStack() throws Stopped {
    long bytes = number.length * (Integer.BYTES + 1 + 2L * Long.BYTES * words);
    if (2L * number.length * words > Integer.MAX_VALUE || !budget.reserve(bytes)) {
      throw new Stopped(Limit.MEMORY, "the memory for the search stack is used up");
    }
    number = Arrays.copyOf(number, 2 * number.length);
    bound = Arrays.copyOf(bound, number.length);
    unfired = Arrays.copyOf(unfired, number.length * words);
    aside = Arrays.copyOf(aside, number.length * words);
  }
}
