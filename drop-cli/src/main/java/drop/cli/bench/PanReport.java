package drop.cli.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a verifier that Spin made says at its end. */
record PanReport(String text) {
  private static final Pattern STORED = Pattern.compile("([0-9][0-9.e+]*) states, stored");

  /** So many digits are printed at most; larger numbers are rounded. */
  private static final MathContext PRINTED = new MathContext(8);

  /** What is wrong with the run, if it is not one over exactly these many states. */
  Optional<String> objection(long states) {
    if (text.contains("max search depth too small")) {
      return Optional.of("search depth too small");
    }
    if (text.contains("out of memory")) {
      return Optional.of("out of memory");
    }
    if (text.contains("Search not completed")) {
      return Optional.of("search not completed");
    }
    Matcher stored = STORED.matcher(text);
    if (!stored.find()) {
      return Optional.of("no report");
    }
    BigDecimal count = new BigDecimal(stored.group(1));
    BigDecimal expected = new BigDecimal(states).round(PRINTED);
    return count.compareTo(expected) == 0
        ? Optional.empty()
        : Optional.of(stored.group(1) + " states stored");
  }
}
