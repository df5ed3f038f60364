package drop.cli;

import java.util.List;
import java.util.Map;

/** An option with a few named values. */
final class Choice {
  private Choice() {}

  /** The meaning of a value, or an error that lists the values. */
  static <T> T of(String option, String value, Map<String, T> meanings) throws UsageException {
    T meaning = meanings.get(value);
    if (meaning == null) {
      throw new UsageException(
          "%s %s: there is no such value; there are %s"
              .formatted(option, value, String.join(", ", List.copyOf(meanings.keySet()))));
    }
    return meaning;
  }
}
