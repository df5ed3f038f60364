package drop.pnml;

import drop.net.Nupn;
import drop.net.PetriNet;
import drop.notation.UnsupportedNetException;
import java.util.HashSet;
import java.util.Set;

/** Finds out what of a net's text has no place in a PNML document. */
final class PnmlText {
  private final Set<String> ids = new HashSet<>();

  private PnmlText() {}

  static void check(PetriNet net) throws UnsupportedNetException {
    PnmlText text = new PnmlText();
    checkId(net.id());
    checkCharacters(net.name());
    for (int place = 0; place < net.placeCount(); place++) {
      text.checkNode(net.placeId(place), net.placeName(place));
    }
    for (int transition = 0; transition < net.transitionCount(); transition++) {
      text.checkNode(net.transitionId(transition), net.transitionName(transition));
    }
    if (net.nupn().isPresent()) {
      for (Nupn.Unit unit : net.nupn().get().units()) {
        checkListed(unit.id());
        for (int place : unit.places()) {
          checkListed(net.placeId(place));
        }
      }
    }
  }

  private void checkNode(String id, String name) throws UnsupportedNetException {
    checkId(id);
    checkCharacters(name);
    if (!ids.add(id)) {
      throw new UnsupportedNetException(
          "PNML wants unique ids, and two nodes have the id \"" + Quote.of(id) + "\"");
    }
  }

  private static void checkId(String id) throws UnsupportedNetException {
    checkCharacters(id);
    // XML turns tabs and line breaks in an attribute into spaces, which would make it another id.
    if (id.isEmpty() || id.chars().anyMatch(c -> c < ' ')) {
      throw new UnsupportedNetException(
          "PNML has no ids that are empty or have a tab or line break, as \""
              + Quote.of(id)
              + "\"");
    }
  }

  private static void checkListed(String id) throws UnsupportedNetException {
    checkId(id);
    if (id.chars().anyMatch(Character::isWhitespace)) {
      throw new UnsupportedNetException(
          "a NUPN section separates ids by white space, which \"" + Quote.of(id) + "\" contains");
    }
  }

  private static void checkCharacters(String text) throws UnsupportedNetException {
    if (!text.codePoints().allMatch(PnmlText::isXml)) {
      throw new UnsupportedNetException(
          "\"" + Quote.of(text) + "\" has a character that XML does not allow");
    }
  }

  /** The production Char of XML 1.0; half a surrogate pair is no character. */
  private static boolean isXml(int c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || c >= 0x20 && c <= 0xD7FF
        || c >= 0xE000 && c <= 0xFFFD
        || c >= 0x10000;
  }
}
