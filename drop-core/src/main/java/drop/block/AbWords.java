package drop.block;

import drop.block.AtomicBlock.Comparison;
import drop.text.WrittenName;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The words of the text format of atomic blocks. */
final class AbWords {
  static final String BLOCKS = "blocks";
  static final String OBJECTS = "objects";
  static final String VARIABLE = "variable";
  static final String BLOCK = "block";
  static final String OF = "of";
  static final String STARTS = "starts";
  static final String WHEN = "when";
  static final String SETS = "sets";
  static final String ADDS = "adds";
  static final String STATELESS = "stateless";
  static final String CREATES = "creates";

  private AbWords() {}

  static boolean isKeyword(String word) {
    return switch (word) {
      case BLOCKS, OBJECTS, VARIABLE, STARTS -> true;
      case BLOCK, OF, WHEN, SETS, ADDS, STATELESS, CREATES -> true;
      default -> comparison(word).isPresent();
    };
  }

  static Optional<Comparison> comparison(String word) {
    return Arrays.stream(Comparison.values()).filter(c -> c.word().equals(word)).findFirst();
  }

  /** The words of all comparisons, as a message lists them. */
  static String comparisons() {
    return Arrays.stream(Comparison.values())
        .map(c -> '"' + c.word() + '"')
        .collect(Collectors.joining(", "));
  }

  static String written(String name) {
    return WrittenName.written(name, AbWords::isKeyword);
  }
}
