package drop.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The two equivalences on graphs small enough to be judged by eye. */
class EquivalencesTest {
  @Test
  void repetitionIsNotSeen() {
    VisibleGraph one = graph("aab", "01 12");
    VisibleGraph other = graph("ab", "01");
    assertBisimilar(one, other, true);
    assertTraces(one, other, true);
  }

  @Test
  void otherLabelsAreSeen() {
    assertBisimilar(graph("ab", "01"), graph("ac", "01"), false);
    assertTraces(graph("ab", "01"), graph("ac", "01"), false);
    assertTraces(graph("a", ""), graph("b", ""), false);
    assertBisimilar(graph("a", ""), graph("b", ""), false);
    assertTraces(graph("aba", "01 12"), graph("ab", "01"), false);
    assertBisimilar(graph("aba", "01 12"), graph("ab", "01"), false);
  }

  @Test
  void aDeadlockIsNoDivergence() {
    assertBisimilar(graph("a", ""), graph("a", "00"), false);
    assertTraces(graph("a", ""), graph("a", "00"), false);
    assertBisimilar(graph("aa", "01"), graph("a", ""), true);
    assertTraces(graph("aa", "01"), graph("a", ""), true);
    assertBisimilar(graph("aa", "01 10"), graph("a", "00"), true);
    assertTraces(graph("aa", "01 10"), graph("a", "00"), true);
  }

  @Test
  void aDivergenceOnTheWayIsSeen() {
    assertBisimilar(graph("ab", "00 01"), graph("ab", "01"), false);
    assertTraces(graph("ab", "00 01"), graph("ab", "01"), false);
    assertBisimilar(graph("aab", "01 10 12"), graph("ab", "00 01"), true);
  }

  /** A step to a deadlock that looks the same: there is a choice in one and none in the other. */
  @Test
  void aDeadlockOnTheWayIsSeen() {
    assertBisimilar(graph("aab", "01 02"), graph("ab", "01"), false);
    assertTraces(graph("aab", "01 02"), graph("ab", "01"), false);
  }

  /** a.(b + c) and a.b + a.c: the same traces, decided at another time. */
  @Test
  void whenAChoiceIsMadeIsSeenInBranchingTimeOnly() {
    VisibleGraph late = graph("xabc", "01 12 13");
    VisibleGraph early = graph("xaabc", "01 02 13 24");
    assertTraces(late, early, true);
    assertBisimilar(late, early, false);
  }

  /** A silent step that gives up a choice is seen, one that gives up nothing is not. */
  @Test
  void silentStepsAreInertOrNot() {
    VisibleGraph all = graph("abc", "01 02");
    assertBisimilar(graph("aabc", "01 02 12 13"), all, true);
    assertBisimilar(graph("aabc", "01 02 03 12"), all, false);
    assertTraces(graph("aabc", "01 02 03 12"), all, true);
  }

  /** Divergence before the choice only, or after it only. */
  @Test
  void whereDivergenceIsCounts() {
    VisibleGraph before = graph("aabc", "00 01 03 12 13");
    VisibleGraph after = graph("aabc", "01 03 11 12 13");
    assertBisimilar(before, after, false);
    assertTraces(before, after, true);
  }

  @Test
  void tracesThatChangeForEverAreCompared() {
    VisibleGraph cycle = graph("ab", "01 10");
    assertTraces(cycle, graph("abab", "01 12 23 30"), true);
    assertBisimilar(cycle, graph("abab", "01 12 23 30"), true);
    assertTraces(cycle, graph("abab", "01 12 23"), false);
    assertTraces(cycle, graph("abac", "01 12 10 23"), false);
  }

  @Test
  void theInitialStateIsTheFirst() {
    assertTraces(graph("ab", "01"), graph("ba", "01"), false);
    assertBisimilar(graph("ab", "01"), graph("ba", "01"), false);
    assertBisimilar(graph("abc", "01"), graph("ab", "01"), true);
  }

  /** A state is doubled by a silent step; and what is bisimilar has the same traces. */
  @Test
  void theEquivalencesAgreeOnRandomGraphs() {
    int bisimilar = 0;
    int equal = 0;
    List<VisibleGraph> graphs = new ArrayList<>();
    for (long seed = 0; seed < 250; seed++) {
      VisibleGraph graph = random(seed, false);
      graphs.add(graph);
      assertBisimilar(graph, random(seed, true), true);
      assertTraces(graph, random(seed, true), true);
    }
    for (VisibleGraph one : graphs) {
      for (VisibleGraph other : graphs) {
        boolean similar = BranchingBisimilarity.bisimilar(one, other);
        boolean same = StutterTraces.equal(one, other);
        assertThat(similar && !same).isFalse();
        bisimilar += similar ? 1 : 0;
        equal += same ? 1 : 0;
      }
    }
    assertThat(bisimilar).isGreaterThan(2 * graphs.size());
    assertThat(equal).isBetween(bisimilar + 10, graphs.size() * graphs.size() / 2);
  }

  /** A graph of few states; on demand the edges of the first state leave from a copy of it. */
  private static VisibleGraph random(long seed, boolean doubled) {
    SplittableRandom random = new SplittableRandom(seed);
    VisibleGraph.Builder graph = new VisibleGraph.Builder();
    int states = 2 + random.nextInt(4);
    for (int s = 0; s < states; s++) {
      graph.state(s == 0 ? 0 : random.nextInt(3));
    }
    int copy = doubled ? graph.state(0) : 0;
    if (doubled) {
      graph.edge(0, copy);
    }
    for (int edge = random.nextInt(2 * states); edge > 0; edge--) {
      int from = random.nextInt(states);
      int to = random.nextInt(states);
      graph.edge(from == 0 ? copy : from, from == 0 && to == 0 ? copy : to);
    }
    return graph.build();
  }

  /** A letter for each state, two digits for each edge. */
  private static VisibleGraph graph(String labels, String edges) {
    VisibleGraph.Builder graph = new VisibleGraph.Builder();
    labels.chars().forEach(graph::state);
    for (String edge : edges.isEmpty() ? new String[0] : edges.split(" ")) {
      graph.edge(edge.charAt(0) - '0', edge.charAt(1) - '0');
    }
    return graph.build();
  }

  private static void assertBisimilar(VisibleGraph one, VisibleGraph other, boolean expected) {
    assertThat(BranchingBisimilarity.bisimilar(one, other)).isEqualTo(expected);
    assertThat(BranchingBisimilarity.bisimilar(other, one)).isEqualTo(expected);
    assertThat(BranchingBisimilarity.bisimilar(one, one)).isTrue();
  }

  private static void assertTraces(VisibleGraph one, VisibleGraph other, boolean expected) {
    assertThat(StutterTraces.equal(one, other)).isEqualTo(expected);
    assertThat(StutterTraces.equal(other, one)).isEqualTo(expected);
    assertThat(StutterTraces.equal(other, other)).isTrue();
  }
}
