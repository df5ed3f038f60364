package drop.lang;

import drop.net.ModelException.Location;
import java.util.List;

/** A statement as it is written; {@code text} is what a trace shows of it. */
sealed interface Statement {
  Location at();

  String text();

  /** A local variable; {@code size} is null where it is no array, {@code value} where it is 0. */
  record Declare(
      Location at, String text, boolean bool, String name, Expression size, Expression value)
      implements Statement {}

  /** {@code target} is a name or an element. */
  record Assign(Location at, String text, Expression target, Expression value)
      implements Statement {}

  /** Compares and swaps; {@code success} is the local variable that is told, or null. */
  record CompareAndSwap(
      Location at,
      String text,
      Expression success,
      Expression place,
      Expression expected,
      Expression desired)
      implements Statement {}

  /** Adds to a shared variable, atomically and in a way that commutes. */
  record Change(Location at, String text, Expression place, int by) implements Statement {}

  record Acquire(Location at, String text, Expression lock) implements Statement {}

  record Release(Location at, String text, Expression lock) implements Statement {}

  record Await(Location at, String text, Expression condition) implements Statement {}

  record Assert(Location at, String text, Expression condition) implements Statement {}

  /** {@code index} is null where one thread has the name. */
  record Spawn(Location at, String text, String thread, Expression index) implements Statement {}

  record If(
      Location at,
      String text,
      Expression condition,
      List<Statement> then,
      List<Statement> otherwise)
      implements Statement {}

  record While(Location at, String text, Expression condition, List<Statement> body)
      implements Statement {}
}
