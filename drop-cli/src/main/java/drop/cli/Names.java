package drop.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The values of an enumeration by their names on the command line. */
final class Names {
  private Names() {}

  static String of(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static <T extends Enum<T>> Map<String, T> of(T[] values) {
    return Arrays.stream(values)
        .collect(Collectors.toMap(Names::of, value -> value, (a, b) -> a, TreeMap::new));
  }
}
