package drop.lang;

import drop.net.ModelException.Location;

/** An expression as it is written. */
sealed interface Expression {
  Location at();

  /** What an operator does; those of one precedence bind to the left. */
  enum Operator {
    OR("||", 1),
    AND("&&", 2),
    EQ("==", 3),
    NE("!=", 3),
    LT("<", 3),
    LE("<=", 3),
    GT(">", 3),
    GE(">=", 3),
    ADD("+", 4),
    SUB("-", 4),
    MUL("*", 5),
    DIV("/", 5),
    MOD("%", 5),
    NOT("!", 6),
    NEG("-", 6);

    final String symbol;
    final int precedence;

    Operator(String symbol, int precedence) {
      this.symbol = symbol;
      this.precedence = precedence;
    }

    boolean logical() {
      return this == OR || this == AND || this == NOT;
    }

    boolean comparing() {
      return precedence == 3;
    }
  }

  /** A number, or a truth value: 0 or 1. */
  record Literal(Location at, int value, boolean bool) implements Expression {}

  record Name(Location at, String name) implements Expression {}

  record Element(Location at, String name, Expression index) implements Expression {}

  record Unary(Location at, Operator operator, Expression operand) implements Expression {}

  record Binary(Location at, Operator operator, Expression left, Expression right)
      implements Expression {}
}
