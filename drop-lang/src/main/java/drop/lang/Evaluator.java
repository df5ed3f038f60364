package drop.lang;

/** The part of the stack machine that computes values. */
final class Evaluator {
  private final int[] memory;
  private final int[] tables;
  private final int[] stack = new int[ExpressionParser.MOST_OPERATORS + 16];
  private int top;
  private int faultAt;

  Evaluator(int[] memory, int[] tables) {
    this.memory = memory;
    this.tables = tables;
  }

  void clear() {
    top = 0;
  }

  int pop() {
    return stack[--top];
  }

  void push(int value) {
    stack[top++] = value;
  }

  /** Where the last fault was. */
  int faultAt() {
    return faultAt;
  }

  /**
   * Computes until an instruction comes that does something else.
   *
   * @return where that instruction is, or the bits of a {@link Fault} inverted
   */
  int run(int[] code, int start) {
    int pc = start;
    int[] values = stack;
    int t = top;
    while (true) {
      switch (code[pc]) {
        case Code.CONST -> {
          values[t++] = code[pc + 1];
          pc += 2;
        }
        case Code.LOAD -> {
          values[t++] = memory[code[pc + 1]];
          pc += 2;
        }
        case Code.ADDRESS -> {
          int index = values[t - 1];
          if (index < 0 || index >= code[pc + 2]) {
            return fault(Fault.BOUNDS, pc);
          }
          values[t - 1] = code[pc + 1] + index;
          pc += 3;
        }
        case Code.LOAD_AT -> {
          values[t - 1] = memory[values[t - 1]];
          pc++;
        }
        case Code.TABLE_AT -> {
          values[t - 1] = tables[values[t - 1]];
          pc++;
        }
        case Code.DECIDE -> {
          boolean decided = values[t - 1] == code[pc + 1];
          t -= decided ? 0 : 1;
          pc = decided ? code[pc + 2] : pc + 3;
        }
        case Code.NOT -> {
          values[t - 1] = 1 - values[t - 1];
          pc++;
        }
        case Code.NEG -> {
          values[t - 1] = -values[t - 1];
          pc++;
        }
        case Code.DIV, Code.MOD -> {
          t--;
          if (values[t] == 0) {
            return fault(Fault.DIVISION, pc);
          }
          values[t - 1] = compute(code[pc], values[t - 1], values[t]);
          pc++;
        }
        default -> {
          if (code[pc] < Code.OPERATOR) {
            top = t;
            return pc;
          }
          t--;
          values[t - 1] = compute(code[pc], values[t - 1], values[t]);
          pc++;
        }
      }
    }
  }

  /** What an instruction makes of two values, where no divisor is zero. */
  static int compute(int operator, int left, int right) {
    return switch (operator) {
      case Code.ADD -> left + right;
      case Code.SUB -> left - right;
      case Code.MUL -> left * right;
      case Code.DIV -> left / right;
      case Code.MOD -> left % right;
      case Code.EQ -> left == right ? 1 : 0;
      case Code.NE -> left != right ? 1 : 0;
      case Code.LT -> left < right ? 1 : 0;
      case Code.LE -> left <= right ? 1 : 0;
      case Code.GT -> left > right ? 1 : 0;
      case Code.GE -> left >= right ? 1 : 0;
      default -> throw new AssertionError(operator);
    };
  }

  private int fault(Fault fault, int pc) {
    faultAt = pc;
    top = 0;
    return ~fault.ordinal();
  }
}
