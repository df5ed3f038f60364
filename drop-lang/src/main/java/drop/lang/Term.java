package drop.lang;

import drop.lang.Expression.Operator;
import drop.lang.Symbol.Type;
import drop.lang.Symbol.Variable;

/** An expression with names resolved, types checked and constants computed. */
sealed interface Term {
  Type type();

  /** Whether its value depends on shared variables. */
  boolean shared();

  record Fixed(int value, Type type) implements Term {
    @Override
    public boolean shared() {
      return false;
    }
  }

  /** A variable, or the element of an array that a constant index tells. */
  record Cell(Variable variable, int address) implements Term {
    @Override
    public Type type() {
      return variable.type();
    }

    @Override
    public boolean shared() {
      return variable.shared();
    }
  }

  record Indexed(Variable array, Term index) implements Term {
    @Override
    public Type type() {
      return array.type();
    }

    @Override
    public boolean shared() {
      return array.shared() || index.shared();
    }
  }

  record Applied(Operator operator, Term operand) implements Term {
    @Override
    public Type type() {
      return operand.type();
    }

    @Override
    public boolean shared() {
      return operand.shared();
    }
  }

  record Joined(Operator operator, Term left, Term right, boolean shared) implements Term {
    Joined(Operator operator, Term left, Term right) {
      this(operator, left, right, left.shared() || right.shared());
    }

    @Override
    public Type type() {
      return operator.comparing() || operator.logical() ? Type.BOOL : Type.INT;
    }
  }
}
