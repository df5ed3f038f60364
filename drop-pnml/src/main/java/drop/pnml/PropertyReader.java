package drop.pnml;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.net.PetriNet;
import drop.property.Formula;
import drop.property.Property;
import drop.property.Reachability;
import drop.property.UpperBound;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLStreamException;

/**
 * Reads the properties of the Model Checking Contest: formulas {@code EF} and {@code AG} of conditions
 * over markings, and upper bounds. Whatever else a file asks is refused by the property's name.
 */
public final class PropertyReader {
  private final XmlCursor xml;
  private final ConditionReader conditions;

  private PropertyReader(XmlCursor xml, PetriNet net) {
    this.xml = xml;
    this.conditions = new ConditionReader(xml, net);
  }

  /** Reads all properties of a document and leaves the stream open: it is the caller's. */
  public static List<Property> read(InputStream in, String sourceName, PetriNet net)
      throws ModelException, IOException {
    try (XmlCursor xml = new XmlCursor(in, sourceName)) {
      return new PropertyReader(xml, net).properties();
    } catch (XMLStreamException e) {
      throw XmlFault.explain(e, sourceName);
    } catch (IOException e) {
      throw XmlFault.explain(e, sourceName, Location.NONE);
    }
  }

  private List<Property> properties() throws ModelException, XMLStreamException {
    xml.root("property-set");
    List<Property> properties = new ArrayList<>();
    Set<String> names = new HashSet<>();
    int set = xml.depth();
    while (xml.nextChild(set)) {
      if (xml.name().equals("property")) {
        Location where = xml.location();
        Property property = property();
        if (!names.add(property.name())) {
          throw xml.refusal(
              where, "a second property has the id \"" + Quote.of(property.name()) + "\"");
        }
        properties.add(property);
      }
    }
    xml.finish();
    if (properties.isEmpty()) {
      throw xml.refusal(Location.NONE, "the document holds no <property> element");
    }
    return properties;
  }

  private Property property() throws ModelException, XMLStreamException {
    Location start = xml.location();
    int element = xml.depth();
    String id = null;
    Property property = null;
    while (xml.nextChild(element)) {
      if (xml.name().equals("id")) {
        id = xml.text();
      } else if (xml.name().equals("formula")) {
        if (id == null || id.isEmpty() || property != null) {
          throw xml.refusal("a property has an <id>, and then one <formula>");
        }
        property = formula(id);
      }
    }
    if (property == null) {
      throw xml.refusal(start, "a property has an <id>, and then one <formula>");
    }
    return property;
  }

  private Property formula(String id) throws ModelException, XMLStreamException {
    conditions.ofProperty(id);
    int formula = xml.depth();
    conditions.child();
    Property property =
        switch (xml.name()) {
          case "exists-path" -> Reachability.exists(id, operand("finally"));
          case "all-paths" -> Reachability.always(id, operand("globally"));
          case "place-bound" -> new UpperBound(id, conditions.tokens());
          default -> throw conditions.unsupported();
        };
    if (xml.nextChild(formula)) {
      throw conditions.unsupported();
    }
    return property;
  }

  private Formula operand(String operator) throws ModelException, XMLStreamException {
    int path = xml.depth();
    conditions.child();
    if (!xml.name().equals(operator)) {
      throw conditions.unsupported();
    }
    Formula operand = conditions.only();
    if (xml.nextChild(path)) {
      throw conditions.unsupported();
    }
    return operand;
  }
}
