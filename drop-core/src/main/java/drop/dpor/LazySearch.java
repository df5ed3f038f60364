package drop.dpor;

import drop.dpor.ActorSystem.Blocking;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;
import drop.state.Hash;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * LazyPOR (Metzler's thesis, Listing 3.1), made sound: runs the system to an end, and plans further
 * executions by swapping dependencies of complete ones.
 *
 * <p>As published it diverges where control flow depends on shared variables, and with its remedy,
 * not to plan twice from the same state, it loses executions. Here a plan swaps one dependency and
 * ends with the step that this moves forward, so it can always be followed, and what is not planned
 * or run twice is a Mazurkiewicz trace. All of them are remembered, as 64 bits of hash each; an
 * execution that turns out to be of a known one counts as blocked. No step may be blocked by
 * others, as in the thesis.
 */
final class LazySearch extends StatelessSearch {
  private static final long SEED = 0x9E3779B97F4A7C15L;

  private final LongHashSet known = new LongHashSet();
  private final LongHashSet planned = new LongHashSet();
  private final Deque<int[]> plans = new ArrayDeque<>();
  private final int[] steps;

  /**
   * For each event the number of its actor's events before it, and what tells it from all others.
   */
  private int[] index = new int[64];

  private long[] identity = new long[64];

  /** The races of the execution: its events in pairs, those of an event from here on. */
  private int[] races = new int[64];

  private int[] firstRace = new int[64];

  LazySearch(
      ActorSystem system,
      StatelessOptions options,
      Limits limits,
      Monitor monitor,
      ExecutionListener listener) {
    super(system, options, limits, monitor, listener);
    if (system.blocking() != Blocking.NONE) {
      throw new IllegalArgumentException("LazyPOR needs a system whose steps cannot be blocked");
    }
    this.steps = new int[system.actors()];
  }

  @Override
  protected void search() throws Stopped {
    plans.push(new int[0]);
    while (!plans.isEmpty()) {
      follow(plans.pop());
      if (known.add(trace())) {
        finished();
        plan();
      } else {
        blocked();
      }
    }
    while (execution.length() > 0) {
      retreat();
    }
  }

  /** Runs the plan, and then on to an end. */
  private void follow(int[] plan) throws Stopped {
    int common = 0;
    while (common < Math.min(plan.length, execution.length())
        && execution.actor(common) == plan[common]) {
      common++;
    }
    while (execution.length() > common) {
      retreat();
    }
    for (int at = common; at < plan.length; at++) {
      advance(plan[at]);
    }
    for (int actor = firstEnabled(); actor >= 0; actor = firstEnabled()) {
      advance(actor);
    }
  }

  private int firstEnabled() {
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (system.enabled(actor)) {
        return actor;
      }
    }
    return -1;
  }

  private void advance(int actor) throws Stopped {
    int event = execution.length();
    if (event + 1 >= index.length) {
      index = Arrays.copyOf(index, 2 * index.length);
      identity = Arrays.copyOf(identity, 2 * identity.length);
      firstRace = Arrays.copyOf(firstRace, 2 * firstRace.length);
    }
    execution.prepare(actor);
    raceChecks += event;
    int filled = firstRace[event];
    if (filled + execution.raceCount() > races.length) {
      races = Arrays.copyOf(races, 2 * (filled + execution.raceCount()));
    }
    for (int i = 0; i < execution.raceCount(); i++) {
      races[filled++] = execution.race(i);
    }
    firstRace[event + 1] = filled;
    index[event] = steps[actor]++;
    identity[event] = identify(actor, execution.clock(event));
    take();
  }

  private void retreat() {
    back();
    steps[execution.actor(execution.length())]--;
  }

  /** An event is told from others by its actor and by how far each actor has come in its past. */
  private long identify(int actor, int[] clock) {
    long hash = Hash.mix(SEED, actor);
    for (int past : clock) {
      hash = Hash.mix(hash, past == 0 ? 0 : index[past - 1] + 1);
    }
    return scatter(hash);
  }

  /** The finalizer of SplitMix64: sums of hashes that are alike would else collide. */
  private static long scatter(long hash) {
    long once = (hash ^ hash >>> 30) * 0xBF58476D1CE4E5B9L;
    long twice = (once ^ once >>> 27) * 0x94D049BB133111EBL;
    return twice ^ twice >>> 31;
  }

  /** What tells the trace of the execution from others: its events, in whatever order. */
  private long trace() {
    long trace = 0;
    for (int event = 0; event < execution.length(); event++) {
      trace += identity[event];
    }
    return trace;
  }

  /**
   * Plans an execution for each race: all that happens after neither of its events, then the
   * second. Planning less would forget what else the execution has got right of one that is still
   * to come.
   */
  private void plan() {
    long before = 0;
    long[] prefix = new long[execution.length() + 1];
    for (int event = 0; event < execution.length(); event++) {
      prefix[event] = before;
      before += identity[event];
    }
    for (int second = 0; second < execution.length(); second++) {
      for (int r = firstRace[second]; r < firstRace[second + 1]; r++) {
        plan(races[r], second, prefix[races[r]]);
      }
    }
  }

  private void plan(int first, int second, long before) {
    int[] plan = new int[execution.length()];
    int length = first;
    long ideal = before;
    for (int event = first + 1; event < execution.length(); event++) {
      dependencyChecks++;
      if (!execution.happensBefore(first, event) && !execution.happensBefore(second, event)) {
        plan[length++] = execution.actor(event);
        ideal += identity[event];
      }
    }
    plan[length++] = execution.actor(second);
    if (planned.add(Hash.mix(ideal, execution.actor(second)))) {
      for (int event = 0; event < first; event++) {
        plan[event] = execution.actor(event);
      }
      plans.push(Arrays.copyOf(plan, length));
    }
  }
}
