package drop.pnml.document;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;

/** A {@code <place>}; without an initial marking it is empty. */
@XmlType(propOrder = {"name", "initialMarking"})
public final class PlaceElement {
  @XmlAttribute public String id;
  @XmlElement public Label name;
  @XmlElement public Label initialMarking;
}
