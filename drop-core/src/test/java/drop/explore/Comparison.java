package drop.explore;

import static org.assertj.core.api.Assertions.assertThat;

import drop.reference.ReferenceStateSpace;
import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.collections.api.list.primitive.IntList;

/** Compares what an explorer has found with the reference. */
final class Comparison {
  private Comparison() {}

  static void assertSame(Exploration found, ReferenceStateSpace reference) {
    String net = reference.net().id();
    assertThat(found.outcome().complete()).as("%s: %s", net, found.outcome()).isTrue();
    assertThat(markings(found.space())).as("states of %s", net).isEqualTo(states(reference));
    assertThat(markings(found.space(), found.space().deadlocks()))
        .as("deadlocks of %s", net)
        .isEqualTo(deadlocks(reference));
    assertThat(found.statistics().states()).isEqualTo(reference.states().size());
    assertThat(found.statistics().deadlocks()).isEqualTo(reference.deadlocks().size());
    assertThat(found.statistics().transitions())
        .as("transitions of %s", net)
        .isEqualTo(reference.edges().size());
    assertThat(found.statistics().maxTokensInPlace())
        .as("most tokens in a place of %s", net)
        .isEqualTo(reference.maxTokensInPlace());
    assertThat(found.statistics().maxTokens())
        .as("most tokens in a state of %s", net)
        .isEqualTo(reference.maxTokens());
  }

  /** Part of the truth: stored states, deadlocks and figures are such of the whole. */
  static void assertPart(Exploration found, ReferenceStateSpace reference) {
    Set<IntBuffer> stored = markings(found.space());
    assertThat(states(reference)).containsAll(stored);
    assertThat(deadlocks(reference))
        .containsAll(markings(found.space(), found.space().deadlocks()));
    assertThat(found.statistics().states()).isEqualTo(stored.size());
    assertThat(found.statistics().deadlocks()).isEqualTo(found.space().deadlocks().size());
    assertThat(found.statistics().transitions()).isLessThanOrEqualTo(reference.edges().size());
    assertThat(found.statistics().maxTokensInPlace())
        .isEqualTo(stored.stream().mapToInt(Comparison::largest).max().orElse(0));
    assertThat(found.statistics().maxTokens())
        .isEqualTo(stored.stream().mapToLong(Comparison::sum).max().orElse(0));
  }

  /** The markings of all stored states, each stored once. */
  static Set<IntBuffer> markings(StateSpace space) {
    Set<IntBuffer> markings = new HashSet<>();
    for (StateSpace.Range range : space.ranges()) {
      for (int number = range.from(); number < range.to(); number++) {
        assertThat(markings.add(marking(space, number))).as("state %d is new", number).isTrue();
      }
    }
    return markings;
  }

  private static Set<IntBuffer> markings(StateSpace space, IntList numbers) {
    Set<IntBuffer> markings = new HashSet<>();
    numbers.forEach(
        number ->
            assertThat(markings.add(marking(space, number))).as("deadlock is new").isTrue());
    return markings;
  }

  static IntBuffer marking(StateSpace space, int number) {
    int[] marking = new int[space.net().placeCount()];
    space.marking(number, marking);
    return IntBuffer.wrap(marking);
  }

  private static Set<IntBuffer> states(ReferenceStateSpace reference) {
    Set<IntBuffer> markings = new HashSet<>();
    reference.states().forEach(marking -> markings.add(IntBuffer.wrap(marking)));
    return markings;
  }

  private static Set<IntBuffer> deadlocks(ReferenceStateSpace reference) {
    Set<IntBuffer> markings = new HashSet<>();
    reference
        .deadlocks()
        .forEach(number -> markings.add(IntBuffer.wrap(reference.states().get(number))));
    return markings;
  }

  private static int largest(IntBuffer marking) {
    int most = 0;
    for (int tokens : marking.array()) {
      most = Math.max(most, tokens);
    }
    return most;
  }

  private static long sum(IntBuffer marking) {
    long sum = 0;
    for (int tokens : marking.array()) {
      sum += tokens;
    }
    return sum;
  }
}
