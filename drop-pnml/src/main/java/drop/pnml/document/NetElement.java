package drop.pnml.document;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;

/** A {@code <net>} with its type, its name and its one page. */
@XmlType(propOrder = {"name", "page"})
public final class NetElement {
  public static final String PLACE_TRANSITION = "http://www.pnml.org/version-2009/grammar/ptnet";

  @XmlAttribute public String id;
  @XmlAttribute public String type;
  @XmlElement public Label name;
  @XmlElement public PageElement page;
}
