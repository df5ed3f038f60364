package drop.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PetriNetTest {
  @Test
  void parallelArcsOfOneKindMerge() {
    PetriNet.Builder builder = PetriNet.builder("parallel");
    int p = builder.place("p", 0);
    int q = builder.place("q", 0);
    int t = builder.transition("t");
    int u = builder.transition("u");
    builder.input(q, u, 1).input(p, t, 2).input(q, t, 7).input(p, t, 3);
    builder.output(t, p, 4).output(t, p, 4);
    builder.read(p, t, 5).read(p, t, 2);
    builder.inhibitor(p, t, 5).inhibitor(p, t, 2);
    PetriNet net = builder.build();
    assertThat(net.inputs().weight(t, p)).isEqualTo(5);
    assertThat(net.inputs().weight(t, q)).isEqualTo(7);
    assertThat(net.inputs().weight(u, q)).isEqualTo(1);
    assertThat(net.inputs().weight(u, p)).isZero();
    assertThat(net.outputs().weight(t, p)).isEqualTo(8);
    assertThat(net.reads().weight(t, p)).isEqualTo(5);
    assertThat(net.inhibitors().weight(t, p)).isEqualTo(2);
    assertThat(net.arcCount()).isEqualTo(6);
  }

  @Test
  void parallelArcsThatExceedAnIntAreRefused() {
    PetriNet.Builder builder = PetriNet.builder("huge");
    int p = builder.place("p", 0);
    int t = builder.transition("t");
    builder.input(p, t, Integer.MAX_VALUE).input(p, t, 1);
    assertThatThrownBy(builder::build).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void weightsAndMarkingsThatAreNotPositiveAreRefused() {
    PetriNet.Builder builder = PetriNet.builder("negative");
    int p = builder.place("p", 0);
    int t = builder.transition("t");
    assertThatThrownBy(() -> builder.input(p, t, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.output(t, p, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.place("q", -1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void placesAreCalledByTheirNamesWhereThatTellsThemApart() {
    PetriNet.Builder net = PetriNet.builder("labels");
    net.place("p1", "fork", 0);
    net.place("p2", "hand", 0);
    net.place("p3", "hand", 0);
    assertThat(net.build().placeLabels()).containsExactly("fork", "p2", "p3");
  }

  /** Names that are ids of other places, in every combination. */
  @Test
  void noTwoPlacesAreCalledTheSame() {
    for (long seed = 0; seed < 2000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      PetriNet.Builder builder = PetriNet.builder("labels" + seed);
      int places = 2 + random.nextInt(4);
      for (int p = 0; p < places; p++) {
        builder.place("p" + p, "p" + random.nextInt(places + 1), 0);
      }
      PetriNet net = builder.build();
      assertThat(new HashSet<>(net.placeLabels())).as("%s", net.placeLabels()).hasSize(places);
    }
  }

  @Test
  void markingsAreWrittenWithTheirCounts() {
    PetriNet.Builder net = PetriNet.builder("marking");
    net.place("p1", "cash", 0);
    net.place("p2", "fork", 0);
    net.place("p3", "cup", 0);
    MarkingText text = new MarkingText(net.build());
    assertThat(text.of(new int[] {2, 0, 1})).isEqualTo("2*cash cup");
    assertThat(text.of(new int[] {0, 0, 0})).isEqualTo("(empty)");
  }

  @Test
  void equalNetsAreEqualInEveryPart() {
    assertThat(small(1, 1)).isEqualTo(small(1, 1)).hasSameHashCodeAs(small(1, 1));
    assertThat(small(1, 1)).isNotEqualTo(small(2, 1)).isNotEqualTo(small(1, 2));
  }

  private static PetriNet small(int tokens, int weight) {
    PetriNet.Builder net = PetriNet.builder("small");
    return net.input(net.place("p", tokens), net.transition("t"), weight).build();
  }
}
