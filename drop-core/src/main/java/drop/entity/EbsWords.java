package drop.entity;

import drop.entity.EntityAction.Role;
import drop.text.WrittenName;
import java.util.Arrays;
import java.util.Optional;

/** The words of the text format of entity-based systems. */
final class EbsWords {
  static final String SYSTEM = "system";
  static final String ENTITIES = "entities";
  static final String INITIAL = "initial";
  static final String ACTION = "action";

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

  static String written(String name) {
    return WrittenName.written(name, EbsWords::isKeyword);
  }
}
