package drop.pnml.document;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;

/**
 * An {@code <arc>}; without an inscription its weight is 1, without a kind it is an ordinary one.
 *
 * <p>The standard has no other kinds, and tools look for them in two places: the attribute {@code
 * type} (TAPAAL) and the child {@code <type value="…"/>} (GreatSPN, PIPE, Tina). Both are given, as
 * a tool that finds neither takes the arc for an ordinary one.
 */
@XmlType(propOrder = {"inscription", "kind"})
public final class ArcElement {
  /** The child that names the kind of an arc. */
  public static final class Kind {
    @XmlAttribute public String value;
  }

  @XmlAttribute public String id;
  @XmlAttribute public String source;
  @XmlAttribute public String target;
  @XmlAttribute public String type;
  @XmlElement public Label inscription;

  @XmlElement(name = "type")
  public Kind kind;
}
