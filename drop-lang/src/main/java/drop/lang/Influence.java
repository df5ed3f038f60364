package drop.lang;

import drop.lang.Expression.Operator;
import drop.lang.Symbol.Storage;
import drop.lang.Symbol.Variable;
import drop.lang.Term.Applied;
import drop.lang.Term.Cell;
import drop.lang.Term.Indexed;
import drop.lang.Term.Joined;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which local variables of a thread decide what it does: what comes next, what that touches, and
 * whether it goes wrong. The order of statements does not matter here, so some may be too many.
 */
final class Influence {
  /** What a step tells the thread that decides nothing, and that decides by itself. */
  static final int NOTHING = -1;

  static final int EVERYTHING = -2;

  private final Set<Integer> deciding = new HashSet<>();
  private final Map<Integer, Set<Integer>> sources = new HashMap<>();

  /** What the thread does depends on this value. */
  void decides(Term value) {
    collect(value, deciding);
    uses(value);
  }

  /** A local variable gets this value. */
  void flows(Term value, Variable target) {
    collect(value, sources.computeIfAbsent(target.address(), t -> new HashSet<>()));
    uses(value);
  }

  /** The value or place is computed: indices and divisors decide whether that can be done. */
  void uses(Term term) {
    if (term instanceof Indexed indexed) {
      decides(indexed.index());
    } else if (term instanceof Applied applied) {
      uses(applied.operand());
    } else if (term instanceof Joined joined) {
      uses(joined.left());
      uses(joined.right());
      if (divides(joined)) {
        collect(joined.right(), deciding);
      }
    }
  }

  /** What a step tells that computes these, if it tells this where all goes well. */
  static int told(int told, Term... computed) {
    for (Term term : computed) {
      if (mayFail(term)) {
        return EVERYTHING;
      }
    }
    return told;
  }

  /** Whether shared variables can make a computation fail. */
  private static boolean mayFail(Term term) {
    if (term instanceof Indexed indexed) {
      return indexed.index().shared() || mayFail(indexed.index());
    }
    if (term instanceof Applied applied) {
      return mayFail(applied.operand());
    }
    return term instanceof Joined joined
        && (mayFail(joined.left())
            || mayFail(joined.right())
            || divides(joined) && joined.right().shared());
  }

  private static boolean divides(Joined joined) {
    return joined.operator() == Operator.DIV || joined.operator() == Operator.MOD;
  }

  private static void collect(Term term, Set<Integer> locals) {
    if (term instanceof Cell cell) {
      add(cell.variable(), locals);
    } else if (term instanceof Indexed indexed) {
      add(indexed.array(), locals);
      collect(indexed.index(), locals);
    } else if (term instanceof Applied applied) {
      collect(applied.operand(), locals);
    } else if (term instanceof Joined joined) {
      collect(joined.left(), locals);
      collect(joined.right(), locals);
    }
  }

  private static void add(Variable variable, Set<Integer> locals) {
    if (variable.storage() == Storage.LOCAL) {
      locals.add(variable.address());
    }
  }

  /** Whether it matters what a step tells: of a local variable, when all statements are known. */
  boolean matters(int told) {
    if (told < 0) {
      return told == EVERYTHING;
    }
    Deque<Integer> left = new ArrayDeque<>(deciding);
    while (!left.isEmpty()) {
      for (int source : sources.getOrDefault(left.pop(), Set.of())) {
        if (deciding.add(source)) {
          left.push(source);
        }
      }
    }
    return deciding.contains(told);
  }
}
