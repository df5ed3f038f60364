package drop.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.PetriNet;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

class SmallStateSpaceTest {
  private static final int MAX_STATES = 1000;

  @Test
  void agreesWithTheReferenceOnProbeNets() {
    assertThat(compare(ProbeNets::net, 10_000)).isGreaterThan(9_000);
  }

  @Test
  void agreesWithTheReferenceOnRandomNets() {
    assertThat(compare(RandomNets::net, 5_000)).isGreaterThan(3_000);
  }

  /** Compares the spaces of so many nets and tells how many of them were complete. */
  private static int compare(LongFunction<PetriNet> nets, int count) {
    int complete = 0;
    for (int seed = 0; seed < count; seed++) {
      PetriNet net = nets.apply(seed);
      ReferenceStateSpace full = ReferenceStateSpace.of(net, MAX_STATES);
      SmallStateSpace small = SmallStateSpace.of(net, MAX_STATES);
      boolean fits = full.complete() && full.maxTokensInPlace() <= 15;
      assertThat(small.complete()).as("%s complete", net.id()).isEqualTo(fits);
      if (fits) {
        assertSame(small, full);
        complete++;
      }
    }
    return complete;
  }

  private static void assertSame(SmallStateSpace small, ReferenceStateSpace full) {
    String id = full.net().id();
    int places = full.net().placeCount();
    assertThat(small.states()).as("%s states", id).isEqualTo(full.states().size());
    assertThat(small.firings()).as("%s firings", id).isEqualTo(full.edges().size());
    assertThat(full.states())
        .as("%s states", id)
        .allMatch(marking -> small.contains(SmallStateSpace.pack(marking)));
    assertThat(small.deadlocks())
        .as("%s deadlocks", id)
        .isSorted()
        .containsExactlyInAnyOrder(
            full.deadlocks().stream()
                .mapToLong(number -> SmallStateSpace.pack(full.states().get(number)))
                .toArray());
    for (long deadlock : small.deadlocks()) {
      assertThat(SmallStateSpace.pack(SmallStateSpace.unpack(deadlock, places)))
          .isEqualTo(deadlock);
    }
    long fired = 0;
    for (ReferenceStateSpace.Edge edge : full.edges()) {
      fired |= 1L << edge.transition();
    }
    assertThat(small.fireable()).as("%s fireable", id).isEqualTo(fired);
    assertThat(small.safe()).as("%s safe", id).isEqualTo(full.maxTokensInPlace() <= 1);
  }

  @Test
  void sixteenPlacesOfFifteenTokensFit() {
    PetriNet.Builder builder = PetriNet.builder("full");
    for (int p = 0; p < 16; p++) {
      builder.place("p" + p, p < 15 ? 15 : 0);
    }
    int move = builder.transition("move");
    builder.input(0, move, 1).output(move, 15, 1);
    SmallStateSpace space = SmallStateSpace.of(builder.build(), MAX_STATES);
    assertThat(space.complete()).isTrue();
    assertThat(space.states()).isEqualTo(16);
    assertThat(space.deadlocks()).containsExactly(0xFFFF_FFFF_FFFF_FFF0L);
  }

  @Test
  void aSixteenthTokenEndsTheSearch() {
    PetriNet.Builder builder = PetriNet.builder("over");
    builder.place("p", 15);
    builder.place("q", 1);
    int more = builder.transition("more");
    builder.input(1, more, 1).output(more, 0, 1);
    assertThat(SmallStateSpace.of(builder.build(), MAX_STATES).complete()).isFalse();

    PetriNet.Builder full = PetriNet.builder("over at first");
    full.place("p", 16);
    assertThat(SmallStateSpace.of(full.build(), MAX_STATES).complete()).isFalse();
  }

  @Test
  void largeWeightsAreNoSmallOnes() {
    PetriNet.Builder builder = PetriNet.builder("weights");
    int p = builder.place("p", 15);
    int q = builder.place("q", 0);
    int never = builder.transition("never");
    builder.input(p, never, 16).output(never, q, 1);
    int free = builder.transition("free");
    builder.inhibitor(p, free, 17).input(p, free, 15).output(free, q, 15);
    SmallStateSpace space = SmallStateSpace.of(builder.build(), MAX_STATES);
    assertThat(space.complete()).isTrue();
    assertThat(space.fireable()).isEqualTo(0b10);
    assertThat(space.deadlocks()).containsExactly(0xF0L);
  }

  @Test
  void moreStatesThanAllowedEndTheSearch() {
    PetriNet.Builder builder = PetriNet.builder("chain");
    builder.place("p", 9);
    int less = builder.transition("less");
    builder.input(0, less, 1);
    assertThat(SmallStateSpace.of(builder.build(), 10).complete()).isTrue();
    assertThat(SmallStateSpace.of(builder.build(), 9).complete()).isFalse();
  }

  @Test
  void anIncompleteSpaceIsNotCalledSafe() {
    PetriNet.Builder builder = PetriNet.builder("step");
    builder.place("p", 1);
    builder.place("q", 0);
    int step = builder.transition("step");
    builder.input(0, step, 1).output(step, 1, 1);
    assertThat(SmallStateSpace.of(builder.build(), 2).safe()).isTrue();
    assertThat(SmallStateSpace.of(builder.build(), 1).safe()).isFalse();
  }

  @Test
  void whatDoesNotFitIsRefused() {
    assertThatThrownBy(() -> SmallStateSpace.pack(new int[] {16}))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SmallStateSpace.pack(new int[17]))
        .isInstanceOf(IllegalArgumentException.class);
    PetriNet.Builder wide = PetriNet.builder("wide");
    for (int p = 0; p < 17; p++) {
      wide.place("p" + p, 1);
    }
    assertThatThrownBy(() -> SmallStateSpace.of(wide.build(), MAX_STATES))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
