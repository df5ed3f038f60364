package drop.cli;

import java.util.List;

/** The words of a command line that belong to no option. */
final class Arguments {
  private Arguments() {}

  static String one(String what, List<String> words) throws UsageException {
    if (words.isEmpty()) {
      throw new UsageException(what + " is missing (--help tells more)");
    }
    if (words.size() > 1) {
      throw new UsageException(
          "one %s is enough, but there is %s as well".formatted(what, words.get(1)));
    }
    return words.get(0);
  }
}
