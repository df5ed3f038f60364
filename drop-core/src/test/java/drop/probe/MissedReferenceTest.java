package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.entity.EntityAction;
import drop.entity.EntitySet;
import drop.entity.Traces;
import drop.net.PetriNet;
import drop.probe.NamedTokens.Event;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The missed actions of a trace against all pairs (v, a) of a weak prefix v with the last action b in it
 * and an action a that is enabled after v, such that v = ↓_a v and v·a is no weak prefix of w·a.
 */
class MissedReferenceTest {
  private static final int NETS = 500;
  private static final int LENGTH = 8;

  /** A weak prefix, an action that is missed after it, and the marking between the two. */
  private record Missed(BitSet prefix, int transition, List<Integer> marking) {}

  private static Set<Missed> missed(Trace trace, int b) {
    Set<Missed> found = new HashSet<>();
    trace.missed(
        b,
        (t, v, base, marking) ->
            found.add(new Missed(Sets.of(v, base, trace.stride), t, list(marking))));
    return found;
  }

  private static List<Integer> list(int[] marking) {
    return Arrays.stream(marking).boxed().toList();
  }

  /** The sets of events with the last one that hold with each event all that influence it. */
  private static List<BitSet> weakPrefixes(int size, BiPredicate<Integer, Integer> influences) {
    List<BitSet> all = new ArrayList<>();
    for (long mask = 1L << size - 1; mask < 1L << size; mask++) {
      BitSet set = BitSet.valueOf(new long[] {mask});
      boolean closed =
          set.stream()
              .allMatch(
                  j ->
                      IntStream.range(0, j)
                          .allMatch(i -> set.get(i) || !influences.test(i, j)));
      if (closed) {
        all.add(set);
      }
    }
    return all;
  }

  /** Whether every event of the set influences the action, directly or through others of the set. */
  private static boolean isPrimeCause(
      BitSet set, Function<Integer, Boolean> direct, BiPredicate<Integer, Integer> influences) {
    BitSet cause = new BitSet();
    for (int i = set.length() - 1; i >= 0; i--) {
      int event = i;
      if (set.get(i)
          && (direct.apply(i) || cause.stream().anyMatch(j -> influences.test(event, j)))) {
        cause.set(i);
      }
    }
    return cause.equals(set);
  }

  @Test
  void onNamedTokens() {
    int missed = 0;
    int seen = 0;
    for (long seed = 9000; seen < NETS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (!SmallStateSpace.of(net, 300).complete()) {
        continue;
      }
      seen++;
      SplittableRandom random = new SplittableRandom(seed);
      SymbolicActions actions = new SymbolicActions(net, true);
      NamedTokens run = new NamedTokens(actions, net.initialMarking(), LENGTH + 1);
      for (Actions enabled = Sets.enabled(run.trace);
          enabled.size > 0 && run.trace.size < LENGTH;
          enabled = Sets.enabled(run.trace)) {
        int next = random.nextInt(enabled.size);
        Event action = run.named(enabled.transition[next], enabled.choice(next));
        run.append(action.transition(), action.deletes(), action.reads());
        Set<Missed> expected = expected(run);
        Set<Missed> found = missed(run.trace, run.trace.size - 1);
        assertThat(found).as("%s in\n%s", run.events, NetText.of(net)).isEqualTo(expected);
        assertSameInNormalForm(run, expected);
        missed += found.size();
      }
    }
    assertThat(missed).isGreaterThan(NETS / 2);
  }

  private static Set<Missed> expected(NamedTokens run) {
    Set<Missed> all = new HashSet<>();
    BitSet everything = new BitSet();
    everything.set(0, run.events.size());
    Set<Integer> left = run.present(everything);
    BiPredicate<Integer, Integer> influences =
        (i, j) -> run.influences(run.events.get(i), run.events.get(j));
    List<Event> enabled = TokenSets.actions(run, everything);
    for (BitSet v : weakPrefixes(run.events.size(), influences)) {
      int[] marking = new int[run.actions.places()];
      run.present(v).forEach(token -> marking[run.place(token)]++);
      for (Event a : TokenSets.actions(run, v)) {
        boolean enabledLast =
            left.containsAll(a.reads()) && left.containsAll(a.deletes()) && enabled.contains(a);
        boolean weakPrefix =
            enabledLast
                && everything.stream()
                    .allMatch(i -> v.get(i) || !run.influences(run.events.get(i), a));
        if (!weakPrefix
            && isPrimeCause(v, i -> run.influences(run.events.get(i), a), influences)) {
          all.add(new Missed(v, a.transition(), list(marking)));
        }
      }
    }
    return all;
  }

  /** In normal form events have other numbers, and the last may be among them. */
  private static void assertSameInNormalForm(NamedTokens run, Set<Missed> expected) {
    TokenTrace normal = new TokenTrace(run.actions, Pitfalls.AVOIDED);
    int kept = normal.beginDerive(run.trace, new long[run.trace.stride], 0);
    int last = normal.finishDerive(run.trace, kept, new Code());
    Set<List<Integer>> restarts = new HashSet<>();
    for (Missed pair : expected) {
      restarts.add(restart(pair));
    }
    Set<List<Integer>> found = new HashSet<>();
    missed(normal, last).forEach(pair -> found.add(restart(pair)));
    assertThat(found).isEqualTo(restarts);
  }

  private static List<Integer> restart(Missed pair) {
    List<Integer> all = new ArrayList<>(pair.marking);
    all.add(pair.transition);
    return all;
  }

  @Test
  void onEntitiesAsInTheTextbook() {
    int missed = 0;
    int seen = 0;
    for (long seed = 0; seen < 4 * NETS; seed++) {
      SafeNets safe = SafeNets.of(seed).orElse(null);
      if (safe == null) {
        continue;
      }
      seen++;
      SplittableRandom random = new SplittableRandom(seed);
      SymbolicActions actions = new SymbolicActions(safe.net(), true);
      TokenTrace trace = new TokenTrace(actions, Pitfalls.AVOIDED);
      trace.reset(safe.net().initialMarking(), LENGTH + 1);
      List<EntityAction> w = new ArrayList<>();
      for (Actions enabled = Sets.enabled(trace);
          enabled.size > 0 && trace.size < LENGTH;
          enabled = Sets.enabled(trace)) {
        int next = random.nextInt(enabled.size);
        trace.append(enabled.transition[next], enabled.choice(next));
        w.add(safe.actions().get(enabled.transition[next]));
        Set<Missed> found = missed(trace, trace.size - 1);
        assertThat(found)
            .as("%s in\n%s", w, NetText.of(safe.net()))
            .isEqualTo(expected(safe, trace, w));
        missed += found.size();
      }
    }
    assertThat(missed).isGreaterThan(NETS / 4);
  }

  private static Set<Missed> expected(SafeNets safe, Trace trace, List<EntityAction> w) {
    Set<Missed> all = new HashSet<>();
    int[] start = trace.start;
    EntitySet state =
        EntitySet.of(IntStream.range(0, start.length).filter(p -> start[p] > 0).toArray());
    for (BitSet v : weakPrefixes(w.size(), (i, j) -> w.get(i).influences(w.get(j)))) {
      List<EntityAction> prefix = v.stream().mapToObj(w::get).toList();
      EntitySet after = Traces.after(state, prefix);
      for (int t = 0; t < safe.actions().size(); t++) {
        EntityAction a = safe.actions().get(t);
        if (a == null || NetRelations.pure(safe.net(), t) || !a.enabledIn(after)) {
          continue;
        }
        boolean weakPrefix =
            Traces.enabled(state, with(w, a)) && Traces.isWeakPrefix(with(prefix, a), with(w, a));
        if (!weakPrefix && Traces.primeCause(a, prefix).equals(prefix)) {
          int[] marking = new int[start.length];
          IntStream.of(after.toArray()).forEach(p -> marking[p] = 1);
          all.add(new Missed(v, t, list(marking)));
        }
      }
    }
    return all;
  }

  private static List<EntityAction> with(List<EntityAction> trace, EntityAction a) {
    List<EntityAction> longer = new ArrayList<>(trace);
    longer.add(a);
    return longer;
  }

  /** Tokens without names: related by places, and whether a prefix suffices shows in its marking. */
  @Test
  void onCountsOfTokens() {
    int missed = 0;
    int seen = 0;
    for (long seed = 20_000; seen < NETS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (!SmallStateSpace.of(net, 300).complete()) {
        continue;
      }
      seen++;
      SplittableRandom random = new SplittableRandom(seed);
      SymbolicActions actions = new SymbolicActions(net, true);
      CountTrace trace = new CountTrace(actions, Pitfalls.AVOIDED);
      trace.reset(net.initialMarking(), LENGTH + 1);
      for (Actions enabled = Sets.enabled(trace);
          enabled.size > 0 && trace.size < LENGTH;
          enabled = Sets.enabled(trace)) {
        CountRelations.assertRelations(trace, enabled);
        int next = random.nextInt(enabled.size);
        trace.append(enabled.transition[next], enabled.choice(next));
        Set<Missed> found = missed(trace, trace.size - 1);
        int[] events = Arrays.copyOf(trace.transition, trace.size);
        assertThat(found)
            .as("%s in\n%s", Arrays.toString(events), NetText.of(net))
            .isEqualTo(expected(net, trace, events));
        missed += found.size();
      }
    }
    assertThat(missed).isGreaterThan(NETS / 2);
  }

  private static Set<Missed> expected(PetriNet net, CountTrace trace, int[] w) {
    Set<Missed> all = new HashSet<>();
    BiPredicate<Integer, Integer> influences =
        (i, j) -> NetRelations.influences(net, w[i], w[j]);
    for (BitSet v : weakPrefixes(w.length, influences)) {
      int[] marking = trace.start.clone();
      // Each step can be run, or left-closed sets would not be weak prefixes.
      v.stream().forEach(e -> CountRelations.fire(net, w[e], marking));
      for (int t = 0; t < net.transitionCount(); t++) {
        int a = t;
        if (NetRelations.pure(net, t) || !CountRelations.enabled(net, t, marking)) {
          continue;
        }
        boolean weakPrefix =
            CountRelations.enabled(net, t, trace.target)
                && IntStream.range(0, w.length)
                    .allMatch(i -> v.get(i) || !NetRelations.influences(net, w[i], a));
        if (!weakPrefix
            && isPrimeCause(v, i -> NetRelations.influences(net, w[i], a), influences)) {
          all.add(new Missed(v, t, list(marking)));
        }
      }
    }
    return all;
  }
}
