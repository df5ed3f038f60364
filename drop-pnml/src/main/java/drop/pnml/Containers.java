package drop.pnml;

import javax.xml.stream.XMLStreamException;

/**
 * Walks the children of an element and looks through one kind of nested container, such as pages,
 * as if their content stood in the element itself. The depth of the nesting costs nothing: a level
 * is left by counting down, because only containers stand between the element and its content.
 */
final class Containers {
  private final XmlCursor xml;
  private final String container;
  private final int outermost;
  private int level;

  /** Starts at the element that the cursor stands on. */
  Containers(XmlCursor xml, String container) {
    this.xml = xml;
    this.container = container;
    this.outermost = xml.depth();
    this.level = outermost;
  }

  /**
   * Moves to the next element inside, past whatever of the last one is unread; false where there is
   * none any more.
   */
  boolean next() throws XMLStreamException {
    while (true) {
      if (xml.nextChild(level)) {
        if (!xml.name().equals(container)) {
          return true;
        }
        level++;
      } else if (level == outermost) {
        return false;
      } else {
        level--;
      }
    }
  }

  /** Whether the current element is a child of the outermost one, in no container. */
  boolean atTop() {
    return level == outermost;
  }
}
