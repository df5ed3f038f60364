package drop.pnml.document;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import java.util.Collection;

/** A {@code <page>} with the nodes and arcs on it. */
@XmlType(propOrder = {"places", "transitions", "arcs", "toolSpecific"})
public final class PageElement {
  @XmlAttribute public String id;

  @XmlElement(name = "place")
  public Collection<PlaceElement> places;

  @XmlElement(name = "transition")
  public Collection<TransitionElement> transitions;

  @XmlElement(name = "arc")
  public Collection<ArcElement> arcs;

  @XmlElement(name = "toolspecific")
  public NupnElement toolSpecific;
}
