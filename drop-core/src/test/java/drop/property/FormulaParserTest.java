package drop.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.ModelException;
import drop.net.PetriNet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Properties as text: how operators bind, what names mean, and what is said of mistakes. */
class FormulaParserTest {
  /** Marked: a 2, b 1, "x y" 3, and two places that share a name. */
  private static PetriNet net() {
    PetriNet.Builder net = PetriNet.builder("n");
    int a = net.place("a", "alpha", 2);
    net.place("b", 1);
    net.place("x y", 3);
    net.place("n1", "same", 0);
    net.place("n2", "same", 0);
    net.place("and", 4);
    net.place("beta", 0);
    int t = net.transition("t", "take");
    net.input(a, t, 1);
    net.input(a, net.transition("u"), 3);
    return net.build();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "a = 2",
        "alpha == 2",
        "\"a\" >= 2",
        "a + b = 3",
        "a + b - 3 = 0 ",
        "2*a + b*3 = 7",
        "2 * (a + b) = 6",
        "(a + b) * 2 > 5",
        "-a + 3 = b",
        "a - b - b = 0",
        "tokens(a, b, \"x y\") = 6",
        "tokens(a, a) = 4",
        "\"x y\" != 2",
        "\"and\" = 4",
        "fireable(t)",
        "fireable(u, take)",
        "not fireable(u)",
        "not a = 1 and b = 1",
        "false and false or true",
        "true or false and false",
        "false -> false -> false",
        "false implies true",
        "not (true -> false)",
        "!false && !false || false",
        "not not true",
        "not deadlock",
        "((((a)) > (1)))",
        "1 < 2",
        "a = 2\nand\nb = 1",
      })
  void theseHold(String phi) throws ModelException {
    PetriNet net = net();
    Reachability property = new FormulaParser(net).property("EF " + phi, "f");
    assertThat(property.target().holds(net.initialMarking())).isTrue();
    assertThat(property.wanted()).isTrue();
    assertThat(new FormulaParser(net).property("AG " + phi, "f").target().holds(net.initialMarking()))
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        " ~ 1:1: found the end, but expected EF, AG or deadlock, with which a property starts",
        "a >= 1 ~ 1:1: found a, but expected EF, AG or deadlock, with which a property starts",
        "EF ~ 1:3: found the end, but expected a place, a number or a condition",
        "EF a ~ 1:4: this is a number, but a condition is expected, such as p >= 1",
        "EF a >= ~ 1:8: found the end, but expected a place, a number or a condition",
        "EF a >= 1 b ~ 1:11: found b, but expected an operator or the end",
        "EF a >= 1 >= 2 ~ 1:11: found >=, but expected an operator or the end",
        "EF (a >= 1 ~ 1:11: found the end, but expected an operator or )",
        "EF a >= 1) ~ 1:10: found ), but expected an operator or the end",
        "EF a and b = 1 ~ 1:4: this is a number, but a condition is expected, such as p >= 1",
        "EF (a = 1) + 1 = 2 ~ 1:4: this is a condition, but a number or a place is expected",
        "EF true = 1 ~ 1:4: this is a condition, but a number or a place is expected",
        "EF bet >= 1 ~ 1:4: there is no place \"bet\", did you mean beta?",
        "EF x.y >= 1 ~ 1:4: there is no place \"x.y\", did you mean \"x y\"?",
        "EF quite.different >= 1 ~ 1:4: there is no place \"quite.different\"",
        "EF same >= 1 ~ 1:4: 2 places are named \"same\"; give the id: n1, n2",
        "EF fireable(tame) ~ 1:13: there is no transition \"tame\", did you mean take?",
        "EF fireable(t ~ 1:14: found the end, but expected an operator or )",
        "EF fireable(1) ~ 1:13: found 1, but expected a transition",
        "EF fireable t ~ 1:13: found t, but expected (",
        "EF tokens(a and b) > 1 ~ 1:13: found and, but expected an operator or )",
        "EF tokens() > 1 ~ 1:11: found ), but expected a place",
        "EF and >= 1 ~ 1:4: found and, but expected a place, a number or a condition",
        "EF AG a = 1 ~ 1:4: AG comes first in a property and not within; a place is quoted",
        "EF a * b > 1 ~ 1:6: the product of two places is not linear; one side is a number",
        "EF 99999999999999999999 > a ~ 1:4: the numbers here are too large",
        "EF 4000000000 * a > 1 ~ 1:15: the numbers here are too large",
        "EF \"a > 1 ~ 1:4: this name has no end; a \" closes it",
        "EF a # b ~ 1:6: the character '#' has no place here; a name with other characters than"
            + " letters, digits, _ and . is put in double quotes",
        "EF 1st > 1 ~ 1:4: 1st is no number; a name that starts with a digit is put in double quotes",
        "deadlock and a = 1 ~ 1:10: found and, but expected an operator or the end",
      })
  void mistakesAreNamed(String text, String message) {
    assertThatThrownBy(() -> new FormulaParser(net()).property(text == null ? "" : text, "f"))
        .isInstanceOf(ModelException.class)
        .hasMessage("f:" + message);
  }

  @Test
  void theLineIsCounted() {
    assertThatThrownBy(() -> new FormulaParser(net()).property("EF a = 1\n  and c = 1", "f"))
        .hasMessageStartingWith("f:2:7: there is no place \"c\"");
  }

  @Test
  void aDeadlockIsNotWanted() throws ModelException {
    Reachability property = new FormulaParser(net()).property("deadlock", "f");
    assertThat(property.wanted()).isFalse();
    assertThat(property.seeksDeadlocks()).isTrue();
    assertThat(new FormulaParser(net()).property("EF deadlock", "f").seeksDeadlocks()).isTrue();
    assertThat(new FormulaParser(net()).property("AG deadlock", "f").seeksDeadlocks()).isFalse();
  }

  @Test
  void depthIsLimitedAndLengthIsNot() throws ModelException {
    FormulaParser parser = new FormulaParser(net());
    String deep = "(".repeat(100_000) + "a = 1" + ")".repeat(100_000);
    assertThatThrownBy(() -> parser.property("EF " + deep, "f"))
        .hasMessage("f:1:204: more than 200 parentheses are open here");
    String nots = "not ".repeat(100_000) + "true";
    assertThat(parser.property("EF " + nots, "f").target().holds(new int[7])).isTrue();
    String chain = "a = 1 and ".repeat(50_000) + "true -> ".repeat(50_000) + "false";
    assertThat(parser.property("EF " + chain, "f").target().holds(new int[7])).isTrue();
    String sum = "a + ".repeat(50_000) + "a >= 0";
    assertThat(parser.property("EF " + sum, "f").target().holds(new int[7])).isTrue();
    String full = "(".repeat(200) + "a = 0" + ")".repeat(200);
    assertThat(parser.property("EF " + full, "f").target().holds(new int[7])).isTrue();
  }
}
