package drop.probe;

import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A run of a net on tokens that have names, and beside it the trace of the engine that follows the same
 * run on groups of tokens. The relations are here as the definitions say them, on plain sets.
 */
final class NamedTokens {
  /** An event, or an action that is none yet; then it creates no tokens, only into places. */
  record Event(int transition, Set<Integer> reads, Set<Integer> deletes, Set<Integer> creates) {}

  final TokenTrace trace;
  final SymbolicActions actions;
  final List<Event> events = new ArrayList<>();
  private final PetriNet net;
  private final int room;
  private final List<Integer> placeOf = new ArrayList<>();
  /** For each group of the engine's trace the names of its tokens. */
  private final List<List<Integer>> named = new ArrayList<>();

  NamedTokens(SymbolicActions actions, int[] start, int room) {
    this.actions = actions;
    this.net = actions.net();
    this.room = room;
    this.trace = new TokenTrace(actions, Pitfalls.AVOIDED);
    trace.reset(start, room);
    for (int p = 0; p < start.length; p++) {
      placeOf.addAll(Collections.nCopies(start[p], p));
    }
  }

  /** The same events in another order, which the run must allow. */
  NamedTokens inOrder(List<Integer> order) {
    NamedTokens other = new NamedTokens(actions, trace.start, room);
    Integer[] renamed = new Integer[placeOf.size()];
    for (int token = 0; token < other.placeOf.size(); token++) {
      renamed[token] = token;
    }
    for (int number : order) {
      Event event = events.get(number);
      Event copy =
          other.append(
              event.transition, rename(event.deletes, renamed), rename(event.reads, renamed));
      List<Integer> left = new ArrayList<>(copy.creates);
      for (int token : event.creates) {
        int at = 0;
        while (!other.placeOf.get(left.get(at)).equals(placeOf.get(token))) {
          at++;
        }
        renamed[token] = left.remove(at);
      }
    }
    return other;
  }

  private static Set<Integer> rename(Set<Integer> tokens, Integer[] renamed) {
    Set<Integer> names = new LinkedHashSet<>();
    tokens.forEach(token -> names.add(renamed[token]));
    return names;
  }

  private List<Integer> tokens(int group) {
    for (int g = named.size(); g <= group; g++) {
      named.add(new ArrayList<>());
      if (trace.creator[g] == Trace.START) {
        for (int token = 0; token < placeOf.size(); token++) {
          if (token < startTokens() && placeOf.get(token) == trace.place[g]) {
            named.get(g).add(token);
          }
        }
      }
    }
    return named.get(group);
  }

  private int startTokens() {
    return Arrays.stream(trace.start).sum();
  }

  /** An action on the first tokens of the groups that the choice takes from. */
  Event named(int t, Choice choice) {
    Set<Integer> deletes = new LinkedHashSet<>();
    Set<Integer> reads = new LinkedHashSet<>();
    for (int i = 0; i < choice.size; i++) {
      List<Integer> group = tokens(choice.group[i]);
      deletes.addAll(group.subList(0, choice.deletes[i]));
      reads.addAll(group.subList(choice.deletes[i], choice.deletes[i] + choice.reads[i]));
    }
    return new Event(t, reads, deletes, Set.of());
  }

  Event append(int t, Set<Integer> deletes, Set<Integer> reads) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (trace.groupsOf(p) != Trace.NONE) {
        tokens(trace.groups - 1);
      }
    }
    Choice choice = new Choice();
    for (int token : deletes) {
      choice.merge(groupOf(token), 1, 0);
    }
    for (int token : reads) {
      choice.merge(groupOf(token), 0, 1);
    }
    int event = trace.size;
    int groups = trace.groups;
    trace.append(t, choice);
    for (int g = groups; g < trace.groups; g++) {
      named.add(new ArrayList<>());
    }
    for (int i = 0; i < choice.size; i++) {
      List<Integer> left = named.get(choice.group[i]);
      List<Integer> all = List.copyOf(left);
      left.clear();
      for (int token : all) {
        if (deletes.contains(token)) {
          named.get(choice.deletedAs[i]).add(token);
        } else if (reads.contains(token)) {
          named.get(choice.readAs[i]).add(token);
        } else {
          left.add(token);
        }
      }
    }
    Set<Integer> creates = new LinkedHashSet<>();
    for (int g = groups; g < trace.groups; g++) {
      if (trace.creator[g] == event) {
        for (int i = 0; i < trace.count[g]; i++) {
          creates.add(placeOf.size());
          named.get(g).add(placeOf.size());
          placeOf.add(trace.place[g]);
        }
      }
    }
    events.add(new Event(t, Set.copyOf(reads), Set.copyOf(deletes), creates));
    return events.get(event);
  }

  private int groupOf(int token) {
    for (int g = 0; g < named.size(); g++) {
      if (named.get(g).contains(token)) {
        return g;
      }
    }
    throw new AssertionError("no group has token " + token);
  }

  /** The tokens that are there after some of the events. */
  Set<Integer> present(BitSet after) {
    Set<Integer> tokens = new LinkedHashSet<>();
    for (int token = 0; token < startTokens(); token++) {
      tokens.add(token);
    }
    after.stream().forEach(e -> tokens.addAll(events.get(e).creates));
    after.stream().forEach(e -> tokens.removeAll(events.get(e).deletes));
    return tokens;
  }

  int place(int token) {
    return placeOf.get(token);
  }

  /** ▷ or the reverse of ◀: where a comes right before b, the two cannot be exchanged. */
  boolean influences(Event a, Event b) {
    return stimulates(a, b) || disables(b, a);
  }

  boolean stimulates(Event a, Event b) {
    return meet(a.creates, b.reads)
        || meet(a.creates, b.deletes)
        || deletesFromForbidden(a.transition, b.transition);
  }

  boolean disables(Event a, Event b) {
    return meet(a.deletes, b.reads)
        || meet(a.deletes, b.deletes)
        || NetRelations.createsForbidden(net, a.transition, b.transition);
  }

  private boolean deletesFromForbidden(int a, int b) {
    return NetRelations.deletesForbidden(net, a, b);
  }

  private static boolean meet(Set<Integer> one, Set<Integer> other) {
    return !Collections.disjoint(one, other);
  }

  /** ↓_a w. */
  BitSet primeCause(Event a) {
    BitSet cause = new BitSet();
    Set<Event> inside = new HashSet<>();
    for (int i = events.size() - 1; i >= 0; i--) {
      Event event = events.get(i);
      if (influences(event, a) || inside.stream().anyMatch(later -> influences(event, later))) {
        cause.set(i);
        inside.add(event);
      }
    }
    return cause;
  }
}
