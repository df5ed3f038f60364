package drop.lang;

import drop.net.ModelException.Location;
import java.util.List;

/**
 * A name that the whole program knows.
 *
 * @param size null where it is no array
 * @param values what it starts with: none for zeros, or a value for each element
 * @param fill whether the only value is that of each element
 * @param range from and to of a parameter; null of everything else
 * @param meaning what a parameter counts, in a few words
 */
record Declaration(
    Location at,
    Kind kind,
    String name,
    Expression size,
    List<Expression> values,
    boolean fill,
    List<Expression> range,
    String meaning) {
  /** What a name stands for. */
  enum Kind {
    CONST,
    INT,
    BOOL,
    LOCK,
    /** A variable of which each thread has its own, as the thesis declares them. */
    LOCAL
  }

  /**
   * Threads of one text.
   *
   * @param index the name of what tells them apart, null where there is only one
   * @param starts whether one runs from the start on; null where all do
   */
  record Threads(
      Location at,
      String name,
      String index,
      Expression from,
      Expression to,
      Expression starts,
      List<Statement> body) {}
}
