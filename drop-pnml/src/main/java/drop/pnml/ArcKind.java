package drop.pnml;

import java.util.Locale;

/** How an arc bears on its transition. */
enum ArcKind {
  ORDINARY,
  INHIBITOR,
  READ;

  /** The kind of this name, or null where the net in memory has none such. */
  static ArcKind named(String name) {
    return switch (name.strip().toLowerCase(Locale.ROOT)) {
      case "normal", "ordinary", "standard" -> ORDINARY;
      case "inhibitor", "inhibitorarc" -> INHIBITOR;
      case "read", "test", "readarc", "testarc" -> READ;
      default -> null;
    };
  }
}
