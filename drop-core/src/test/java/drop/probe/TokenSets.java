package drop.probe;

import drop.net.PetriNet;
import drop.probe.NamedTokens.Event;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Every action on named tokens that is enabled after some events of a run, by trying all of them. */
final class TokenSets {
  private TokenSets() {}

  static List<Event> actions(NamedTokens run, BitSet after) {
    PetriNet net = run.actions.net();
    Set<Integer> present = run.present(after);
    List<Event> found = new ArrayList<>();
    for (int t = 0; t < net.transitionCount(); t++) {
      if (!NetRelations.pure(net, t) && allowed(run, t, present)) {
        addActions(run, t, present, 0, new Event(t, Set.of(), Set.of(), Set.of()), found);
      }
    }
    return found;
  }

  private static boolean allowed(NamedTokens run, int t, Set<Integer> present) {
    PetriNet net = run.actions.net();
    for (int p = 0; p < net.placeCount(); p++) {
      int place = p;
      long tokens = present.stream().filter(token -> run.place(token) == place).count();
      if (NetRelations.forbids(net, t, p) && tokens >= net.inhibitors().weight(t, p)) {
        return false;
      }
    }
    return true;
  }

  private static void addActions(
      NamedTokens run, int t, Set<Integer> present, int p, Event chosen, List<Event> found) {
    PetriNet net = run.actions.net();
    if (p == net.placeCount()) {
      found.add(chosen);
      return;
    }
    List<Integer> here = present.stream().filter(token -> run.place(token) == p).toList();
    forSubsets(
        here,
        NetRelations.deletes(net, t, p),
        deletes -> {
          List<Integer> left = here.stream().filter(token -> !deletes.contains(token)).toList();
          forSubsets(
              left,
              NetRelations.reads(net, t, p),
              reads ->
                  addActions(
                      run,
                      t,
                      present,
                      p + 1,
                      new Event(
                          t,
                          union(chosen.reads(), reads),
                          union(chosen.deletes(), deletes),
                          Set.of()),
                      found));
        });
  }

  private interface Use {
    void of(Set<Integer> subset);
  }

  private static void forSubsets(List<Integer> tokens, int size, Use use) {
    for (int mask = 0; mask < 1 << tokens.size(); mask++) {
      if (Integer.bitCount(mask) == size) {
        Set<Integer> subset = new HashSet<>();
        for (int i = 0; i < tokens.size(); i++) {
          if ((mask >> i & 1) != 0) {
            subset.add(tokens.get(i));
          }
        }
        use.of(subset);
      }
    }
  }

  private static Set<Integer> union(Set<Integer> one, Set<Integer> other) {
    Set<Integer> all = new HashSet<>(one);
    all.addAll(other);
    return all;
  }
}
