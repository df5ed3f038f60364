package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** An aging function against Definition 31 of the thesis, whose ages may have gaps. */
class AgesTest {
  private static final int TRANSITIONS = 7;

  private final Map<Integer, Integer> textbook = new TreeMap<>();
  private final Ages ages = new Ages(TRANSITIONS);

  @Test
  void updatesAreThoseOfTheDefinition() {
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 200; round++) {
      ages.clear();
      textbook.clear();
      for (int step = 0; step < 40; step++) {
        List<Integer> enabled = some(random, IntStream.range(0, TRANSITIONS).boxed().toList());
        // Two actions of one transition, of which one may be explored and not the other.
        enabled.addAll(some(random, enabled));
        List<Integer> chosen = some(random, IntStream.range(0, enabled.size()).boxed().toList());
        assertOldest(enabled);
        update(enabled, chosen);
        assertThat(told(ages)).isEqualTo(ranks());
      }
    }
  }

  private void update(List<Integer> enabled, List<Integer> chosen) {
    ProbeSet set = new ProbeSet();
    set.prepare(enabled.size(), 1);
    chosen.forEach(set::add);
    ages.update(actions(enabled), set);
    textbook.replaceAll((t, age) -> age + 1);
    enabled.forEach(t -> textbook.putIfAbsent(t, 0));
    chosen.forEach(a -> textbook.remove(enabled.get(a)));
  }

  /** max(α) among the enabled; all that are candidates while nothing has an age. */
  private void assertOldest(List<Integer> enabled) {
    boolean[] candidates = new boolean[TRANSITIONS * 2 + 1];
    boolean[] expected = candidates.clone();
    for (int a = 0; a < enabled.size(); a++) {
      candidates[a] = a % 3 != 2;
      boolean oldest =
          textbook.isEmpty()
              || textbook.getOrDefault(enabled.get(a), -1).equals(Collections.max(textbook.values()));
      expected[a] = candidates[a] && oldest;
    }
    ages.oldest(actions(enabled), candidates);
    assertThat(candidates).isEqualTo(expected);
  }

  private static Actions actions(List<Integer> transitions) {
    Actions actions = new Actions();
    actions.clear();
    transitions.forEach(t -> actions.add(t, new Choice()));
    return actions;
  }

  private Map<Integer, Integer> ranks() {
    List<Integer> different = new ArrayList<>(new TreeSet<>(textbook.values()));
    Map<Integer, Integer> ranks = new TreeMap<>();
    textbook.forEach((t, age) -> ranks.put(t, different.indexOf(age)));
    return ranks;
  }

  /** The ages as written, after a round trip and a copy that must change nothing. */
  private static Map<Integer, Integer> told(Ages ages) {
    Code code = new Code();
    ages.write(code);
    Ages read = new Ages(TRANSITIONS);
    read.read(code);
    Ages copy = new Ages(TRANSITIONS);
    copy.copy(read);
    Code again = new Code();
    copy.write(again);
    Map<Integer, Integer> told = new TreeMap<>();
    int t = -1;
    while (!again.atEnd()) {
      t += again.take() + 1;
      told.put(t, again.take());
    }
    return told;
  }

  private static List<Integer> some(SplittableRandom random, List<Integer> all) {
    List<Integer> some = new ArrayList<>();
    for (int one : all) {
      if (random.nextInt(5) < 2) {
        some.add(one);
      }
    }
    return some;
  }
}
