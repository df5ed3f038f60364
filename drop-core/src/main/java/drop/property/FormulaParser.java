package drop.property;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.net.PetriNet;
import drop.property.FormulaScanner.Kind;
import drop.property.FormulaScanner.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Reads properties from text, for instance {@code AG (p1 + 2*p2 <= 3 or not fireable(t1, t2))}.
 *
 * <p>From the loosest to the tightest: {@code implies} or {@code ->}, to the right; {@code or} or
 * {@code ||}; {@code and} or {@code &&}; {@code not} or {@code !}; comparisons; {@code +} and {@code -};
 * {@code *}, of which one side is a number.
 */
public final class FormulaParser {
  /** Each level of parentheses takes a few frames of the stack. */
  private static final int DEEPEST = 200;

  private static final String OPERAND = "a place, a number or a condition";

  private final PetriNet net;
  private final NodeNames places;
  private final NodeNames transitions;
  private FormulaScanner scanner;
  private Token token;
  private int depth;

  public FormulaParser(PetriNet net) {
    this.net = net;
    this.places = NodeNames.places(net);
    this.transitions = NodeNames.transitions(net);
  }

  /**
   * Reads {@code EF phi}, {@code AG phi}, or {@code deadlock}, the absence of which is wanted.
   *
   * @param source what to call the text in messages
   */
  public Reachability property(String text, String source) throws ModelException {
    scanner = new FormulaScanner(text, source);
    depth = 0;
    advance();
    Reachability property;
    if (token.is(Words.EXISTS_FINALLY)) {
      advance();
      property = Reachability.exists(text, formula());
    } else if (token.is(Words.ALWAYS_GLOBALLY)) {
      advance();
      property = Reachability.always(text, formula());
    } else if (token.is(Words.DEADLOCK)) {
      advance();
      property = Reachability.noDeadlock(text, net);
    } else {
      throw expected("EF, AG or deadlock, with which a property starts");
    }
    if (token.kind() != Kind.END) {
      throw expected("an operator or the end");
    }
    return property;
  }

  private Formula formula() throws ModelException {
    return implication().formula(scanner);
  }

  private Operand implication() throws ModelException {
    Operand first = disjunction();
    if (!token.is("->") && !token.is(Words.IMPLIES)) {
      return first;
    }
    // a -> b -> c is a -> (b -> c), so each but the last is negated in one disjunction.
    List<Formula> parts = new ArrayList<>();
    parts.add(first.formula(scanner));
    while (token.is("->") || token.is(Words.IMPLIES)) {
      advance();
      int last = parts.size() - 1;
      parts.set(last, parts.get(last).negated());
      parts.add(disjunction().formula(scanner));
    }
    return Operand.of(Formula.or(parts), first.start());
  }

  private Operand disjunction() throws ModelException {
    return chain(this::conjunction, "||", Words.OR, Formula::or);
  }

  private Operand conjunction() throws ModelException {
    return chain(this::negation, "&&", Words.AND, Formula::and);
  }

  /** Reads what binds tighter than the operator. */
  private interface Tighter {
    Operand read() throws ModelException;
  }

  private Operand chain(
      Tighter tighter, String symbol, String word, Function<List<Formula>, Formula> combined)
      throws ModelException {
    Operand first = tighter.read();
    if (!token.is(symbol) && !token.is(word)) {
      return first;
    }
    List<Formula> parts = new ArrayList<>();
    parts.add(first.formula(scanner));
    while (token.is(symbol) || token.is(word)) {
      advance();
      parts.add(tighter.read().formula(scanner));
    }
    return Operand.of(combined.apply(parts), first.start());
  }

  private Operand negation() throws ModelException {
    Location start = token.location();
    int negations = 0;
    while (token.is("!") || token.is(Words.NOT)) {
      advance();
      negations++;
    }
    Operand operand = comparison();
    if (negations == 0) {
      return operand;
    }
    Formula formula = operand.formula(scanner);
    return Operand.of(negations % 2 == 0 ? formula : formula.negated(), start);
  }

  private Operand comparison() throws ModelException {
    Operand left = sum();
    String operator = token.kind() == Kind.SYMBOL ? token.text() : "";
    if (!List.of("<", "<=", "=", "==", "!=", ">=", ">").contains(operator)) {
      return left;
    }
    Sum a = left.sum(scanner);
    Location at = token.location();
    advance();
    Sum b = sum().sum(scanner);
    Formula formula =
        within(
            at,
            () ->
                switch (operator) {
                  case "<=" -> Formula.atMost(a, b);
                  case ">=" -> Formula.atMost(b, a);
                  case "<" -> Formula.atMost(b, a).negated();
                  case ">" -> Formula.atMost(a, b).negated();
                  case "!=" -> Formula.equal(a, b).negated();
                  default -> Formula.equal(a, b);
                });
    return Operand.of(formula, left.start());
  }

  private Operand sum() throws ModelException {
    Location start = token.location();
    boolean minus = token.is("-");
    if (minus) {
      advance();
    }
    Operand first = product();
    if (!minus && !token.is("+") && !token.is("-")) {
      return first;
    }
    List<Sum> sums = new ArrayList<>();
    List<Long> signs = new ArrayList<>();
    sums.add(first.sum(scanner));
    signs.add(minus ? -1L : 1L);
    while (token.is("+") || token.is("-")) {
      signs.add(token.is("+") ? 1L : -1L);
      advance();
      sums.add(product().sum(scanner));
    }
    return Operand.of(within(start, () -> Sum.of(sums, signs)), start);
  }

  private Operand product() throws ModelException {
    Operand left = primary();
    while (token.is("*")) {
      Sum a = left.sum(scanner);
      Location at = token.location();
      advance();
      Sum b = primary().sum(scanner);
      if (!a.isConstant() && !b.isConstant()) {
        throw scanner.refusal(at, "the product of two places is not linear; one side is a number");
      }
      Sum sum = a.isConstant() ? b : a;
      long factor = (a.isConstant() ? a : b).constant();
      left =
          Operand.of(within(at, () -> Sum.of(List.of(sum), List.of(factor))), left.start());
    }
    return left;
  }

  private Operand primary() throws ModelException {
    Token first = token;
    Location start = first.location();
    if (first.is("(")) {
      if (++depth > DEEPEST) {
        throw scanner.refusal(start, "more than " + DEEPEST + " parentheses are open here");
      }
      advance();
      Operand inner = implication();
      expect(")");
      depth--;
      return inner.startingAt(start);
    }
    if (first.kind() == Kind.NUMBER) {
      advance();
      return Operand.of(within(start, () -> Sum.constant(parse(first.text()))), start);
    }
    if (first.is(Words.TOKENS)) {
      advance();
      return Operand.of(Sum.tokens(names(places::number, "a place")), start);
    }
    if (first.is(Words.FIREABLE)) {
      advance();
      int[] listed = names(transitions::number, "a transition");
      return Operand.of(new Formula.Fireable(net, listed), start);
    }
    if (first.is(Words.DEADLOCK)) {
      advance();
      return Operand.of(new Formula.Deadlock(net), start);
    }
    if (first.is(Words.TRUE) || first.is(Words.FALSE)) {
      advance();
      return Operand.of(new Formula.Constant(first.is(Words.TRUE)), start);
    }
    if (first.is(Words.EXISTS_FINALLY) || first.is(Words.ALWAYS_GLOBALLY)) {
      throw scanner.refusal(
          start, first.text() + " comes first in a property and not within; a place is quoted");
    }
    return Operand.of(Sum.tokens(name(places::number, OPERAND)), start);
  }

  private static long parse(String digits) {
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      throw new ArithmeticException(digits + " does not fit a long");
    }
  }

  private int[] names(ToIntFunction<String> numbers, String what) throws ModelException {
    List<Integer> found = new ArrayList<>();
    expect("(");
    found.add(name(numbers, what));
    while (token.is(",")) {
      advance();
      found.add(name(numbers, what));
    }
    expect(")");
    return found.stream().mapToInt(number -> number).toArray();
  }

  private int name(ToIntFunction<String> numbers, String what) throws ModelException {
    if (!token.isName()) {
      throw expected(what);
    }
    try {
      int number = numbers.applyAsInt(token.text());
      advance();
      return number;
    } catch (IllegalArgumentException e) {
      throw scanner.refusal(token.location(), e.getMessage());
    }
  }

  /** What may turn out too large. */
  private interface Calculation<T> {
    T result();
  }

  private <T> T within(Location where, Calculation<T> calculation) throws ModelException {
    try {
      return calculation.result();
    } catch (ArithmeticException e) {
      throw scanner.refusal(where, "the numbers here are too large");
    }
  }

  private void expect(String symbol) throws ModelException {
    if (!token.is(symbol)) {
      throw expected(symbol.equals(")") ? "an operator or )" : symbol);
    }
    advance();
  }

  private void advance() throws ModelException {
    token = scanner.next();
  }

  private ModelException expected(String what) {
    return scanner.refusal(token.location(), "found " + token + ", but expected " + what);
  }
}
