package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.probe.NamedTokens.Event;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Traces on groups of tokens against runs on tokens with names, on nets with several tokens in a place,
 * weights, reads and inhibitors.
 */
class TokenGroupsTest {
  private static final int NETS = 700;
  private static final int LENGTH = 9;

  private interface Check {
    void at(NamedTokens run, Actions enabled, SplittableRandom random);
  }

  private static void runs(Check check) {
    int seen = 0;
    for (long seed = 5000; seen < NETS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (!SmallStateSpace.of(net, 400).complete()) {
        continue;
      }
      seen++;
      SplittableRandom random = new SplittableRandom(seed);
      SymbolicActions actions = new SymbolicActions(net, true);
      int length = seen % 50 == 0 ? 8 * LENGTH : LENGTH;
      NamedTokens run = new NamedTokens(actions, net.initialMarking(), length + 1);
      Actions enabled = Sets.enabled(run.trace);
      while (run.trace.size < length && enabled.size > 0) {
        check.at(run, enabled, random);
        int next = random.nextInt(enabled.size);
        Event action = run.named(enabled.transition[next], enabled.choice(next));
        run.append(action.transition(), action.deletes(), action.reads());
        enabled = Sets.enabled(run.trace);
      }
      check.at(run, enabled, random);
    }
  }

  private static String text(NamedTokens run) {
    return run.events + " in\n" + NetText.of(run.actions.net());
  }

  @Test
  void everyChoiceOfTokensIsOneOfGroups() {
    runs(
        (run, enabled, random) -> {
          Map<Integer, Set<Map<List<Integer>, List<Integer>>>> found = new HashMap<>();
          for (int a = 0; a < enabled.size; a++) {
            Event event = run.named(enabled.transition[a], enabled.choice(a));
            assertThat(
                    found
                        .computeIfAbsent(event.transition(), t -> new HashSet<>())
                        .add(kinds(run, event)))
                .as("twice the same in %s", text(run))
                .isTrue();
          }
          BitSet all = new BitSet();
          all.set(0, run.events.size());
          Map<Integer, Set<Map<List<Integer>, List<Integer>>>> expected = new HashMap<>();
          for (Event event : TokenSets.actions(run, all)) {
            expected
                .computeIfAbsent(event.transition(), t -> new HashSet<>())
                .add(kinds(run, event));
          }
          assertThat(found).as(text(run)).isEqualTo(expected);
        });
  }

  /** How many tokens of each history an action deletes and reads. */
  private static Map<List<Integer>, List<Integer>> kinds(NamedTokens run, Event event) {
    Map<List<Integer>, List<Integer>> counts = new HashMap<>();
    event.deletes().forEach(x -> counts.merge(history(run, x), List.of(1, 0), TokenGroupsTest::sum));
    event.reads().forEach(x -> counts.merge(history(run, x), List.of(0, 1), TokenGroupsTest::sum));
    return counts;
  }

  private static List<Integer> sum(List<Integer> one, List<Integer> other) {
    return List.of(one.get(0) + other.get(0), one.get(1) + other.get(1));
  }

  /** All that tells a token from another: its place and who created and read it. */
  private static List<Integer> history(NamedTokens run, int token) {
    List<Integer> history = new ArrayList<>();
    history.add(run.place(token));
    for (int e = 0; e < run.events.size(); e++) {
      history.add(run.events.get(e).creates().contains(token) ? 1 : 0);
      history.add(run.events.get(e).reads().contains(token) ? 1 : 0);
    }
    return history;
  }

  @Test
  void primeCausesAreThoseOfTheNamedTokens() {
    runs(
        (run, enabled, random) -> {
          for (int a = 0; a < enabled.size; a++) {
            Event action = run.named(enabled.transition[a], enabled.choice(a));
            assertThat(Sets.of(enabled.primeCause, a * run.trace.stride, run.trace.stride))
                .as("%s after %s", action, text(run))
                .isEqualTo(run.primeCause(action));
          }
        });
  }

  /** Actions on the same group may take the same token; an inhibitor relates in both directions. */
  @Test
  void conflictsAreThoseOfTheNamedTokens() {
    runs(
        (run, enabled, random) -> {
          for (int a = 0; a < enabled.size; a++) {
            for (int b = 0; b < enabled.size; b++) {
              assertThat(Rows.get(enabled.conflicts, a * enabled.stride, b))
                  .as("%d and %d after %s", enabled.transition[a], enabled.transition[b], text(run))
                  .isEqualTo(a != b && conflict(run, enabled, a, b));
            }
          }
        });
  }

  private static boolean conflict(NamedTokens run, Actions enabled, int a, int b) {
    PetriNet net = run.actions.net();
    int t = enabled.transition[a];
    int u = enabled.transition[b];
    return NetRelations.createsForbidden(net, t, u)
        || NetRelations.createsForbidden(net, u, t)
        || NetRelations.deletesForbidden(net, t, u)
        || NetRelations.deletesForbidden(net, u, t)
        || IntStream.range(enabled.first[a], enabled.first[a + 1])
            .anyMatch(
                i ->
                    IntStream.range(enabled.first[b], enabled.first[b + 1])
                        .anyMatch(
                            j ->
                                enabled.group[i] == enabled.group[j]
                                    && enabled.deletes[i] + enabled.deletes[j] > 0));
  }

  /** What is left without a weak prefix is the run of the rest from there, by whatever names. */
  @Test
  void derivingIsRunningTheRest() {
    runs(
        (run, enabled, random) -> {
          BitSet all = new BitSet();
          all.set(0, run.events.size());
          BitSet prefix = Sets.leftClosed(run.trace, all, random);
          TokenTrace derived = new TokenTrace(run.actions, Pitfalls.AVOIDED);
          Code code = Sets.derive(run.trace, prefix, derived);
          assertThat(derived.start).isEqualTo(marking(run, prefix));
          assertThat(derived.target).isEqualTo(run.trace.target);
          List<Integer> order = new ArrayList<>(prefix.stream().boxed().toList());
          all.stream().filter(e -> !prefix.get(e)).forEach(order::add);
          NamedTokens first = run.inOrder(order);
          BitSet begin = new BitSet();
          begin.set(0, prefix.cardinality());
          TokenTrace other = new TokenTrace(run.actions, Pitfalls.AVOIDED);
          assertThat(bytes(Sets.derive(first.trace, begin, other)))
              .as("without %s of %s", prefix, text(run))
              .isEqualTo(bytes(code));
          assertCausesOfRest(run, prefix, derived);
          assertReadAgain(derived, code);
        });
  }

  private static void assertCausesOfRest(NamedTokens run, BitSet prefix, TokenTrace derived) {
    int[] expected =
        IntStream.range(0, run.events.size())
            .filter(e -> !prefix.get(e))
            .map(
                e -> {
                  BitSet causes =
                      Sets.of(run.trace.causes, e * run.trace.stride, run.trace.stride);
                  causes.andNot(prefix);
                  return 1000 * run.trace.transition[e] + causes.cardinality();
                })
            .sorted()
            .toArray();
    int[] found =
        IntStream.range(0, derived.size)
            .map(
                e ->
                    1000 * derived.transition[e]
                        + Rows.count(derived.causes, e * derived.stride, derived.stride))
            .sorted()
            .toArray();
    assertThat(found).as("without %s of %s", prefix, text(run)).isEqualTo(expected);
  }

  private static void assertReadAgain(TokenTrace trace, Code code) {
    code.seek(0);
    TokenTrace again = new TokenTrace(trace.actions, Pitfalls.AVOIDED);
    again.read(trace.start, code.take(), code);
    assertThat(code.atEnd()).isTrue();
    assertThat(again.target).isEqualTo(trace.target);
    int words = trace.size * trace.stride;
    assertThat(Arrays.copyOf(again.causes, words)).isEqualTo(Arrays.copyOf(trace.causes, words));
    assertThat(bytes(Sets.derive(again, new BitSet(), trace))).isEqualTo(bytes(code));
  }

  private static int[] marking(NamedTokens run, BitSet after) {
    int[] marking = new int[run.actions.places()];
    run.present(after).forEach(token -> marking[run.place(token)]++);
    return marking;
  }

  private static byte[] bytes(Code code) {
    return Arrays.copyOf(code.bytes, code.size);
  }

  /**
   * Neighbours that neither influences the other are exchanged at random. Two of the same transition
   * stay in their order: neither is the smaller one, so a vector may be stored in two ways; that costs
   * time and loses nothing.
   */
  @Test
  void theOrderOfUnrelatedEventsDoesNotMatter() {
    runs(
        (run, enabled, random) -> {
          List<Integer> order =
              new ArrayList<>(IntStream.range(0, run.events.size()).boxed().toList());
          boolean changed = false;
          for (int k = 3 * order.size(); k > 0 && order.size() > 1; k--) {
            int i = random.nextInt(order.size() - 1);
            Event one = run.events.get(order.get(i));
            Event other = run.events.get(order.get(i + 1));
            if (one.transition() != other.transition()
                && !run.influences(one, other)
                && !run.influences(other, one)) {
              Collections.swap(order, i, i + 1);
              changed = true;
            }
          }
          if (changed) {
            BitSet none = new BitSet();
            TokenTrace scratch = new TokenTrace(run.actions, Pitfalls.AVOIDED);
            assertThat(bytes(Sets.derive(run.inOrder(order).trace, none, scratch)))
                .as("%s of %s", order, text(run))
                .isEqualTo(bytes(Sets.derive(run.trace, none, scratch)));
          }
        });
  }
}
