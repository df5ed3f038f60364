package drop.explain;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.net.Firing;
import drop.net.MarkingText;
import drop.net.PetriNet;
import drop.probe.Concretisation;
import drop.probe.ProbeOptions;
import drop.probe.Proviso;
import drop.probe.Strategy;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Reads explanations of random nets and fires what they say: the firing rule must agree. */
class ExplainReplayTest {
  private static final Pattern TAKEN_UP =
      Pattern.compile(" +(\\d+)\\.  \\((s\\d+), (\\S+)\\) → (s\\d+)(    .*)?");
  private static final Pattern LEADS =
      Pattern.compile(" +(\\w+) +(\\S+)(?: ↦ (\\S+))? +→ (s\\d+) +(new|known) +\\((s\\d+), (\\S+)\\)");
  private static final Pattern STATE =
      Pattern.compile("    (s\\d+) +(initial )?(deadlock)? *(\\S.*)");

  private final Map<String, Integer> transitions = new HashMap<>();
  private PetriNet net;
  private Map<String, int[]> markings;
  private long missed;
  private long restarts;

  @Test
  void everyLineOfAnExplanationIsTrue() {
    int explored = 0;
    for (long seed = 0; seed < 1500; seed++) {
      net = ProbeNets.net(seed);
      if (!SmallStateSpace.of(net, 64).complete()) {
        continue;
      }
      transitions.clear();
      for (int t = 0; t < net.transitionCount(); t++) {
        transitions.put(net.transitionName(t), t);
      }
      ProbeOptions options =
          ProbeOptions.DEFAULT
              .with(Strategy.values()[(int) (seed % 3)])
              .with(seed % 5 == 0 ? Proviso.AGING : Proviso.NODUP)
              .with(Concretisation.values()[(int) (seed / 3 % 2)])
              .withHybrid(seed % 7 == 0)
              .withCrowd(1 << (seed & 3))
              .withSeed(seed);
      Explained explained = Explained.of(net, options, Limits.NONE.withMaxStates(1000));
      replay(explained, seed + " " + options);
      explored++;
    }
    assertThat(explored).isGreaterThan(1000);
    assertThat(missed).isGreaterThan(1000);
    assertThat(restarts).isGreaterThan(1000);
  }

  private void replay(Explained explained, String as) {
    List<String> lines = explained.text().lines().toList();
    readStates(lines, explained, as);
    int iteration = 0;
    long missedHere = 0;
    int[] start = null;
    int[] target = null;
    int[] next = null;
    List<Integer> trace = List.of();
    for (String line : lines.subList(lines.indexOf("## Iterations"), lines.indexOf("## Result"))) {
      Matcher taken = TAKEN_UP.matcher(line);
      Matcher leads = LEADS.matcher(line);
      if (taken.matches()) {
        assertThat(taken.group(1)).as(as).isEqualTo(String.valueOf(++iteration));
        start = markings.get(taken.group(2));
        trace = trace(taken.group(3));
        target = markings.get(taken.group(4));
        assertThat(after(start, trace)).as(as + line).isEqualTo(target);
      } else if (leads.matches()) {
        int[] reached = markings.get(leads.group(4));
        int[] from = markings.get(leads.group(6));
        assertThat(after(from, trace(leads.group(7)))).as(as + line).isEqualTo(reached);
        List<Integer> actions = trace(leads.group(2));
        switch (leads.group(1)) {
          case "explore" -> {
            List<Integer> image = trace(leads.group(3));
            assertThat(after(target, actions)).as(as + line).isEqualTo(reached);
            assertThat(after(start, image)).as(as + line).isEqualTo(from);
            List<Integer> parts = new ArrayList<>(image);
            parts.addAll(trace(leads.group(7)));
            List<Integer> whole = new ArrayList<>(trace);
            whole.addAll(actions);
            assertThat(parts).as(as + line).containsExactlyInAnyOrderElementsOf(whole);
            next = from;
          }
          case "missed" -> {
            assertThat(after(next, actions)).as(as + line).isEqualTo(reached);
            missedHere++;
          }
          default -> {
            assertThat(leads.group(1)).as(as + line).isEqualTo("restart");
            assertThat(after(start, actions)).as(as + line).isEqualTo(reached);
            restarts++;
          }
        }
      } else {
        assertThat(line).as(as).matches("(## Iterations)?| +postpone  .*| +explore +\\S+ ↦ \\S+");
      }
    }
    assertThat(missedHere).as(as).isEqualTo(explained.exploration().missedActions());
    missed += missedHere;
  }

  private void readStates(List<String> lines, Explained explained, String as) {
    markings = new HashMap<>();
    Map<String, int[]> byText = new HashMap<>();
    MarkingText text = new MarkingText(net);
    allMarkings().forEach(marking -> byText.put(text.of(marking), marking));
    int deadlocks = 0;
    List<String> states = lines.subList(lines.indexOf("## States") + 2, lines.size());
    for (String line : states) {
      if (line.isEmpty()) {
        break;
      }
      Matcher state = STATE.matcher(line);
      assertThat(state.matches()).as(as + line).isTrue();
      assertThat(state.group(1)).isEqualTo("s" + markings.size());
      int[] marking = byText.get(state.group(4));
      assertThat(marking).as(as + line).isNotNull();
      markings.put(state.group(1), marking);
      deadlocks += state.group(3) == null ? 0 : 1;
    }
    assertThat(deadlocks).as(as).isEqualTo(explained.exploration().deadlocks().size());
    assertThat(markings.get("s0")).isEqualTo(net.initialMarking());
  }

  private List<int[]> allMarkings() {
    MarkingNumbers found = new MarkingNumbers();
    found.of(net.initialMarking());
    List<int[]> all = new ArrayList<>();
    for (int s = 0; s < found.size(); s++) {
      all.add(found.get(s));
      for (int t = 0; t < net.transitionCount(); t++) {
        if (Firing.enabled(net, t, found.get(s))) {
          int[] after = found.get(s).clone();
          Firing.fire(net, t, after);
          found.of(after);
        }
      }
    }
    return all;
  }

  private List<Integer> trace(String text) {
    List<Integer> trace = new ArrayList<>();
    if (!text.equals("ε")) {
      for (String name : text.split("·")) {
        trace.add(transitions.get(name));
      }
    }
    return trace;
  }

  private int[] after(int[] marking, List<Integer> trace) {
    int[] after = marking.clone();
    for (int t : trace) {
      assertThat(Firing.enabled(net, t, after)).isTrue();
      Firing.fire(net, t, after);
    }
    return after;
  }
}
