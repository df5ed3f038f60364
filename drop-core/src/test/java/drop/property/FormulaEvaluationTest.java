package drop.property;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.structure.TokenBounds;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formulas in a marking and in sets of markings, against what they mean. */
class FormulaEvaluationTest {
  private static final int FORMULAS = 20_000;

  @Test
  void aFormulaHoldsWhereItsMeaningDoes() throws ModelException {
    int held = 0;
    for (long seed = 0; seed < FORMULAS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      RandomFormulas.Meant meant = new RandomFormulas(net, seed).next();
      Reachability property = new FormulaParser(net).property("EF " + meant.text(), "test");
      Reachability opposite = new FormulaParser(net).property("AG " + meant.text(), "test");
      SplittableRandom random = new SplittableRandom(seed);
      for (int i = 0; i < 10; i++) {
        int[] marking = marking(random, net.placeCount());
        boolean holds = meant.meaning().test(marking);
        assertThat(property.target().holds(marking)).as(meant.text()).isEqualTo(holds);
        assertThat(opposite.target().holds(marking)).as(meant.text()).isEqualTo(!holds);
        held += holds ? 1 : 0;
      }
    }
    assertThat(held).isBetween(FORMULAS, 9 * FORMULAS);
  }

  @Test
  void noMarkingIsMissedAmongThoseExcluded() throws ModelException {
    int excluded = 0;
    for (long seed = 0; seed < FORMULAS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      RandomFormulas.Meant meant = new RandomFormulas(net, seed).next();
      Reachability property = new FormulaParser(net).property("EF " + meant.text(), "test");
      Questions questions = open(net, property);
      SplittableRandom random = new SplittableRandom(seed);
      int[] marking = marking(random, net.placeCount());
      boolean[] grown = places(random, net.placeCount());
      boolean[] shrunk = places(random, net.placeCount());
      if (questions.excluded(marking, grown, shrunk)) {
        excluded++;
        for (int i = 0; i < 200; i++) {
          int[] other = marking.clone();
          for (int p = 0; p < other.length; p++) {
            int least = shrunk[p] ? 0 : marking[p];
            other[p] = least + random.nextInt((grown[p] ? marking[p] + 5 : marking[p]) - least + 1);
          }
          assertThat(meant.meaning().test(other)).as(meant.text()).isFalse();
        }
      }
    }
    assertThat(excluded).isGreaterThan(FORMULAS / 10);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a >= 2         | a |   | false",
        "a >= 2         |   | a | true",
        "a >= 2         | b | b | true",
        "a = 0          |   | a | false",
        "a = 0          | a |   | true",
        "a != 1         | b | b | true",
        "a + b > 1      |   | a | true",
        "a + b > 1      | b | a | false",
        "a - b > 1      | b | b | true",
        "2*a - b > 2    |   | b | true",
        "2*a - b >= 2   |   | b | false",
        "fireable(t)    | b |   | true",
        "fireable(t)    | c |   | false",
        "fireable(u)    | b |   | false",
        "fireable(v)    | a |   | true",
        "fireable(v)    |   | a | false",
        "deadlock       | b | b | true",
        "deadlock       |   | a | false",
        "not (a >= 1)   | a |   | true",
        "a > 1 and b > 0| a |   | true",
        "a > 1 or b > 0 | a |   | false",
      })
  void oneStepAwayIsSeen(String phi, String grown, String shrunk, boolean excluded)
      throws ModelException {
    PetriNet net = NetText.parse("n", "m0: a\nt: a c -> b\nu: a -> b\nv: -> c ; !a\n");
    Reachability property = new FormulaParser(net).property("EF " + phi, "test");
    Questions questions = open(net, property);
    assertThat(questions.excluded(net.initialMarking(), only(net, grown), only(net, shrunk)))
        .isEqualTo(excluded);
  }

  @Test
  void tokenCountsBeyondAnIntDoNotOverflow() throws ModelException {
    PetriNet net = NetText.parse("n", "m0: a b\nt: a -> b\n");
    int[] marking = {Integer.MAX_VALUE, Integer.MAX_VALUE};
    Reachability property =
        new FormulaParser(net).property("EF 536870911*a + 536870911*b > 0", "test");
    assertThat(property.target().holds(marking)).isTrue();
    assertThat(property.target().negated().holds(marking)).isFalse();
  }

  /** A question that nothing settles beforehand, since every place may grow and shrink. */
  private static Questions open(PetriNet net, Property property) {
    PetriNet.Builder loose = PetriNet.builder("loose");
    int come = loose.transition("come");
    int go = loose.transition("go");
    int[] most = new int[net.placeCount()];
    Arrays.fill(most, -1);
    for (int p = 0; p < most.length; p++) {
      loose.place(net.placeId(p), net.initialTokens(p));
      loose.output(come, p, 1).input(p, go, 1);
    }
    return new Questions(loose.build(), List.of(property), TokenBounds.given(most));
  }

  private static boolean[] only(PetriNet net, String name) {
    boolean[] places = new boolean[net.placeCount()];
    if (name != null) {
      places[NodeNames.places(net).number(name)] = true;
    }
    return places;
  }

  private static int[] marking(SplittableRandom random, int places) {
    return random.ints(places, 0, 4).toArray();
  }

  private static boolean[] places(SplittableRandom random, int places) {
    boolean[] chosen = new boolean[places];
    int oneIn = 1 + random.nextInt(6);
    for (int p = 0; p < places; p++) {
      chosen[p] = random.nextInt(oneIn + 1) == 0;
    }
    return chosen;
  }
}
