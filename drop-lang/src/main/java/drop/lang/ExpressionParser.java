package drop.lang;

import drop.lang.Expression.Binary;
import drop.lang.Expression.Element;
import drop.lang.Expression.Literal;
import drop.lang.Expression.Name;
import drop.lang.Expression.Operator;
import drop.lang.Expression.Unary;
import drop.lang.Token.Kind;
import drop.net.ModelException;
import drop.net.ModelException.Location;
import java.util.List;

/** Reads expressions by precedence climbing. */
final class ExpressionParser {
  /** Both keep the recursions over an expression, here and later, well within a thread's stack. */
  private static final int MOST_NESTED = 100;

  static final int MOST_OPERATORS = 1000;

  private static final List<Operator> BINARY =
      List.of(
          Operator.OR,
          Operator.AND,
          Operator.EQ,
          Operator.NE,
          Operator.LT,
          Operator.LE,
          Operator.GT,
          Operator.GE,
          Operator.ADD,
          Operator.SUB,
          Operator.MUL,
          Operator.DIV,
          Operator.MOD);

  private final TokenReader in;
  private int nested;
  private int operators;

  ExpressionParser(TokenReader in) {
    this.in = in;
  }

  Expression expression() throws ModelException {
    if (nested == 0) {
      operators = 0;
    }
    return binary(1);
  }

  /** A variable or an element of an array. */
  Expression place() throws ModelException {
    return place(in.expectName("a variable"));
  }

  private Expression place(Token name) throws ModelException {
    if (!in.accept("[")) {
      return new Name(name.at(), name.text());
    }
    enter(name.at());
    Expression index = expression();
    nested--;
    in.expect("]");
    return new Element(name.at(), name.text(), index);
  }

  private Expression binary(int precedence) throws ModelException {
    Expression left = unary();
    Operator operator = operator();
    while (operator != null && operator.precedence >= precedence) {
      Location at = in.take().at();
      count(at);
      Expression right = binary(operator.precedence + 1);
      left = new Binary(at, operator, left, right);
      if (operator.comparing() && operator() != null && operator().comparing()) {
        throw in.error(
            in.peek().at(), "comparisons do not chain; join them by && or put one in parentheses");
      }
      operator = operator();
    }
    return left;
  }

  private Operator operator() {
    if (in.peek().kind() != Kind.SYMBOL) {
      return null;
    }
    String symbol = in.peek().text();
    return BINARY.stream().filter(o -> o.symbol.equals(symbol)).findFirst().orElse(null);
  }

  private Expression unary() throws ModelException {
    Location at = in.peek().at();
    Operator operator = in.at("!") ? Operator.NOT : in.at("-") ? Operator.NEG : null;
    if (operator == null) {
      return primary();
    }
    in.take();
    enter(at);
    Expression operand = unary();
    nested--;
    return new Unary(at, operator, operand);
  }

  private Expression primary() throws ModelException {
    Token token = in.peek();
    if (in.accept("(")) {
      enter(token.at());
      Expression inner = expression();
      nested--;
      in.expect(")");
      return inner;
    }
    if (token.kind() == Kind.NUMBER) {
      return new Literal(token.at(), in.expectNumber("a number"), false);
    }
    if (token.is("true") || token.is("false")) {
      in.take();
      return new Literal(token.at(), token.is("true") ? 1 : 0, true);
    }
    if (token.is("$")) {
      in.take();
      return new Name(token.at(), "$");
    }
    if (token.is("cas")) {
      throw in.error(
          token.at(), "cas is a statement of its own: done := cas(place, expected, new)");
    }
    if (token.kind() == Kind.WORD && token.isName()) {
      return place(in.take());
    }
    throw in.expected("an expression");
  }

  private void enter(Location at) throws ModelException {
    count(at);
    if (++nested > MOST_NESTED) {
      throw in.error(at, "this expression is nested more than " + MOST_NESTED + " deep");
    }
  }

  private void count(Location at) throws ModelException {
    if (++operators > MOST_OPERATORS) {
      throw in.error(at, "this expression has more than " + MOST_OPERATORS + " operators");
    }
  }
}
