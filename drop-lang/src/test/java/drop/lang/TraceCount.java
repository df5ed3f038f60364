package drop.lang;

import drop.dpor.ActorSystem;
import drop.lang.Happening.Event;
import drop.lang.Happening.Form;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/** Counts the Mazurkiewicz traces of a system, in two ways that share no idea with any explorer. */
public final class TraceCount {
  private TraceCount() {}

  /** All maximal traces, by all interleavings; prefixes of the same trace are one. */
  public static Set<Form> byInterleavings(ActorSystem system) {
    Set<Form> seen = new HashSet<>();
    Set<Form> maximal = new HashSet<>();
    Deque<List<Integer>> left = new ArrayDeque<>();
    left.push(List.of());
    while (!left.isEmpty()) {
      List<Integer> run = left.pop();
      Happening happening = new Happening(system);
      run.forEach(happening::take);
      if (seen.add(happening.form())) {
        boolean stuck = true;
        for (int actor = 0; actor < system.actors(); actor++) {
          if (system.enabled(actor)) {
            stuck = false;
            List<Integer> longer = new ArrayList<>(run);
            longer.add(actor);
            left.push(longer);
          }
        }
        if (stuck) {
          maximal.add(happening.form());
        }
      }
      happening.undoAll();
    }
    return maximal;
  }

  /**
   * All maximal traces, with a run each, by reversing races: each event of each trace comes before
   * one that it happened after, and the rest of the run is as it may be. Where nothing blocks or
   * only locks do, that finds all: what a trace has in common with one that was found, it has more
   * of in common with another.
   */
  public static Map<Form, List<Integer>> byReversals(ActorSystem system) {
    Map<Form, List<Integer>> found = new HashMap<>();
    Deque<List<Integer>> left = new ArrayDeque<>();
    left.push(List.of());
    while (!left.isEmpty()) {
      Happening happening = run(system, left.pop());
      List<Integer> run = happening.events().stream().map(Event::actor).toList();
      if (found.putIfAbsent(happening.form(), run) == null) {
        List<Event> targets = new ArrayList<>(happening.events());
        for (int actor = 0; actor < system.actors(); actor++) {
          if (system.hasNext(actor)) {
            int[] clock = happening.clockOfNext(actor);
            clock[actor]++;
            targets.add(new Event(actor, clock));
          }
        }
        for (Event target : targets) {
          reverse(happening.events(), target, left);
        }
      }
      happening.undoAll();
    }
    return found;
  }

  /** Starts of runs in which the target comes before some event that it happened after. */
  private static void reverse(List<Event> events, Event target, Deque<List<Integer>> into) {
    for (Event out : events) {
      if (out.actor() != target.actor() && before(out, target)) {
        List<Integer> start = new ArrayList<>();
        for (Event event : events) {
          if (!before(out, event) && !before(target, event)) {
            start.add(event.actor());
          }
        }
        // What is left must be all that the actor itself did before.
        int own = (int) start.stream().filter(actor -> actor == target.actor()).count();
        if (own == target.clock()[target.actor()] - 1) {
          start.add(target.actor());
          into.push(start);
        }
      }
    }
  }

  /** Whether one is the other or happens before it. */
  private static boolean before(Event one, Event other) {
    return one.clock()[one.actor()] <= other.clock()[one.actor()];
  }

  /** Goes on from a start with the first actor that can; what cannot be done of it is left out. */
  private static Happening run(ActorSystem system, List<Integer> start) {
    Happening happening = new Happening(system);
    for (int actor : start) {
      if (system.enabled(actor)) {
        happening.take(actor);
      }
    }
    int actor = first(system, system::enabled);
    while (actor >= 0) {
      happening.take(actor);
      actor = first(system, system::enabled);
    }
    return happening;
  }

  private static int first(ActorSystem system, IntPredicate condition) {
    for (int actor = 0; actor < system.actors(); actor++) {
      if (condition.test(actor)) {
        return actor;
      }
    }
    return -1;
  }
}
