package drop.family;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Algorithm 9 of the DRoP thesis run as a program with variables and program counters, in the
 * atomic steps that {@link Bakery} lists, to have the size of its state space from another side.
 */
final class BakeryProgram {
  private static final int IDLE = 0;
  private static final int CHOOSING = 1;
  private static final int DRAWN = 2;
  private static final int NUMBERED = 3;
  private static final int QUEUE = 4;

  private final int threads;
  private final int max;
  private final Set<List<Integer>> seen = new HashSet<>();
  private int steps;
  private int deadlocks;

  BakeryProgram(int threads, int max) {
    this.threads = threads;
    this.max = max;
    Deque<List<Integer>> frontier = new ArrayDeque<>();
    List<Integer> start = Arrays.asList(new Integer[3 * threads]);
    start.replaceAll(nothing -> 0);
    seen.add(start);
    frontier.add(start);
    while (!frontier.isEmpty()) {
      List<List<Integer>> next = successors(frontier.remove());
      steps += next.size();
      deadlocks += next.isEmpty() ? 1 : 0;
      next.stream().filter(seen::add).forEach(frontier::add);
    }
  }

  int states() {
    return seen.size();
  }

  int steps() {
    return steps;
  }

  int deadlocks() {
    return deadlocks;
  }

  /** A state lists for each thread its program counter, its number and the number it has drawn. */
  private List<List<Integer>> successors(List<Integer> state) {
    List<List<Integer>> result = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int counter = state.get(3 * t);
      int number = state.get(3 * t + 1);
      int drawn = state.get(3 * t + 2);
      switch (counter) {
        case IDLE -> result.add(with(state, t, CHOOSING, number, drawn));
        case CHOOSING -> {
          int highest = 0;
          for (int i = 0; i < threads; i++) {
            highest = Math.max(highest, state.get(3 * i + 1));
          }
          if (highest < max) {
            result.add(with(state, t, DRAWN, number, highest + 1));
          }
        }
        case DRAWN -> result.add(with(state, t, NUMBERED, drawn, 0));
        case NUMBERED -> result.add(with(state, t, afterLooking(t, -1), number, drawn));
        default -> {
          int i = (counter - QUEUE) / 2;
          if (i == threads) {
            result.add(with(state, t, IDLE, 0, 0));
          } else if ((counter - QUEUE) % 2 == 0) {
            boolean entering = state.get(3 * i) >= CHOOSING && state.get(3 * i) <= NUMBERED;
            if (!entering) {
              result.add(with(state, t, counter + 1, number, drawn));
            }
          } else {
            int other = state.get(3 * i + 1);
            boolean first = other != 0 && (other < number || other == number && i < t);
            if (!first) {
              result.add(with(state, t, afterLooking(t, i), number, drawn));
            }
          }
        }
      }
    }
    return result;
  }

  private static int afterLooking(int t, int i) {
    int next = i + 1 == t ? i + 2 : i + 1;
    return QUEUE + 2 * next;
  }

  private static List<Integer> with(
      List<Integer> state, int t, int counter, int number, int drawn) {
    List<Integer> next = new ArrayList<>(state);
    next.set(3 * t, counter);
    next.set(3 * t + 1, number);
    next.set(3 * t + 2, drawn);
    return next;
  }
}
