package drop.explore;

import drop.result.Outcome.Limit;
import drop.state.MemoryBudget;
import java.util.Arrays;

/**
 * For each state what it has to fire, and what of it sleeps: is left to another order of the same
 * transitions. A state that is met again with less asleep fires what has woken up.
 */
final class SleepSets {
  private final MemoryBudget budget;
  private final int words;
  private long[] chosen = new long[64];
  private long[] asleep = new long[64];

  SleepSets(MemoryBudget budget, int words) {
    this.budget = budget;
    this.words = words;
  }

  /** A state is stored, with so much asleep. */
  void meet(int state, long[] sleep) throws Stopped {
    int end = (state + 1) * words;
    if (end > asleep.length) {
      grow(end);
    }
    System.arraycopy(sleep, 0, asleep, state * words, words);
  }

  private void grow(int end) throws Stopped {
    int length = Math.max(2 * asleep.length, end);
    if (length < 0 || !budget.reserve(2L * Long.BYTES * (length - asleep.length))) {
      throw new Stopped(Limit.MEMORY, "the memory for sleep sets is used up");
    }
    chosen = Arrays.copyOf(chosen, length);
    asleep = Arrays.copyOf(asleep, length);
  }

  /** A state is expanded: leaves in the set what it fires now, and tells what sleeps. */
  void expand(int state, long[] set, long[] sleep) {
    for (int w = 0; w < words; w++) {
      chosen[state * words + w] = set[w];
      sleep[w] = asleep[state * words + w];
      set[w] &= ~sleep[w];
    }
  }

  /** A state is met again: yields what has to be fired now that was asleep until now. */
  boolean meetAgain(int state, long[] sleep, long[] woken) {
    long any = 0;
    for (int w = 0; w < words; w++) {
      int at = state * words + w;
      woken[w] = chosen[at] & asleep[at] & ~sleep[w];
      asleep[at] &= sleep[w];
      any |= woken[w];
    }
    return any != 0;
  }

  /** What sleeps in the state now. */
  void asleep(int state, long[] into) {
    System.arraycopy(asleep, state * words, into, 0, words);
  }
}
