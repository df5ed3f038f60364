package drop.lang;

import drop.lang.Expression.Binary;
import drop.lang.Expression.Element;
import drop.lang.Expression.Literal;
import drop.lang.Expression.Name;
import drop.lang.Expression.Operator;
import drop.lang.Expression.Unary;
import drop.lang.Symbol.Constant;
import drop.lang.Symbol.Family;
import drop.lang.Symbol.Storage;
import drop.lang.Symbol.Type;
import drop.lang.Symbol.Variable;
import drop.lang.Term.Applied;
import drop.lang.Term.Cell;
import drop.lang.Term.Fixed;
import drop.lang.Term.Indexed;
import drop.lang.Term.Joined;
import drop.net.ModelException;
import java.util.List;

/** Resolves the names of expressions, checks their types and computes what is constant. */
final class Resolver {
  private final Names names;
  private final List<Integer> constants;

  /** {@code constants} are the elements of all constant arrays. */
  Resolver(Names names, List<Integer> constants) {
    this.names = names;
    this.constants = constants;
  }

  /** The value of an expression that must be constant. */
  int constant(Expression expression, Type type, String what) throws ModelException {
    if (value(expression, type) instanceof Fixed fixed) {
      return fixed.value();
    }
    throw names.error(expression.at(), what + " must be constant");
  }

  Term value(Expression expression, Type type) throws ModelException {
    Term term = value(expression);
    if (term.type() != type) {
      throw names.error(
          expression.at(), "this is " + term.type().shown + ", expected " + type.shown);
    }
    return term;
  }

  /** A variable or an element, which can be assigned to or locked. */
  Term place(Expression expression) throws ModelException {
    Term term =
        expression instanceof Element element
            ? element(element)
            : name((Name) expression);
    if (term instanceof Fixed
        || term instanceof Cell cell && cell.variable().storage() == Storage.CONSTANT
        || term instanceof Indexed indexed && indexed.array().storage() == Storage.CONSTANT) {
      throw names.error(expression.at(), "a constant cannot be changed");
    }
    return term;
  }

  private Term value(Expression expression) throws ModelException {
    if (expression instanceof Literal literal) {
      return new Fixed(literal.value(), literal.bool() ? Type.BOOL : Type.INT);
    }
    if (expression instanceof Unary unary) {
      return unary(unary);
    }
    if (expression instanceof Binary binary) {
      return binary(binary);
    }
    Term term =
        expression instanceof Element element ? element(element) : name((Name) expression);
    if (term.type() == Type.LOCK) {
      throw names.error(expression.at(), "a lock has no value; acquire and release are for locks");
    }
    return term;
  }

  private Term name(Name name) throws ModelException {
    Symbol symbol = names.resolve(name.name(), name.at());
    if (symbol instanceof Constant constant) {
      return new Fixed(constant.value(), constant.type());
    }
    if (symbol instanceof Family) {
      throw names.error(name.at(), name.name() + " is a thread, not a variable");
    }
    Variable variable = (Variable) symbol;
    if (variable.array()) {
      throw names.error(
          name.at(), name.name() + " is an array; " + name.name() + "[...] is an element of it");
    }
    return new Cell(variable, variable.address());
  }

  private Term element(Element element) throws ModelException {
    Symbol symbol = names.resolve(element.name(), element.at());
    if (!(symbol instanceof Variable array) || !array.array()) {
      throw names.error(element.at(), element.name() + " is no array");
    }
    Term index = value(element.index(), Type.INT);
    if (!(index instanceof Fixed fixed)) {
      return new Indexed(array, index);
    }
    if (fixed.value() < 0 || fixed.value() >= array.size()) {
      throw names.error(
          element.index().at(), outOfBounds(element.name(), fixed.value(), array.size()));
    }
    int address = array.address() + fixed.value();
    return array.storage() == Storage.CONSTANT
        ? new Fixed(constants.get(address), Type.INT)
        : new Cell(array, address);
  }

  static String outOfBounds(String array, int index, int size) {
    String elements = size == 0 ? "no elements" : "the elements 0 to " + (size - 1);
    return "the index " + index + " is out of bounds: " + array + " has " + elements;
  }

  private Term unary(Unary unary) throws ModelException {
    boolean not = unary.operator() == Operator.NOT;
    Term operand = value(unary.operand(), not ? Type.BOOL : Type.INT);
    if (operand instanceof Fixed fixed) {
      return not
          ? new Fixed(1 - fixed.value(), Type.BOOL)
          : new Fixed(-fixed.value(), Type.INT);
    }
    return new Applied(unary.operator(), operand);
  }

  private Term binary(Binary binary) throws ModelException {
    Operator operator = binary.operator();
    Term left;
    Term right;
    if (operator.logical()) {
      left = value(binary.left(), Type.BOOL);
      if (left instanceof Fixed fixed) {
        // What a constant keeps from being computed need not be right: i > 0 && a[i - 1] == 0.
        boolean decided = (fixed.value() == 1) == (operator == Operator.OR);
        return decided ? left : value(binary.right(), Type.BOOL);
      }
      right = value(binary.right(), Type.BOOL);
    } else if (operator == Operator.EQ || operator == Operator.NE) {
      left = value(binary.left());
      right = value(binary.right(), left.type());
    } else {
      left = value(binary.left(), Type.INT);
      right = value(binary.right(), Type.INT);
    }
    if (divides(operator) && right instanceof Fixed fixed && fixed.value() == 0) {
      throw names.error(binary.at(), "this divides by zero");
    }
    Joined joined = new Joined(operator, left, right);
    return left instanceof Fixed l && right instanceof Fixed r
        ? new Fixed(
            Evaluator.compute(Code.of(operator), l.value(), r.value()), joined.type())
        : joined;
  }

  private static boolean divides(Operator operator) {
    return operator == Operator.DIV || operator == Operator.MOD;
  }
}
