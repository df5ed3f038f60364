package drop.pnml;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.net.PetriNet;
import drop.pnml.IdTable.Meaning;
import drop.pnml.TokenCount.NotACountException;
import java.util.Locale;
import java.util.Set;
import javax.xml.stream.XMLStreamException;

/** Reads one {@code <net>} element, the one that the cursor stands on, with its pages flattened. */
final class NetReader {
  private static final Set<String> UNLIMITED =
      Set.of("", "0", "-1", "inf", "infinity", "infinite", "unlimited", "omega", "ω", "∞");

  private final XmlCursor xml;
  private final Location location;
  private final NetAssembler net;
  private NupnSection nupn;

  NetReader(XmlCursor xml, String id) {
    this.xml = xml;
    this.location = xml.location();
    this.net = new NetAssembler(xml, id);
  }

  PetriNet read() throws ModelException, XMLStreamException {
    String refusal = NetType.refusal(xml.attribute("type"));
    if (refusal != null) {
      throw xml.refusal(refusal);
    }
    Containers pages = new Containers(xml, "page");
    while (pages.next()) {
      switch (xml.name()) {
        case "place" -> place();
        case "transition" -> transition();
        case "referencePlace" -> reference(Meaning.REFERENCE_PLACE);
        case "referenceTransition" -> reference(Meaning.REFERENCE_TRANSITION);
        case "arc", "inputArc", "outputArc" -> arc(null);
        case "inhibitorArc" -> arc(ArcKind.INHIBITOR);
        case "transportArc" ->
            throw xml.refusal("transport arcs belong to timed nets" + " and are not supported");
        case "instance" ->
            throw xml.refusal(
                "instances of PNML modules are not supported;" + " flatten the net first");
        case "name" -> {
          if (pages.atTop()) {
            netName();
          }
        }
        case "toolspecific" -> toolSpecific();
        default -> {
          // Graphics, declarations, final markings, and annotations that other tools invented.
        }
      }
    }
    return net.finish(nupn, location);
  }

  private void netName() throws ModelException, XMLStreamException {
    String name = xml.label();
    if (name != null && !name.isEmpty()) {
      net.name(name);
    }
  }

  private void place() throws ModelException, XMLStreamException {
    Location start = xml.location();
    String id = xml.requiredAttribute("id");
    String name = id;
    Count tokens = new Count("the marking", id, 0);
    tokens.take(xml.attribute("initialMarking"), start);
    int depth = xml.depth();
    while (xml.nextChild(depth)) {
      Location child = xml.location();
      switch (xml.name()) {
        case "name" -> name = nodeName(id);
        case "initialMarking" -> tokens.take(xml.label(), child);
        case "capacity" -> capacity(id);
        case "hlinitialMarking", "type" -> throw coloured();
        default -> {
          // Not the net's behaviour.
        }
      }
    }
    net.place(id, name, tokens.value, start);
  }

  private void capacity(String place) throws ModelException, XMLStreamException {
    Location start = xml.location();
    String text = xml.label();
    if (text != null && !UNLIMITED.contains(text.toLowerCase(Locale.ROOT))) {
      throw xml.refusal(
          start,
          "place \""
              + Quote.of(place)
              + "\" has the capacity \""
              + Quote.of(text)
              + "\"; places must be unlimited (0), so add a complementary place instead");
    }
  }

  private void transition() throws ModelException, XMLStreamException {
    Location start = xml.location();
    String id = xml.requiredAttribute("id");
    String name = id;
    int depth = xml.depth();
    while (xml.nextChild(depth)) {
      switch (xml.name()) {
        case "name" -> name = nodeName(id);
        case "condition" -> throw coloured();
        case "delay" ->
            throw xml.refusal(
                "transition \""
                    + Quote.of(id)
                    + "\" has a delay;"
                    + " time Petri nets are not supported");
        case "send", "receive", "synchronize" ->
            throw xml.refusal(
                "transition \""
                    + Quote.of(id)
                    + "\" communicates through a port; open nets are not supported, compose them"
                    + " first");
        default -> {
          // Rates, priorities and whether a transition is timed are another analysis's business.
        }
      }
    }
    net.transition(id, name, start);
  }

  private void reference(Meaning kind) throws ModelException {
    net.reference(kind, xml.requiredAttribute("id"), xml.requiredAttribute("ref"), xml.location());
  }

  private void arc(ArcKind kindOfElement) throws ModelException, XMLStreamException {
    Location start = xml.location();
    String id = xml.requiredAttribute("id");
    String source = xml.requiredAttribute("source");
    String target = xml.requiredAttribute("target");
    ArcKind kind = kind(kindOfElement, xml.attribute("type"), start);
    Count weight = new Count("the weight", id, 1);
    weight.take(xml.attribute("weight"), start);
    weight.take(xml.attribute("inscription"), start);
    int depth = xml.depth();
    while (xml.nextChild(depth)) {
      Location child = xml.location();
      switch (xml.name()) {
        case "inscription" -> weight.take(xml.label(), child);
        case "type", "arctype" -> {
          String value = xml.attribute("value");
          kind = kind(kind, value != null ? value : xml.label(), child);
        }
        case "hlinscription" -> throw coloured();
        default -> {
          // Not the net's behaviour.
        }
      }
    }
    net.arc(id, source, target, kind == null ? ArcKind.ORDINARY : kind, weight.value, start);
  }

  /** The kind that an arc has when one more of its parts names a kind, or null while none did. */
  private ArcKind kind(ArcKind known, String name, Location where) throws ModelException {
    if (name == null) {
      return known;
    }
    ArcKind kind = ArcKind.named(name);
    if (kind == null) {
      throw xml.refusal(
          where,
          "arcs of the kind \""
              + Quote.of(name)
              + "\" are not supported; there are normal, inhibitor"
              + " and read arcs");
    }
    if (known != null && known != kind) {
      throw xml.refusal(where, "the arc is said to be of two kinds; it must be of one");
    }
    return kind;
  }

  private String nodeName(String id) throws ModelException, XMLStreamException {
    String name = xml.label();
    // An empty name says nothing. Most tools repeat the id as the name: one copy of it is enough.
    return name == null || name.isEmpty() || name.equals(id) ? id : name;
  }

  private void toolSpecific() throws ModelException, XMLStreamException {
    if (nupn == null && "nupn".equalsIgnoreCase(xml.attribute("tool"))) {
      nupn = NupnSection.read(xml);
    }
  }

  private ModelException coloured() {
    return xml.refusal(
        "<"
            + xml.name()
            + "> belongs to coloured nets, which are not supported; unfold it to a P/T"
            + " net");
  }

  /** A number that several parts of an element may give, as long as they agree. */
  private final class Count {
    private final String what;
    private final String id;
    private final int least;
    private int value;
    private boolean given;

    Count(String what, String id, int byDefault) {
      this.what = what;
      this.id = id;
      this.least = byDefault;
      this.value = byDefault;
    }

    void take(String text, Location where) throws ModelException {
      if (text == null) {
        return;
      }
      int count;
      try {
        count = TokenCount.parse(text);
      } catch (NotACountException e) {
        throw refusal(where, e.getMessage());
      }
      if (count < least) {
        throw refusal(where, count + " is too small; it must be at least " + least);
      }
      if (given && count != value) {
        throw refusal(where, "it is given twice, as " + value + " and as " + count);
      }
      value = count;
      given = true;
    }

    private ModelException refusal(Location where, String reason) {
      return xml.refusal(where, what + " of \"" + Quote.of(id) + "\": " + reason);
    }
  }
}
