package drop.lang;

import drop.dpor.ActorSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A run and what happens before what in it, by vector clocks. Two runs are of the same Mazurkiewicz
 * trace if and only if their forms are equal.
 */
final class Happening {
  /** An event: its clock counts, for each actor, the events that happen before it, itself too. */
  record Event(int actor, int[] clock) {}

  /** What tells a trace. */
  record Form(List<List<Integer>> clocks) {}

  private final ActorSystem system;
  private final List<Event> events = new ArrayList<>();
  private final int[][] last;
  private final int[][][] accesses;
  private final int[] footprint;

  Happening(ActorSystem system) {
    this.system = system;
    this.last = new int[system.actors()][system.actors()];
    this.accesses = new int[system.locations()][3][system.actors()];
    this.footprint = new int[Math.max(1, system.mostAccesses())];
  }

  List<Event> events() {
    return events;
  }

  /** Takes the next step of an actor. */
  void take(int actor) {
    int[] clock = clockOfNext(actor);
    clock[actor]++;
    int size = system.footprint(actor, footprint);
    for (int i = 0; i < size; i++) {
      int mode = footprint[i] & (1 << ActorSystem.MODE_BITS) - 1;
      join(accesses[footprint[i] >> ActorSystem.MODE_BITS][mode], clock);
    }
    int started = system.starts(actor);
    if (started >= 0) {
      join(last[started], clock);
    }
    last[actor] = clock;
    events.add(new Event(actor, clock));
    system.fire(actor);
  }

  /** How many events of each actor happen before the next one of an actor. */
  int[] clockOfNext(int actor) {
    int[] clock = last[actor].clone();
    int size = system.footprint(actor, footprint);
    for (int i = 0; i < size; i++) {
      int mode = footprint[i] & (1 << ActorSystem.MODE_BITS) - 1;
      int[][] before = accesses[footprint[i] >> ActorSystem.MODE_BITS];
      for (int other = 0; other < 3; other++) {
        if (other == ActorSystem.WRITE || mode == ActorSystem.WRITE || other != mode) {
          join(clock, before[other]);
        }
      }
    }
    return clock;
  }

  private static void join(int[] clock, int[] other) {
    for (int i = 0; i < clock.length; i++) {
      clock[i] = Math.max(clock[i], other[i]);
    }
  }

  void undoAll() {
    events.forEach(event -> system.undo());
  }

  Form form() {
    List<List<Integer>> clocks = new ArrayList<>();
    for (int actor = 0; actor < system.actors(); actor++) {
      for (Event event : events) {
        if (event.actor() == actor) {
          clocks.add(Arrays.stream(event.clock()).boxed().toList());
        }
      }
      clocks.add(List.of(actor));
    }
    return new Form(clocks);
  }
}
