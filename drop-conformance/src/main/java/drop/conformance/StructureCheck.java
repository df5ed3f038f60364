package drop.conformance;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Checks the structure of a document as it streams by: the namespace, the net types, and which
 * element may stand in which. What refers to what is left to {@link Graph}, what the labels say to
 * the import.
 */
final class StructureCheck {
  private static final String PNML = "http://www.pnml.org/version-2009/grammar/pnml";
  private static final String GRAMMAR = "http://www.pnml.org/version-2009/grammar/";
  private static final Set<String> TYPES =
      Set.of("pnmlcoremodel", "ptnet", "symmetricnet", "highlevelnet", "pt-hlpng");

  /** PNML Framework builds trees by recursion, and no honest document comes near this depth. */
  private static final int DEEPEST = 1_000;

  private static final Set<String> ON_PAGES =
      Set.of("page", "place", "transition", "arc", "referencePlace", "referenceTransition");
  private static final Set<String> COMMON = Set.of("name", "graphics", "toolspecific");
  private static final Map<String, Set<String>> OWN =
      Map.of(
          "net", Set.of("page"),
          "page", ON_PAGES,
          "place", Set.of("initialMarking"),
          "transition", Set.of(),
          "referencePlace", Set.of(),
          "referenceTransition", Set.of(),
          "arc", Set.of("inscription"));

  private final Findings findings;
  private final Deque<String> open = new ArrayDeque<>();
  private final Graph graph;
  private XMLStreamReader reader;
  private String type = "";
  private int line;
  private int column;
  private int ignoredDepth;
  private boolean sawNet;
  private boolean sawPage;

  StructureCheck(Findings findings) {
    this.findings = findings;
    this.graph = new Graph(findings);
  }

  /**
   * Whether PNML Framework may be shown the document: it is XML, in bounds, and without a DOCTYPE.
   */
  boolean accepts(Path document) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty("jdk.xml.maxElementDepth", "0");
    try (InputStream in = new BufferedInputStream(Files.newInputStream(document))) {
      reader = factory.createXMLStreamReader(in);
      return walk();
    } catch (XMLStreamException e) {
      Location at = e.getLocation();
      String message = String.valueOf(e.getMessage()).replaceFirst("(?s)^Parse.*?Message: ", "");
      if (at == null) {
        findings.add("not well-formed XML: " + message);
      } else {
        findings.add(at.getLineNumber(), at.getColumnNumber(), "not well-formed XML: " + message);
      }
      return false;
    }
  }

  private boolean walk() throws XMLStreamException {
    while (reader.hasNext()) {
      switch (advance()) {
        case XMLStreamConstants.DTD -> {
          report("a document type declaration (DOCTYPE) is refused");
          return false;
        }
        case XMLStreamConstants.START_ELEMENT -> {
          if (open.size() >= DEEPEST) {
            report("elements are nested more than " + DEEPEST + " deep");
            return false;
          }
          start(reader.getLocalName());
        }
        case XMLStreamConstants.END_ELEMENT -> end();
        default -> {
          // Text is the import's to judge.
        }
      }
    }
    if (!sawNet) {
      findings.add("the document has no <net>");
    }
    return true;
  }

  private int advance() throws XMLStreamException {
    Location before = reader.getLocation();
    // The parser has taken the tag's opening bracket by the time that it reports the text before.
    int taken = reader.getEventType() == XMLStreamConstants.CHARACTERS ? 1 : 0;
    int event = reader.next();
    // White space before the root is not reported, so only where its tag ends is known.
    Location at = open.isEmpty() ? reader.getLocation() : before;
    line = at.getLineNumber();
    column = Math.max(1, at.getColumnNumber() - (open.isEmpty() ? 0 : taken));
    return event;
  }

  private void start(String name) {
    String parent = open.peek();
    open.push(name);
    if (ignoredDepth > 0) {
      return;
    }
    if (parent == null) {
      root(name);
    } else if (parent.equals("pnml")) {
      net(name);
    } else if (OWN.containsKey(parent)) {
      child(name, parent);
    } else {
      ignoredDepth = open.size();
    }
  }

  private void end() {
    String name = open.pop();
    if (open.size() < ignoredDepth) {
      ignoredDepth = 0;
    }
    if (ignoredDepth == 0 && open.size() == 1 && name.equals("net")) {
      if (!sawPage) {
        report("the net has no page; its nodes and arcs must stand on pages");
      }
      graph.endNet();
    }
    if (ignoredDepth == 0 && name.equals("page")) {
      graph.endPage();
    }
  }

  private void root(String name) {
    if (!name.equals("pnml")) {
      report("the root element is <" + name + ">, not <pnml>");
      ignoredDepth = 1;
    } else if (!PNML.equals(reader.getNamespaceURI())) {
      report("the namespace of <pnml> is not " + PNML);
    }
  }

  private void net(String name) {
    if (!name.equals("net")) {
      report("<" + name + "> has no place in <pnml>");
      ignoredDepth = open.size();
      return;
    }
    sawNet = true;
    sawPage = false;
    String given = reader.getAttributeValue(null, "type");
    type = given != null && given.startsWith(GRAMMAR) ? given.substring(GRAMMAR.length()) : "";
    if (!TYPES.contains(type)) {
      report("the net type \"" + given + "\" is none of the standard");
    }
    graph.startNet(id(), line, column);
  }

  private void child(String name, String parent) {
    boolean placeTransition = type.equals("ptnet") || type.isEmpty();
    if (!OWN.get(parent).contains(name)) {
      if (!COMMON.contains(name) && placeTransition) {
        report("<" + name + "> has no place in the <" + parent + "> of a place/transition net");
      }
      ignoredDepth = open.size();
      return;
    }
    switch (name) {
      case "page" -> {
        sawPage = true;
        graph.startPage(id(), line, column);
      }
      case "arc" -> {
        if (placeTransition && reader.getAttributeValue(null, "type") != null) {
          report("the standard has no kinds of arcs, so an <arc> has no attribute type");
        }
        graph.arc(id(), attribute("source"), attribute("target"), line, column);
      }
      case "place", "transition" -> graph.node(name, id(), line, column);
      case "referencePlace", "referenceTransition" ->
          graph.reference(name, id(), attribute("ref"), line, column);
      default -> ignoredDepth = open.size();
    }
  }

  private String id() {
    return attribute("id");
  }

  private String attribute(String name) {
    String value = reader.getAttributeValue(null, name);
    if (value == null) {
      report("<" + reader.getLocalName() + "> has no attribute " + name);
    }
    return value;
  }

  private void report(String finding) {
    findings.add(line, column, finding);
  }
}
