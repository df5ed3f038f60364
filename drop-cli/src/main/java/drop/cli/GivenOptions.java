package drop.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The options that were given, and the reductions to which each of them means something. */
final class GivenOptions {
  private record Given(String name, List<String> heededBy) {}

  private final List<Given> all = new ArrayList<>();

  void add(boolean given, String name, String... heededBy) {
    if (given) {
      all.add(new Given(name, List.of(heededBy)));
    }
  }

  /** The reduction of the first option that only one of them has. */
  Optional<String> theirReduction() {
    return all.stream()
        .filter(option -> option.heededBy().size() == 1)
        .map(option -> option.heededBy().get(0))
        .findFirst();
  }

  /** Says no to an option that means nothing to the reduction. */
  void check(String reduction) throws UsageException {
    for (Given option : all) {
      if (!option.heededBy().contains(reduction)) {
        throw new UsageException(
            "%s has no meaning with --reduce %s; leave it out, or use --reduce %s"
                .formatted(option.name(), reduction, String.join(" or ", option.heededBy())));
      }
    }
  }
}
