package drop.cli;

import com.beust.jcommander.IStringConverter;
import com.beust.jcommander.ParameterException;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Positive quantities with units, as users write them after an option. */
final class Quantities {
  private static final Pattern QUANTITY = Pattern.compile("([0-9]+)([a-z]*)");

  private Quantities() {}

  /** A plain number. */
  static final class Count implements IStringConverter<Long> {
    private final String option;

    Count(String option) {
      this.option = option;
    }

    @Override
    public Long convert(String text) {
      return quantity(option, text, Map.of("", 1L), "a positive whole number");
    }
  }

  /** A time, in nanoseconds. */
  static final class Time implements IStringConverter<Long> {
    private static final long SECOND = 1_000_000_000L;

    private final String option;

    Time(String option) {
      this.option = option;
    }

    @Override
    public Long convert(String text) {
      Map<String, Long> units =
          Map.of("ms", SECOND / 1000, "s", SECOND, "m", 60 * SECOND, "h", 3600 * SECOND);
      return quantity(option, text, units, "a time such as 500ms, 30s, 5m or 1h");
    }
  }

  /** An amount of memory, in bytes. */
  static final class Memory implements IStringConverter<Long> {
    private final String option;

    Memory(String option) {
      this.option = option;
    }

    @Override
    public Long convert(String text) {
      Map<String, Long> units = Map.of("k", 1L << 10, "m", 1L << 20, "g", 1L << 30);
      return quantity(option, text, units, "an amount such as 512m or 4g");
    }
  }

  private static long quantity(
      String option, String text, Map<String, Long> units, String expected) {
    Matcher matcher = QUANTITY.matcher(text.toLowerCase(Locale.ROOT));
    if (matcher.matches() && units.containsKey(matcher.group(2))) {
      try {
        long value =
            Math.multiplyExact(Long.parseLong(matcher.group(1)), units.get(matcher.group(2)));
        if (value > 0) {
          return value;
        }
      } catch (ArithmeticException | NumberFormatException tooLarge) {
        throw new ParameterException("%s %s: this is too large".formatted(option, text));
      }
    }
    throw new ParameterException("%s %s: this is not %s".formatted(option, text, expected));
  }
}
