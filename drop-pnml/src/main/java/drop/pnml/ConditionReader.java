package drop.pnml;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.net.PetriNet;
import drop.property.Formula;
import drop.property.NodeNames;
import drop.property.Sum;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.xml.stream.XMLStreamException;

/** Reads conditions over markings from XML, element by element, to a depth that a stack can bear. */
final class ConditionReader {
  private static final int DEEPEST = 500;

  private final XmlCursor xml;
  private final PetriNet net;
  private final NodeNames places;
  private final NodeNames transitions;
  private String property = "";

  ConditionReader(XmlCursor xml, PetriNet net) {
    this.xml = xml;
    this.net = net;
    this.places = NodeNames.places(net);
    this.transitions = NodeNames.transitions(net);
  }

  /** Says which property is read, for messages. */
  void ofProperty(String id) {
    property = id;
  }

  /** Moves to the first child of the current element, which must have one. */
  void child() throws ModelException, XMLStreamException {
    String parent = xml.name();
    Location start = xml.location();
    if (!xml.nextChild(xml.depth())) {
      throw refusal(start, "<" + parent + "> is empty");
    }
  }

  /** The condition that is the only child of the current element. */
  Formula only() throws ModelException, XMLStreamException {
    List<Formula> parts = parts();
    if (parts.size() != 1) {
      throw refusal(xml.location(), parts.size() + " conditions where there is one");
    }
    return parts.get(0);
  }

  private List<Formula> parts() throws ModelException, XMLStreamException {
    int element = xml.depth();
    String name = xml.name();
    Location start = xml.location();
    List<Formula> parts = new ArrayList<>();
    while (xml.nextChild(element)) {
      parts.add(condition());
    }
    if (parts.isEmpty()) {
      throw refusal(start, "<" + name + "> is empty");
    }
    return parts;
  }

  private Formula condition() throws ModelException, XMLStreamException {
    if (xml.depth() > DEEPEST) {
      throw refusal(xml.location(), "elements are nested more than " + DEEPEST + " deep");
    }
    return switch (xml.name()) {
      case "conjunction" -> Formula.and(parts());
      case "disjunction" -> Formula.or(parts());
      case "negation" -> only().negated();
      case "true" -> new Formula.Constant(true);
      case "false" -> new Formula.Constant(false);
      case "deadlock" -> new Formula.Deadlock(net);
      case "is-fireable" -> new Formula.Fireable(net, nodes("transition", transitions));
      case "integer-le" -> compare(Formula::atMost);
      case "integer-lt" -> compare((a, b) -> Formula.atMost(b, a).negated());
      case "integer-ge" -> compare((a, b) -> Formula.atMost(b, a));
      case "integer-gt" -> compare((a, b) -> Formula.atMost(a, b).negated());
      case "integer-eq" -> compare(Formula::equal);
      case "integer-ne" -> compare((a, b) -> Formula.equal(a, b).negated());
      default -> throw unsupported();
    };
  }

  private interface Comparison {
    Formula of(Sum left, Sum right);
  }

  private Formula compare(Comparison comparison) throws ModelException, XMLStreamException {
    Location start = xml.location();
    List<Sum> sides = sums();
    if (sides.size() != 2) {
      throw refusal(start, "a comparison has two sides, not " + sides.size());
    }
    try {
      return comparison.of(sides.get(0), sides.get(1));
    } catch (ArithmeticException e) {
      throw refusal(start, "the numbers here are too large");
    }
  }

  private List<Sum> sums() throws ModelException, XMLStreamException {
    int element = xml.depth();
    List<Sum> sums = new ArrayList<>();
    while (xml.nextChild(element)) {
      sums.add(sum());
    }
    return sums;
  }

  private Sum sum() throws ModelException, XMLStreamException {
    if (xml.depth() > DEEPEST) {
      throw refusal(xml.location(), "elements are nested more than " + DEEPEST + " deep");
    }
    Location start = xml.location();
    try {
      return switch (xml.name()) {
        case "tokens-count" -> tokens();
        case "integer-constant" -> Sum.constant(Long.parseLong(xml.text()));
        case "integer-sum" -> {
          List<Sum> sums = sums();
          yield Sum.of(sums, Collections.nCopies(sums.size(), 1L));
        }
        default -> throw unsupported();
      };
    } catch (NumberFormatException e) {
      throw refusal(start, "this is no number, or one that is too large");
    } catch (ArithmeticException e) {
      throw refusal(start, "the numbers here are too large");
    }
  }

  /** The sum of the places that are the children of the current element. */
  Sum tokens() throws ModelException, XMLStreamException {
    return Sum.tokens(nodes("place", places));
  }

  private int[] nodes(String kind, NodeNames names) throws ModelException, XMLStreamException {
    int element = xml.depth();
    String parent = xml.name();
    Location start = xml.location();
    List<Integer> found = new ArrayList<>();
    while (xml.nextChild(element)) {
      if (!xml.name().equals(kind)) {
        throw refusal(xml.location(), "<" + parent + "> holds <" + kind + "> elements only");
      }
      Location where = xml.location();
      try {
        found.add(names.number(xml.text()));
      } catch (IllegalArgumentException e) {
        throw refusal(where, Quote.message(e.getMessage()));
      }
    }
    if (found.isEmpty()) {
      throw refusal(start, "<" + parent + "> names no " + kind);
    }
    return found.stream().mapToInt(node -> node).toArray();
  }

  ModelException unsupported() {
    return refusal(
        xml.location(),
        "<"
            + Quote.of(xml.name())
            + "> is not read here; a property is EF or AG of a condition over markings, or an upper"
            + " bound");
  }

  private ModelException refusal(Location where, String reason) {
    return xml.refusal(where, "property " + Quote.of(property) + ": " + reason);
  }
}
