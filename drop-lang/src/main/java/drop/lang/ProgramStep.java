package drop.lang;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A step of a thread in words.
 *
 * @param line where the statement is, from 1
 * @param values what the statement reads and what it changes
 * @param violation what goes wrong in the step; empty if nothing does
 */
public record ProgramStep(
    String thread, int line, String statement, List<Value> values, String violation) {
  /**
   * A shared location that the step accesses.
   *
   * @param after the same as before where the step does not change it
   */
  public record Value(String location, String before, String after) {
    @Override
    public String toString() {
      String change = before.equals(after) ? "" : " -> " + after;
      return location + " = " + before + change;
    }
  }

  /** Such as {@code reader[2], line 7: if x == 0 (x = 42)}. */
  @Override
  public String toString() {
    String shown =
        values.isEmpty()
            ? ""
            : values.stream().map(Value::toString).collect(Collectors.joining(", ", " (", ")"));
    String wrong = violation.isEmpty() ? "" : "; " + violation;
    return thread + ", line " + line + ": " + statement + shown + wrong;
  }
}
