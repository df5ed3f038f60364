package drop.pnml;

import java.util.Locale;
import java.util.Set;

/**
 * What a net says to be, in the type attribute of {@code <net>}: a URL that ends in the type's
 * name, or just a name. Types that are place/transition nets in some tool's spelling are accepted,
 * whatever else is refused by name.
 */
final class NetType {
  private static final Set<String> PLACE_TRANSITION =
      Set.of(
          "ptnet",
          "ptnetb",
          "ptnets",
          "pt",
          "petrinet",
          "placetransitionnet",
          "placetransitionpetrinet",
          // The core model has no markings by the book, but process-mining tools write P/T nets in
          // it.
          "pnmlcoremodel",
          "epnml10",
          "epnml11",
          // The published extensions of P/T nets; a reset arc is refused where there is one.
          "inhibitorptnet",
          "resetptnet",
          "resetinhibitorptnet");

  private NetType() {}

  /** Why nets of this type cannot be read, or null where they can. */
  static String refusal(String type) {
    if (type == null || type.isBlank()) {
      return null;
    }
    String name = simpleName(type);
    if (PLACE_TRANSITION.contains(name)) {
      return null;
    }
    String shown = "\"" + Quote.of(type.strip()) + "\"";
    if (name.matches(".*(symmetric|highlevel|hlpn|colou?red|hlnet|cpn|wellformed).*")) {
      return "the net type " + shown + " is a coloured (high-level) net; unfold it to a P/T net";
    }
    return "the net type " + shown + " is not known as a place/transition net";
  }

  private static String simpleName(String type) {
    String text = type.strip().toLowerCase(Locale.ROOT);
    if (text.contains("://")) {
      text = text.replaceFirst("[/#]+$", "");
      text = text.substring(Math.max(text.lastIndexOf('/'), text.lastIndexOf('#')) + 1);
    }
    return text.replaceFirst("\\.(pntd|rng|xsd)$", "").replaceAll("[^a-z0-9]", "");
  }
}
