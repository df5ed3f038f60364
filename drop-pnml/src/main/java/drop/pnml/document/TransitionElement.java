package drop.pnml.document;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;

/** A {@code <transition>}. */
public final class TransitionElement {
  @XmlAttribute public String id;
  @XmlElement public Label name;
}
