package drop.property;

import drop.net.ModelException;
import drop.net.ModelException.Location;

/** What an operator stands next to: either a sum or a condition, since parentheses enclose both. */
final class Operand {
  private final Sum sum;
  private final Formula formula;
  private final Location start;

  private Operand(Sum sum, Formula formula, Location start) {
    this.sum = sum;
    this.formula = formula;
    this.start = start;
  }

  static Operand of(Sum sum, Location start) {
    return new Operand(sum, null, start);
  }

  static Operand of(Formula formula, Location start) {
    return new Operand(null, formula, start);
  }

  Location start() {
    return start;
  }

  /** The same in parentheses. */
  Operand startingAt(Location parenthesis) {
    return new Operand(sum, formula, parenthesis);
  }

  Formula formula(FormulaScanner scanner) throws ModelException {
    if (formula == null) {
      throw scanner.refusal(
          start, "this is a number, but a condition is expected, such as p >= 1");
    }
    return formula;
  }

  Sum sum(FormulaScanner scanner) throws ModelException {
    if (sum == null) {
      throw scanner.refusal(start, "this is a condition, but a number or a place is expected");
    }
    return sum;
  }
}
