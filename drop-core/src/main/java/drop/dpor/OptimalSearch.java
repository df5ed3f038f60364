package drop.dpor;

import drop.dpor.ActorSystem.Blocking;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;
import java.util.Arrays;

/**
 * Optimal DPOR: runs one execution of each Mazurkiewicz trace, and none that must be given up. It is
 * Algorithm 2 of Abdulla, Aronis, Jonsson and Sagonas, <i>Source Sets</i>, 2017, with Algorithm 4 for
 * locks and Algorithm 6 for any other blocking.
 */
final class OptimalSearch extends StatelessSearch {
  private static final int NONE = -1;

  private final SleepSets sleepSets;
  private final ActorSets sleep;
  private final WakeupTrees trees;
  private final Sequence sequence;
  private final NotAfter notAfter;
  private final OptimalBlocking blocking;

  /** The races of all events, those of one event after those of the events before it. */
  private int[] race = new int[64];

  private int[] raceEnd = new int[64];

  /** For each actor its first event from a point of the execution on. */
  private final int[] firstEvent;

  /** The races of an event with later ones, as a list. */
  private int[] later = new int[64];

  private int[] other = new int[64];
  private int[] nextRace = new int[64];

  OptimalSearch(
      ActorSystem system,
      StatelessOptions options,
      Limits limits,
      Monitor monitor,
      ExecutionListener listener) {
    super(system, options, limits, monitor, listener);
    this.sleepSets = new SleepSets(execution);
    this.sleep = sleepSets.sets();
    this.trees = new WakeupTrees(execution);
    this.sequence = new Sequence(execution);
    this.notAfter = new NotAfter(execution);
    this.firstEvent = new int[system.actors()];
    this.blocking = blocking();
  }

  private OptimalBlocking blocking() {
    if (system.blocking() == Blocking.NONE) {
      return OptimalBlocking.NONE;
    }
    if (system.blocking() == Blocking.LOCKS && Locks.has(system)) {
      return new OptimalLocks(execution, new Locks(execution, true), this::offer);
    }
    return new OptimalWaiting(execution, this::offer, this::pass);
  }

  @Override
  protected void search() throws Stopped {
    enter();
    while (true) {
      int depth = execution.length();
      int actor = trees.first(depth);
      if (actor >= 0) {
        descend(actor);
      } else if (depth > 0) {
        back();
        trees.removeFirst(depth - 1);
        sleep.add(depth - 1, execution.actor(depth - 1));
      } else {
        return;
      }
    }
  }

  @Override
  protected void settle() {
    largestWakeupTree = trees.mostNodes();
    dependencyChecks = sequence.checks() + sleepSets.checks();
  }

  private void descend(int actor) throws Stopped {
    execution.prepare(actor);
    rememberRaces();
    sleepSets.pass();
    trees.descend(execution.length());
    take();
    enter();
  }

  private void rememberRaces() {
    int depth = execution.length();
    int from = depth == 0 ? 0 : raceEnd[depth - 1];
    int count = execution.raceCount();
    if (from + count > race.length) {
      race = Arrays.copyOf(race, 2 * (from + count));
    }
    if (depth == raceEnd.length) {
      raceEnd = Arrays.copyOf(raceEnd, 2 * depth);
    }
    for (int i = 0; i < count; i++) {
      race[from + i] = execution.race(i);
    }
    raceEnd[depth] = from + count;
  }

  private void enter() throws Stopped {
    int depth = execution.length();
    if (trees.first(depth) >= 0) {
      return;
    }
    boolean asleep = false;
    for (int actor = 0; actor < execution.actors(); actor++) {
      if (system.enabled(actor)) {
        if (!sleep.has(depth, actor)) {
          trees.start(depth, actor);
          return;
        }
        asleep = true;
      }
    }
    if (asleep) {
      blocked();
    } else {
      finished();
      reverseRaces();
    }
  }

  private void reverseRaces() throws Stopped {
    int end = execution.length();
    listRaces();
    blocking.begin();
    Arrays.fill(firstEvent, NONE);
    for (int event = end - 1; event >= 0; event--) {
      firstEvent[execution.actor(event)] = event;
      boolean[] member = null;
      for (int r = later[event]; r != NONE; r = nextRace[r]) {
        if (member == null) {
          member = notAfter.members(event);
        }
        raceChecks++;
        if (blocking.reversible(event, other[r], member)) {
          offer(event, member, other[r]);
        }
      }
      blocking.reverse(event, notAfter);
    }
    blocking.done();
  }

  private void listRaces() {
    int end = execution.length();
    int races = end == 0 ? 0 : raceEnd[end - 1];
    if (end > later.length) {
      later = new int[2 * end];
    }
    if (races > other.length) {
      other = new int[2 * races];
      nextRace = new int[2 * races];
    }
    Arrays.fill(later, 0, end, NONE);
    for (int event = end - 1; event > 0; event--) {
      for (int r = raceEnd[event - 1]; r < raceEnd[event]; r++) {
        other[r] = event;
        nextRace[r] = later[race[r]];
        later[race[r]] = r;
      }
    }
  }

  /**
   * Sees to it that the members among the events after this one, followed by the last, are run instead
   * of it, unless an execution that begins with a sleeping actor has done so already.
   */
  private void offer(int event, boolean[] member, int last) {
    sequence.set(event, member, last);
    for (int actor = sleep.next(event, 0); actor >= 0; actor = sleep.next(event, actor + 1)) {
      int first = firstEvent[actor];
      int step = first == NONE ? execution.next(actor) : execution.footprint(first);
      if (sequence.weakInitial(actor, step) != Sequence.NO) {
        return;
      }
    }
    trees.insert(event, sequence);
  }
}
