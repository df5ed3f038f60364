package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.entity.EntityAction;
import drop.entity.EntitySet;
import drop.entity.Traces;
import drop.net.PetriNet;
import drop.reference.NetText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Causality as the engine has it against the textbook, Definitions 12 to 21 of the thesis, on nets whose
 * places are entities. The textbook relates also two actions that create the same entity, and one that
 * deletes an entity with one that creates it: in such a net that is never the only reason.
 */
class TraceReferenceTest {
  private static final int NETS = 900;
  private static final int LONG_WALK = 100;

  /** What is run beside the engine's trace. */
  private record Walk(SafeNets nets, Trace trace, List<Integer> transitions) {
    List<EntityAction> actions() {
      return named(transitions);
    }

    List<EntityAction> named(List<Integer> numbers) {
      return numbers.stream().map(nets.actions()::get).toList();
    }

    List<EntityAction> named(BitSet events) {
      return events.stream().mapToObj(e -> nets.actions().get(transitions.get(e))).toList();
    }

    @Override
    public String toString() {
      return transitions + " in\n" + NetText.of(nets.net());
    }
  }

  private interface Check {
    void at(Walk walk, Actions enabled, SplittableRandom random);
  }

  /** Walks at random through many nets and checks at each step; gives the number of steps. */
  private static int walks(int nets, int usual, Check check) {
    int steps = 0;
    int seen = 0;
    for (long seed = 0; seen < nets; seed++) {
      SafeNets safe = SafeNets.of(seed).orElse(null);
      if (safe == null) {
        continue;
      }
      seen++;
      SplittableRandom random = new SplittableRandom(seed);
      int length = seen % 40 == 0 ? Math.max(usual, LONG_WALK * usual / 12) : usual;
      SymbolicActions actions = new SymbolicActions(safe.net(), true);
      TokenTrace trace = new TokenTrace(actions, Pitfalls.AVOIDED);
      trace.reset(safe.net().initialMarking(), length + 1);
      Walk walk = new Walk(safe, trace, new ArrayList<>());
      Actions enabled = Sets.enabled(trace);
      while (trace.size < length && enabled.size > 0) {
        check.at(walk, enabled, random);
        int next = random.nextInt(enabled.size);
        walk.transitions.add(enabled.transition[next]);
        trace.append(enabled.transition[next], enabled.choice(next));
        enabled = Sets.enabled(trace);
        steps++;
      }
      check.at(walk, enabled, random);
    }
    return steps;
  }

  @Test
  void primeCausesAreThoseOfDefinition17() {
    int[] longest = {0};
    int steps =
        walks(
            NETS,
            12,
            (walk, enabled, random) -> {
              longest[0] = Math.max(longest[0], walk.trace.size);
              for (int a = 0; a < enabled.size; a++) {
                BitSet cause =
                    Sets.of(enabled.primeCause, a * walk.trace.stride, walk.trace.stride);
                EntityAction action = walk.nets.actions().get(enabled.transition[a]);
                assertThat(walk.named(cause))
                    .as("the prime cause of %s after %s", action.name(), walk)
                    .isEqualTo(Traces.primeCause(action, walk.actions()));
              }
            });
    assertThat(steps).isGreaterThan(4 * NETS);
    assertThat(longest[0]).as("events, more than a word has bits").isGreaterThan(Long.SIZE);
  }

  @Test
  void theCausesOfAnEventAreItsPrimeCauseAndItself() {
    walks(
        NETS / 3,
        12,
        (walk, enabled, random) -> {
          List<EntityAction> w = walk.actions();
          for (int e = 0; e < w.size(); e++) {
            BitSet causes = Sets.of(walk.trace.causes, e * walk.trace.stride, walk.trace.stride);
            List<EntityAction> expected =
                new ArrayList<>(Traces.primeCause(w.get(e), w.subList(0, e)));
            expected.add(w.get(e));
            assertThat(walk.named(causes)).as("event %d of %s", e, walk).isEqualTo(expected);
          }
        });
  }

  @Test
  void conflictsAreThoseOfDefinition21() {
    walks(
        NETS,
        12,
        (walk, enabled, random) -> {
          for (int a = 0; a < enabled.size; a++) {
            for (int b = 0; b < enabled.size; b++) {
              EntityAction one = walk.nets.actions().get(enabled.transition[a]);
              EntityAction other = walk.nets.actions().get(enabled.transition[b]);
              assertThat(Rows.get(enabled.conflicts, a * enabled.stride, b))
                  .as("%s and %s after %s", one.name(), other.name(), walk)
                  .isEqualTo(a != b && (one.disables(other) || other.disables(one)));
            }
          }
        });
  }

  /** A left-closed set is a weak prefix; without it the difference of Definition 16 is left. */
  @Test
  void aDerivedTraceIsTheDifference() {
    walks(
        NETS,
        12,
        (walk, enabled, random) -> {
          BitSet everything = new BitSet();
          everything.set(0, walk.trace.size);
          BitSet prefix = Sets.leftClosed(walk.trace, everything, random);
          List<EntityAction> w = walk.actions();
          assertThat(Traces.isWeakPrefix(walk.named(prefix), w)).as(walk.toString()).isTrue();
          TokenTrace rest = new TokenTrace(walk.trace.actions, Pitfalls.AVOIDED);
          Code code = Sets.derive(walk.trace, prefix, rest);
          List<Integer> kept = IntStream.of(rest.transition).limit(rest.size).boxed().toList();
          assertThat(Traces.equivalent(walk.named(kept), Traces.difference(w, walk.named(prefix))))
              .as("%s of %s", kept, walk)
              .isTrue();
          EntitySet start = entities(walk.trace.start);
          assertThat(entities(rest.start)).isEqualTo(Traces.after(start, walk.named(prefix)));
          assertThat(rest.target).isEqualTo(walk.trace.target);
          assertReadAgain(rest, code);
        });
  }

  private static void assertReadAgain(TokenTrace trace, Code code) {
    code.seek(0);
    TokenTrace again = new TokenTrace(trace.actions, Pitfalls.AVOIDED);
    again.read(trace.start, code.take(), code);
    assertThat(code.atEnd()).isTrue();
    assertThat(again.size).isEqualTo(trace.size);
    assertThat(again.target).isEqualTo(trace.target);
    assertThat(Arrays.copyOf(again.transition, again.size))
        .isEqualTo(Arrays.copyOf(trace.transition, trace.size));
    int words = again.size * again.stride;
    assertThat(Arrays.copyOf(again.causes, words)).isEqualTo(Arrays.copyOf(trace.causes, words));
    assertThat(Arrays.copyOf(again.before, words)).isEqualTo(Arrays.copyOf(trace.before, words));
    assertThat(again.groups).isEqualTo(trace.groups);
  }

  private static EntitySet entities(int[] marking) {
    return EntitySet.of(IntStream.range(0, marking.length).filter(p -> marking[p] > 0).toArray());
  }

  /** Of all orders in which the events of a walk can be run, equivalent ones have the same code. */
  @Test
  void codesAreTheSameForEquivalentTracesOnly() {
    int[] found = {0, 0};
    walks(
        NETS / 3,
        6,
        (walk, enabled, random) -> {
          if (walk.trace.size < 3 || walk.trace.size > 6) {
            return;
          }
          Map<String, List<EntityAction>> byCode = new HashMap<>();
          for (List<Integer> order : orders(walk.nets.net(), walk.transitions)) {
            List<EntityAction> w = walk.named(order);
            String code = codeOf(walk.trace.actions, order);
            List<EntityAction> same = byCode.put(code, w);
            if (same != null) {
              found[0]++;
              assertThat(Traces.equivalent(w, same)).as("%s, %s", order, walk).isTrue();
            }
          }
          List<List<EntityAction>> classes = List.copyOf(byCode.values());
          for (int i = 0; i < classes.size(); i++) {
            for (int j = 0; j < i; j++) {
              found[1]++;
              assertThat(Traces.equivalent(classes.get(i), classes.get(j)))
                  .as(walk.toString())
                  .isFalse();
            }
          }
        });
    assertThat(found[0]).as("pairs of equivalent orders").isGreaterThan(NETS);
    assertThat(found[1]).as("pairs of other orders").isGreaterThan(NETS / 10);
  }

  /** All orders of the transitions that can be executed, each once. */
  private static List<List<Integer>> orders(PetriNet net, List<Integer> transitions) {
    List<List<Integer>> all = new ArrayList<>();
    addOrders(new SymbolicActions(net, true), net.initialMarking(), transitions, List.of(), all);
    return all;
  }

  private static void addOrders(
      SymbolicActions actions,
      int[] marking,
      List<Integer> left,
      List<Integer> before,
      List<List<Integer>> all) {
    if (left.isEmpty()) {
      all.add(before);
    }
    for (int t : left.stream().distinct().toList()) {
      if (actions.enabled(t, marking)) {
        int[] next = marking.clone();
        actions.apply(t, next);
        List<Integer> rest = new ArrayList<>(left);
        rest.remove(Integer.valueOf(t));
        List<Integer> longer = new ArrayList<>(before);
        longer.add(t);
        addOrders(actions, next, rest, longer, all);
      }
    }
  }

  private static String codeOf(SymbolicActions actions, List<Integer> order) {
    TokenTrace trace = new TokenTrace(actions, Pitfalls.AVOIDED);
    trace.reset(actions.net().initialMarking(), order.size() + 1);
    for (int t : order) {
      Actions one = new Actions();
      one.clear();
      trace.concretise(t, one);
      trace.append(t, one.choice(0));
    }
    Code code = Sets.derive(trace, new BitSet(), new TokenTrace(actions, Pitfalls.AVOIDED));
    return Arrays.toString(Arrays.copyOf(code.bytes, code.size));
  }
}
