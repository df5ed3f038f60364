package drop.dpor;

import java.util.Arrays;

/**
 * The sections that an execution runs through (Section 3.2 of Metzler et al., <i>Eager POR</i>):
 * for each of some actors the next steps that it takes whatever the others do, up to one after
 * which that depends on what it has read. All orders of a section have the same steps and the same
 * dependencies, so which of them differ is known before any is run.
 *
 * <p>Sections are entered one within the other and left in reverse order; only the last one counts.
 */
final class Sections {
  /** A section may end earlier; this keeps the time to compare its steps in bounds. */
  private static final int MOST_STEPS = 64;

  private final Execution execution;
  private final ActorSystem system;
  private final int actors;
  private final boolean brief;
  private final boolean blocking;
  private final int[] buffer;

  /** For each section and actor the range of its steps that are still to come. */
  private int[] next;

  private int[] end;
  private int[] start = new int[16];
  private int[] steps = new int[64];
  private int[] filled = new int[16];
  private int count;

  private final int[] cursor;
  private final boolean[] asleep;
  private long checks;

  /**
   * @param brief whether a section ends for an actor at a step that depends on one of another actor
   *     (Section 4: short sections)
   */
  Sections(Execution execution, boolean brief) {
    this.execution = execution;
    this.system = execution.system();
    this.actors = execution.actors();
    this.brief = brief;
    this.blocking = system.blocking() != ActorSystem.Blocking.NONE;
    this.buffer = new int[system.mostAccesses()];
    this.next = new int[16 * actors];
    this.end = new int[16 * actors];
    this.cursor = new int[actors];
    this.asleep = new boolean[actors];
  }

  /** How often it was asked whether two steps conflict. */
  long checks() {
    return checks;
  }

  /** Where the last section has started. */
  int start() {
    return start[count - 1];
  }

  /**
   * Enters the section that starts here. Actors that are asleep are not in it, nor those that might
   * be kept from a step; where there is no other, it is the first step that can be taken.
   *
   * @return how many steps it has
   */
  int enter(ActorSets sleep) {
    int depth = execution.length();
    int base = count * actors;
    if (count == start.length) {
      start = Arrays.copyOf(start, 2 * count);
      filled = Arrays.copyOf(filled, 2 * count);
      next = Arrays.copyOf(next, 2 * base);
      end = Arrays.copyOf(end, 2 * base);
    }
    start[count] = depth;
    int top = count == 0 ? 0 : filled[count - 1];
    int first = -1;
    for (int actor = 0; actor < actors; actor++) {
      asleep[actor] = !system.enabled(actor) || sleep.has(depth, actor);
      first = first < 0 && !asleep[actor] ? actor : first;
      asleep[actor] = asleep[actor] || blocking && system.mayBlock(actor);
    }
    for (int actor = 0; actor < actors; actor++) {
      next[base + actor] = top;
      top = asleep[actor] ? top : follow(actor, top);
      end[base + actor] = top;
    }
    for (int fired = filled(top); fired > 0; fired--) {
      system.undo();
    }
    if (top == next[base]) {
      top = add(top, first);
      Arrays.fill(end, base + first, base + actors, top);
      Arrays.fill(next, base + first + 1, base + actors, top);
    }
    filled[count++] = top;
    if (brief) {
      shorten(base);
    }
    return size();
  }

  private int filled(int top) {
    return top - (count == 0 ? 0 : filled[count - 1]);
  }

  /** Takes the steps of the actor that belong to the section, and writes them down. */
  private int follow(int actor, int from) {
    int top = from;
    boolean on = true;
    while (on) {
      top = add(top, actor);
      boolean decides = system.branches(actor);
      system.fire(actor);
      on =
          !decides
              && top - from < MOST_STEPS
              && system.hasNext(actor)
              && !(blocking && system.mayBlock(actor));
    }
    return top;
  }

  private int add(int top, int actor) {
    if (top == steps.length) {
      steps = Arrays.copyOf(steps, 2 * top);
    }
    steps[top] = execution.footprints().number(buffer, system.footprint(actor, buffer));
    return top + 1;
  }

  private void shorten(int base) {
    int[] ends = Arrays.copyOfRange(end, base, base + actors);
    for (int actor = 0; actor < actors; actor++) {
      for (int step = next[base + actor]; step < end[base + actor]; step++) {
        if (meetsOther(actor, step, base, ends)) {
          end[base + actor] = step + 1;
        }
      }
    }
  }

  private boolean meetsOther(int actor, int step, int base, int[] ends) {
    for (int other = 0; other < actors; other++) {
      for (int its = next[base + other]; its < ends[other] && other != actor; its++) {
        if (conflict(step, its)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean conflict(int step, int other) {
    checks++;
    return execution.conflict(steps[step], steps[other]);
  }

  void leave() {
    count--;
  }

  /** The steps of the last section that are still to come. */
  int size() {
    int size = 0;
    for (int at = (count - 1) * actors; at < count * actors; at++) {
      size += end[at] - next[at];
    }
    return size;
  }

  boolean has(int actor) {
    int at = (count - 1) * actors + actor;
    return next[at] < end[at];
  }

  void take(int actor) {
    next[(count - 1) * actors + actor]++;
  }

  void back(int actor) {
    next[(count - 1) * actors + actor]--;
  }

  /**
   * Whether the section can be completed if this actor steps first, without an actor that is asleep
   * stepping before something wakes it: else all orders that start so are run elsewhere.
   */
  boolean completes(int first, ActorSets sleep) {
    int depth = execution.length();
    int base = (count - 1) * actors;
    int sleeping = 0;
    for (int actor = 0; actor < actors; actor++) {
      cursor[actor] = next[base + actor];
      asleep[actor] =
          has(actor)
              && sleep.has(depth, actor)
              && !conflict(next[base + actor], next[base + first]);
      sleeping += asleep[actor] ? 1 : 0;
    }
    cursor[first]++;
    boolean progress = true;
    while (sleeping > 0 && progress) {
      progress = false;
      for (int actor = 0; actor < actors && sleeping > 0; actor++) {
        if (!asleep[actor] && cursor[actor] < end[base + actor]) {
          progress = true;
          sleeping -= wakenBy(actor, base);
        }
      }
    }
    return sleeping == 0;
  }

  /** Lets the actor take all its steps, and tells how many that wakes. */
  private int wakenBy(int actor, int base) {
    int waken = 0;
    for (; cursor[actor] < end[base + actor]; cursor[actor]++) {
      for (int other = 0; other < actors; other++) {
        if (asleep[other] && conflict(cursor[actor], cursor[other])) {
          asleep[other] = false;
          waken++;
        }
      }
    }
    return waken;
  }
}
