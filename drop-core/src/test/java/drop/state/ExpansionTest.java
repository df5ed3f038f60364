package drop.state;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@link Successors#expand} puts into a batch, counts and gives back. */
class ExpansionTest {
  /** More transitions than a batch holds, some of them beyond the first and second word. */
  @ParameterizedTest
  @ValueSource(ints = {1, 63, 64, 65, 128, 129, 1023, 1024, 1025, 3000})
  void firesEveryEnabledTransitionOnceHoweverManyThereAre(int transitions) {
    PetriNet.Builder builder = PetriNet.builder("star");
    for (int i = 0; i < transitions; i++) {
      builder.input(builder.place("p" + i, 1), builder.transition("t" + i), 1);
    }
    PetriNet net = builder.build();
    Layout layout = Layout.counting(net);
    Tally tally = new Tally();
    Successors successors = Successors.create(net, layout, tally);
    Batch batch = new Batch(layout.words());
    int next = successors.expand(oneChunk(layout, net.initialMarking()), 0, 1, batch);
    assertThat(next).isEqualTo(1);
    assertThat(successors.overflowing()).isEqualTo(Successors.NONE);
    assertThat(batch.size()).isEqualTo(transitions);
    assertThat(tally.fired()).isEqualTo(transitions);
    assertThat(tally.deadlocks().isEmpty()).isTrue();
    int[] marking = new int[transitions];
    long[] state = new long[layout.words()];
    for (int t = 0; t < transitions; t++) {
      batch.state(t, state);
      layout.decode(state, 0, marking);
      for (int p = 0; p < transitions; p++) {
        assertThat(marking[p]).isEqualTo(p == t ? 0 : 1);
      }
    }
  }

  @Test
  void stopsBeforeTheStateForWhoseSuccessorsTheBatchHasNoRoom() {
    PetriNet.Builder builder = PetriNet.builder("pairs");
    for (int i = 0; i < 20; i++) {
      builder.input(builder.place("p" + i, 1), builder.transition("t" + i), 1);
    }
    PetriNet net = builder.build();
    Layout layout = Layout.counting(net);
    int[][] markings = new int[100][];
    for (int i = 0; i < markings.length; i++) {
      markings[i] = net.initialMarking();
    }
    Tally tally = new Tally();
    Successors successors = Successors.create(net, layout, tally);
    Batch batch = new Batch(layout.words());
    long[][] chunks = oneChunk(layout, markings);
    int next = successors.expand(chunks, 0, 100, batch);
    assertThat(next).isEqualTo(1024 / 20);
    assertThat(batch.size()).isEqualTo(next * 20);
    assertThat(tally.fired()).isEqualTo(next * 20);
    batch.clear();
    assertThat(successors.expand(chunks, next, 100, batch)).isEqualTo(100);
    assertThat(tally.fired()).isEqualTo(2000);
  }

  @Test
  void notesDeadlocksByNumberAndGoesOnAfterThem() {
    PetriNet net = counter(3);
    Layout layout = Layout.counting(net);
    Tally tally = new Tally();
    Successors successors = Successors.create(net, layout, tally);
    Batch batch = new Batch(layout.words());
    long[][] chunks = oneChunk(layout, new int[] {0, 1}, new int[] {2, 0}, new int[] {0, 0});
    assertThat(successors.expand(chunks, 0, 3, batch)).isEqualTo(3);
    assertThat(tally.deadlocks().toArray()).containsExactly(0, 2);
    assertThat(tally.fired()).isEqualTo(1);
    assertThat(batch.size()).isEqualTo(1);
  }

  @Test
  void stopsBeforeTheStateThatOverflowsAndLeavesNothingOfItBehind() {
    PetriNet net = counter(3);
    Layout layout = Layout.counting(net);
    Tally tally = new Tally();
    Successors successors = Successors.create(net, layout, tally);
    Batch batch = new Batch(layout.words());
    long[][] chunks = oneChunk(layout, new int[] {3, 0}, new int[] {2, 1}, new int[] {1, 0});
    assertThat(successors.expand(chunks, 0, 3, batch)).isEqualTo(1);
    assertThat(successors.overflowing()).isZero();
    assertThat(batch.size()).isEqualTo(1);
    assertThat(tally.fired()).isEqualTo(1);
    batch.clear();
    assertThat(successors.expand(chunks, 2, 3, batch)).isEqualTo(3);
    assertThat(successors.overflowing()).as("forgotten").isEqualTo(Successors.NONE);
  }

  @Test
  void saysWhetherAnythingIsEnabled() {
    PetriNet net = counter(3);
    Layout layout = Layout.counting(net);
    Successors successors = Successors.create(net, layout, new Tally());
    long[][] chunks = oneChunk(layout, new int[] {0, 1}, new int[] {2, 0});
    assertThat(successors.anyEnabled(chunks, 0)).isFalse();
    assertThat(successors.anyEnabled(chunks, 1)).isTrue();
  }

  /** One transition moves a token from a place of several to a place with a field of one bit. */
  private static PetriNet counter(int tokens) {
    PetriNet.Builder net = PetriNet.builder("counter");
    int from = net.place("from", tokens);
    int to = net.place("to", 0);
    int t = net.transition("move");
    return net.input(from, t, 1).output(t, to, 1).build();
  }

  private static long[][] oneChunk(Layout layout, int[]... markings) {
    long[] chunk = new long[layout.words() << Chunks.shift(layout.words())];
    for (int i = 0; i < markings.length; i++) {
      layout.encode(markings[i], chunk, i * layout.words());
    }
    return new long[][] {chunk};
  }
}
