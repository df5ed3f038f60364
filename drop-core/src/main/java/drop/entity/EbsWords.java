package drop.entity;

import drop.entity.EntityAction.Role;
import java.util.Arrays;
import java.util.Optional;

/** The words of the text format of entity-based systems, and which names need quotes. */
final class EbsWords {
  static final String SYSTEM = "system";
  static final String ENTITIES = "entities";
  static final String INITIAL = "initial";
  static final String ACTION = "action";

  /** What a name without quotes consists of, in words. */
  static final String CHARACTERS = "letters, digits and _ - . ' [ ]";

  private static final String SIGNS = "_-.'[]";

  private EbsWords() {}

  static Optional<Role> role(String word) {
    return Arrays.stream(Role.values()).filter(role -> role.word().equals(word)).findFirst();
  }

  static boolean isKeyword(String word) {
    return switch (word) {
      case SYSTEM, ENTITIES, INITIAL, ACTION -> true;
      default -> role(word).isPresent();
    };
  }

  /**
   * Whether a character, or half of a surrogate pair, may be in a name without quotes. Letters
   * beyond the first plane are quoted: that spares looking at pairs.
   */
  static boolean inWord(int character) {
    return character >= 0 && (Character.isLetterOrDigit(character) || SIGNS.indexOf(character) >= 0);
  }

  /** The name as it is written, in quotes where it needs them. */
  static String written(String name) {
    boolean plain = name.chars().allMatch(EbsWords::inWord) && !isKeyword(name);
    return plain ? name : '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
