package drop.block;

import java.util.List;

/**
 * What an object does between being given control and giving it up (Section 3.1 of Aichernig et
 * al., "Exploiting Distribution and Atomic Transactions for Partial Order Reduction"). It runs at
 * most once.
 *
 * @param object the object on whose state it works
 * @param stateless whether it does not access that state; its conditions may
 * @param conditions what must hold for it to run, all of them
 * @param effects what it does to the variables of the object, one after the other
 * @param creates the blocks that are there once it has run
 */
public record AtomicBlock(
    String name,
    int object,
    boolean stateless,
    List<Condition> conditions,
    List<Effect> effects,
    List<Integer> creates) {
  public AtomicBlock {
    conditions = List.copyOf(conditions);
    effects = List.copyOf(effects);
    creates = List.copyOf(creates);
  }

  /** A variable compared with a number. */
  public record Condition(int variable, Comparison comparison, int value) {}

  /** How a condition compares. */
  public enum Comparison {
    IS("is"),
    NOT("not"),
    BELOW("below"),
    ABOVE("above");

    private final String word;

    Comparison(String word) {
      this.word = word;
    }

    /** The word for it in the text format. */
    public String word() {
      return word;
    }

    boolean holds(int left, int right) {
      return switch (this) {
        case IS -> left == right;
        case NOT -> left != right;
        case BELOW -> left < right;
        case ABOVE -> left > right;
      };
    }
  }

  /** A change of a variable: it is set to the value, or the value is added to it. */
  public record Effect(int variable, boolean adds, int value) {}
}
