package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a listener is told can be replayed, is complete, and changes nothing. */
class ProbeListenerTest {
  private static final int NETS = 80;

  /** Replays what it is told on markings. */
  private static final class Replay implements ProbeListener {
    private final PetriNet net;
    private final Set<List<Integer>> deadlocks = new HashSet<>();
    private final Set<List<Integer>> reached = new HashSet<>();
    private final List<Integer> steps = new ArrayList<>();
    private final List<Choice> choices = new ArrayList<>();
    private int newVectors = 1;
    private int taken;
    private int missed;
    private int missedAgain;
    private boolean followedNew;
    private Vector current;
    private Vector followed;

    Replay(PetriNet net) {
      this.net = net;
    }

    private int[] run(int[] start, List<Integer> transitions) {
      int[] marking = start.clone();
      for (int t : transitions) {
        boolean enabled = ReferenceStateSpace.enabled(net, t, marking);
        assertThat(enabled).as(() -> NetText.of(net)).isTrue();
        marking = ReferenceStateSpace.fire(net, t, marking);
      }
      return marking;
    }

    @Override
    public void vector(Vector vector, int[] target, boolean deadlock) {
      taken++;
      current = vector;
      steps.clear();
      assertThat(run(vector.start(), vector.trace())).isEqualTo(target);
      boolean stuck = true;
      for (int t = 0; t < net.transitionCount(); t++) {
        stuck &= !ReferenceStateSpace.enabled(net, t, target);
      }
      assertThat(deadlock).isEqualTo(stuck);
      reached.add(list(target));
      if (deadlock) {
        deadlocks.add(list(target));
      }
    }

    @Override
    public void probeSet(Choice choice, List<Step> probeSet) {
      choices.add(choice);
      int[] target = run(current.start(), current.trace());
      for (Step step : probeSet) {
        steps.add(step.transition());
        assertThat(ReferenceStateSpace.enabled(net, step.transition(), target)).isTrue();
        run(current.start(), step.image());
      }
      assertThat(probeSet).isNotEmpty();
    }

    @Override
    public void follows(Vector vector, int[] target, boolean isNew) {
      followed = vector;
      followedNew = isNew;
      newVectors += isNew ? 1 : 0;
      assertThat(run(vector.start(), vector.trace())).isEqualTo(target);
      List<Integer> longer = new ArrayList<>(current.trace());
      longer.add(steps.remove(0));
      assertThat(run(current.start(), longer)).as("the same target").isEqualTo(target);
    }

    @Override
    public void missed(List<Integer> cause, int transition, int[] restart, boolean isNew) {
      missed++;
      missedAgain += followedNew ? 0 : 1;
      newVectors += isNew ? 1 : 0;
      List<Integer> all = new ArrayList<>(cause);
      all.add(transition);
      assertThat(run(followed.start(), all)).isEqualTo(restart);
    }

    @Override
    public void restarts(List<Integer> cause, int transition, int[] restart, boolean isNew) {
      newVectors += isNew ? 1 : 0;
      assertThat(steps.remove(0)).isEqualTo(transition);
      List<Integer> all = new ArrayList<>(cause);
      all.add(transition);
      assertThat(run(current.start(), all)).isEqualTo(restart);
    }

    @Override
    public void continues(int transition, int[] restart, boolean isNew) {
      newVectors += isNew ? 1 : 0;
      List<Integer> all = new ArrayList<>(current.trace());
      all.add(transition);
      assertThat(run(current.start(), all)).isEqualTo(restart);
    }
  }

  @Test
  void whatIsToldCanBeReplayed() {
    Set<ProbeListener.Choice> choices = new HashSet<>();
    int missed = 0;
    int missedAgain = 0;
    int seen = 0;
    for (long seed = 90_000; seen < NETS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (!SmallStateSpace.of(net, 64).complete()) {
        continue;
      }
      seen++;
      for (ProbeOptions options : ProbeFuzz.configurations()) {
        ProbeOptions choice = seed % 2 == 0 ? options : options.withCrowd(1);
        Replay replay = new Replay(net);
        ProbeExploration told =
            new ProbeExplorer(net, choice, Limits.NONE).explore(new Monitor(), replay);
        ProbeExploration alone =
            new ProbeExplorer(net, choice, Limits.NONE).explore(new Monitor());
        assertThat(told.vectors()).isEqualTo(alone.vectors()).isEqualTo(replay.newVectors);
        assertThat(told.states()).isEqualTo(alone.states());
        assertThat(told.missedActions()).isEqualTo(replay.missed);
        assertThat(told.deadlocks().stream().map(ProbeListenerTest::list))
            .containsExactlyInAnyOrderElementsOf(replay.deadlocks);
        if (options.proviso() == Proviso.NODUP && !options.subsumption()) {
          assertThat(replay.taken).as("each vector once").isEqualTo(told.vectors());
          assertThat(replay.reached).hasSize(told.states());
        }
        choices.addAll(replay.choices);
        missed += replay.missed;
        missedAgain += replay.missedAgain;
      }
    }
    assertThat(choices).containsExactlyInAnyOrder(ProbeListener.Choice.values());
    assertThat(missed).isPositive();
    // Another last action can miss what the first that led to the vector did not.
    assertThat(missedAgain).as("missed in vectors that were there").isPositive();
  }

  private static List<Integer> list(int[] marking) {
    return Arrays.stream(marking).boxed().toList();
  }
}
