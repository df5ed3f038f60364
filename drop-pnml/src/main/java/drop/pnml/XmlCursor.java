package drop.pnml;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A place in an XML document that only moves forward, from element to element. It holds one event
 * at a time, counts the open elements instead of stacking them, and refuses a document type
 * declaration, so no entity is ever expanded or fetched.
 */
final class XmlCursor implements AutoCloseable {
  private static final int LONGEST_TEXT = 16 << 20;
  private static final String XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";

  private final String source;
  private final TokenLimit input;
  private final XMLStreamReader reader;
  private String rootNamespace = "";
  private int depth;
  private int line = 1;
  private int column = 1;

  XmlCursor(InputStream in, String source) throws IOException, XMLStreamException {
    this.source = source;
    this.input = new TokenLimit(XmlEncoding.decode(Gzip.unpack(in)));
    this.reader = factory().createXMLStreamReader(input);
  }

  private static XMLInputFactory factory() {
    // The JDK's own parser, whatever else a class path offers: its limits and messages are known.
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setXMLResolver(
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("external entities are not read");
        });
    // Later JDKs stop at a depth of 100, which nested pages may pass; depth costs this reader
    // nothing.
    factory.setProperty("jdk.xml.maxElementDepth", "0");
    return factory;
  }

  @Override
  public void close() throws IOException {
    input.close();
  }

  /** Moves to the root element, which must have this name, in whatever namespace. */
  void root(String name) throws ModelException, XMLStreamException {
    int event = reader.getEventType();
    while (event != XMLStreamConstants.START_ELEMENT) {
      event = advance();
      if (event == XMLStreamConstants.DTD) {
        throw refusal(
            end(), "a document type declaration (DOCTYPE) is refused; remove it from the document");
      }
    }
    depth = 1;
    // White space before the root is not reported, so only where the tag ends is known.
    line = end().line();
    column = end().column();
    rootNamespace = namespace();
    if (!name().equals(name)) {
      throw refusal("the root element is <" + Quote.of(name()) + ">, not <" + name + ">");
    }
  }

  /** How many elements are open; the current one is the innermost. */
  int depth() {
    return depth;
  }

  String name() {
    return reader.getLocalName();
  }

  /** Where the tag of the current element starts. */
  Location location() {
    return new Location(line, column);
  }

  String attribute(String name) {
    return reader.getAttributeValue(null, name);
  }

  String requiredAttribute(String name) throws ModelException {
    String value = attribute(name);
    if (value == null || value.isEmpty()) {
      throw refusal("<" + name() + "> has no " + name + "; give it the attribute " + name);
    }
    return value;
  }

  /**
   * Moves to the next child of the element at this depth, past whatever of the current child is
   * unread; false, and past the element's end, where there is none. Elements of foreign namespaces
   * are annotations of other tools and are passed over.
   */
  boolean nextChild(int parentDepth) throws XMLStreamException {
    while (depth >= parentDepth) {
      int event = advance();
      if (event == XMLStreamConstants.START_ELEMENT) {
        depth++;
        if (depth == parentDepth + 1 && !foreign()) {
          return true;
        }
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        depth--;
      }
    }
    return false;
  }

  /** Reads on to the end of the document, which must be well-formed to its end. */
  void finish() throws XMLStreamException {
    while (reader.getEventType() != XMLStreamConstants.END_DOCUMENT) {
      advance();
    }
  }

  /**
   * The current element's own text up to its end, stripped unless {@code xml:space} preserves it.
   */
  String text() throws ModelException, XMLStreamException {
    boolean preserved = "preserve".equals(reader.getAttributeValue(XML_NAMESPACE, "space"));
    StringBuilder text = new StringBuilder();
    int element = depth;
    Location start = location();
    while (depth >= element) {
      int event = advance();
      collect(event, element, text, start);
    }
    return preserved ? text.toString() : text.toString().strip();
  }

  /**
   * What a label says: the text of its {@code <text>} or {@code <value>} child or, in the absence
   * of both, its own text; null where it says nothing.
   */
  String label() throws ModelException, XMLStreamException {
    int label = depth;
    Location start = location();
    StringBuilder own = new StringBuilder();
    String said = null;
    while (depth >= label) {
      int event = advance();
      collect(event, label, own, start);
      if (event == XMLStreamConstants.START_ELEMENT
          && depth == label + 1
          && said == null
          && (name().equals("text") || name().equals("value"))
          && !foreign()) {
        said = text();
      }
    }
    if (said != null) {
      return said;
    }
    String bare = own.toString().strip();
    return bare.isEmpty() ? null : bare;
  }

  private void collect(int event, int element, StringBuilder text, Location start)
      throws ModelException {
    switch (event) {
      case XMLStreamConstants.START_ELEMENT -> depth++;
      case XMLStreamConstants.END_ELEMENT -> depth--;
      case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
        if (depth == element) {
          if (text.length() + reader.getTextLength() > LONGEST_TEXT) {
            throw refusal(start, "a text of more than " + LONGEST_TEXT + " characters is refused");
          }
          text.append(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
        }
      }
      default -> {
        // Comments and processing instructions say nothing about the net.
      }
    }
  }

  ModelException refusal(String reason) {
    return refusal(location(), reason);
  }

  ModelException refusal(Location where, String reason) {
    return new ModelException(source, where, reason);
  }

  private int advance() throws XMLStreamException {
    javax.xml.stream.Location before = reader.getLocation();
    boolean afterText = reader.getEventType() == XMLStreamConstants.CHARACTERS;
    input.startToken();
    int event = reader.next();
    if (event == XMLStreamConstants.START_ELEMENT) {
      line = before.getLineNumber();
      // The parser has taken the tag's opening bracket by the time that it reports the text before.
      column = Math.max(1, before.getColumnNumber() - (afterText ? 1 : 0));
    }
    return event;
  }

  private Location end() {
    javax.xml.stream.Location now = reader.getLocation();
    return new Location(Math.max(1, now.getLineNumber()), Math.max(1, now.getColumnNumber()));
  }

  private String namespace() {
    String uri = reader.getNamespaceURI();
    return uri == null ? "" : uri;
  }

  private boolean foreign() {
    String uri = namespace();
    return !(uri.equals(rootNamespace)
        || uri.isEmpty()
        || uri.contains("www.pnml.org/")
        || uri.contains("informatik.hu-berlin.de/top/"));
  }
}
