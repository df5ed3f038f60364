package drop.dpor;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/**
 * All Mazurkiewicz traces of a system, by extending each trace by each step and putting it into normal
 * form: of all its linearizations, as sequences of actors, the lexicographically least.
 */
final class MazurkiewiczTraces {
  private final Supplier<? extends ActorSystem> fresh;

  MazurkiewiczTraces(Supplier<? extends ActorSystem> fresh) {
    this.fresh = fresh;
  }

  /** The maximal ones, or null where there are more than this many of any length. */
  Set<String> maximal(int most) {
    Set<String> maximal = new HashSet<>();
    Set<String> level = Set.of("");
    while (!level.isEmpty()) {
      Set<String> next = new HashSet<>();
      for (String trace : level) {
        ActorSystem system = run(trace);
        boolean end = true;
        for (int actor = 0; actor < system.actors(); actor++) {
          if (system.enabled(actor)) {
            end = false;
            next.add(normal(trace + (char) actor));
          }
        }
        if (end) {
          maximal.add(trace);
        }
      }
      if (next.size() > most) {
        return null;
      }
      level = next;
    }
    return maximal;
  }

  private ActorSystem run(String trace) {
    ActorSystem system = fresh.get();
    for (int i = 0; i < trace.length(); i++) {
      system.fire(trace.charAt(i));
    }
    return system;
  }

  /** The normal form of the trace that these steps are. */
  String normal(String steps) {
    ActorSystem system = fresh.get();
    int length = steps.length();
    int[][] footprints = new int[length][];
    int[] starts = new int[length];
    boolean[][] before = new boolean[length][length];
    int[] buffer = new int[system.mostAccesses()];
    for (int i = 0; i < length; i++) {
      int actor = steps.charAt(i);
      int accesses = system.footprint(actor, buffer);
      footprints[i] = Arrays.copyOf(buffer, accesses);
      starts[i] = system.starts(actor);
      system.fire(actor);
      for (int j = 0; j < i; j++) {
        before[j][i] =
            steps.charAt(j) == actor
                || starts[j] == actor
                || conflict(footprints[j], footprints[i]);
      }
    }
    StringBuilder normal = new StringBuilder();
    boolean[] used = new boolean[length];
    while (normal.length() < length) {
      int best = -1;
      for (int i = 0; i < length; i++) {
        if (!used[i]
            && isMinimal(i, used, before)
            && (best < 0 || steps.charAt(i) < steps.charAt(best))) {
          best = i;
        }
      }
      used[best] = true;
      normal.append(steps.charAt(best));
    }
    return normal.toString();
  }

  private static boolean isMinimal(int event, boolean[] used, boolean[][] before) {
    for (int j = 0; j < event; j++) {
      if (!used[j] && before[j][event]) {
        return false;
      }
    }
    return true;
  }

  private static boolean conflict(int[] one, int[] other) {
    for (int a : one) {
      for (int b : other) {
        if (a >> ActorSystem.MODE_BITS == b >> ActorSystem.MODE_BITS
            && (a != b || (a & 3) == ActorSystem.WRITE)) {
          return true;
        }
      }
    }
    return false;
  }
}
