package drop.lang;

import drop.lang.Expression.Operator;
import drop.lang.Symbol.Storage;
import drop.lang.Term.Applied;
import drop.lang.Term.Cell;
import drop.lang.Term.Fixed;
import drop.lang.Term.Indexed;
import drop.lang.Term.Joined;
import java.util.Arrays;

/** The instructions of a stack machine, as they are written one after the other. */
final class Code {
  /** Ends local code: the step with the number that follows comes next. */
  static final int STEP = 0;

  static final int END = 1;
  static final int JUMP = 2;
  static final int JUMP_IF_FALSE = 3;

  /** Jumps and leaves the value if it is the one that follows, else takes it away. */
  static final int DECIDE = 4;

  static final int CONST = 5;
  static final int LOAD = 6;
  static final int STORE = 7;

  /** Makes an address of an index, if it is within bounds: what follows is base and size. */
  static final int ADDRESS = 8;

  static final int LOAD_AT = 9;
  static final int STORE_AT = 10;

  /** Loads from the constant arrays. */
  static final int TABLE_AT = 11;

  static final int SWAP = 12;
  static final int DROP = 13;
  static final int CHANGE = 14;
  static final int ACQUIRE = 15;
  static final int RELEASE = 16;
  static final int SPAWN = 17;
  static final int ASSERT = 18;

  /** Ends an expression that is computed by itself. */
  static final int RETURN = 19;

  /** Makes zeros of the elements of an array: what follows is base and size. */
  static final int CLEAR = 20;

  /** The first of those that compute, which have the order of the operators. */
  static final int OPERATOR = 21;

  static final int EQ = OPERATOR + 2;
  static final int NE = OPERATOR + 3;
  static final int LT = OPERATOR + 4;
  static final int LE = OPERATOR + 5;
  static final int GT = OPERATOR + 6;
  static final int GE = OPERATOR + 7;
  static final int ADD = OPERATOR + 8;
  static final int SUB = OPERATOR + 9;
  static final int MUL = OPERATOR + 10;
  static final int DIV = OPERATOR + 11;
  static final int MOD = OPERATOR + 12;
  static final int NOT = OPERATOR + 13;
  static final int NEG = OPERATOR + 14;

  private int[] words = new int[256];
  private int[] origins = new int[256];
  private int size;
  private int origin;

  /** The instruction that computes what an operator says. */
  static int of(Operator operator) {
    return OPERATOR + operator.ordinal();
  }

  /** The statement that what is written from now on belongs to. */
  void origin(int statement) {
    origin = statement;
  }

  int size() {
    return size;
  }

  int[] words() {
    return Arrays.copyOf(words, size);
  }

  int[] origins() {
    return Arrays.copyOf(origins, size);
  }

  void write(int... instruction) {
    if (size + instruction.length > words.length) {
      words = Arrays.copyOf(words, 2 * words.length);
      origins = Arrays.copyOf(origins, words.length);
    }
    for (int word : instruction) {
      words[size] = word;
      origins[size++] = origin;
    }
  }

  /** Writes a jump whose target is not known yet. */
  int writeJump(int... instruction) {
    write(instruction);
    write(-1);
    return size - 1;
  }

  void landHere(int jump) {
    words[jump] = size;
  }

  void writeValue(Term term) {
    if (term instanceof Fixed fixed) {
      write(CONST, fixed.value());
    } else if (term instanceof Cell cell) {
      write(LOAD, cell.address());
    } else if (term instanceof Indexed indexed) {
      writeAddress(indexed);
      write(indexed.array().storage() == Storage.CONSTANT ? TABLE_AT : LOAD_AT);
    } else if (term instanceof Applied applied) {
      writeValue(applied.operand());
      write(of(applied.operator()));
    } else if (term instanceof Joined joined) {
      writeJoined(joined);
    }
  }

  private void writeJoined(Joined joined) {
    writeValue(joined.left());
    if (joined.operator() == Operator.AND || joined.operator() == Operator.OR) {
      int decided = writeJump(DECIDE, joined.operator() == Operator.OR ? 1 : 0);
      writeValue(joined.right());
      landHere(decided);
    } else {
      writeValue(joined.right());
      write(of(joined.operator()));
    }
  }

  /** Writes what computes the address of a variable or an element. */
  void writeAddress(Term place) {
    if (place instanceof Indexed indexed) {
      writeValue(indexed.index());
      write(ADDRESS, indexed.array().address(), indexed.array().size());
    } else {
      write(CONST, ((Cell) place).address());
    }
  }
}
