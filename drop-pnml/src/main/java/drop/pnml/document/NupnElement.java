package drop.pnml.document;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import java.util.Collection;

/** The {@code <toolspecific>} section that holds the nested units of a net. */
@XmlType(propOrder = {"size", "structure"})
public final class NupnElement {
  /** How large the net is, so that a tool can tell that the section belongs to it. */
  public static final class Size {
    @XmlAttribute public int places;
    @XmlAttribute public int transitions;
    @XmlAttribute public int arcs;
  }

  /** The units and what is claimed of them. */
  public static final class Structure {
    @XmlAttribute public int units;
    @XmlAttribute public String root;
    @XmlAttribute public boolean safe;

    @XmlElement(name = "unit")
    public Collection<Unit> unit;
  }

  /** A unit that names its places and its subunits. */
  @XmlType(propOrder = {"places", "subunits"})
  public static final class Unit {
    @XmlAttribute public String id;
    @XmlElement public String places;
    @XmlElement public String subunits;
  }

  @XmlAttribute public String tool;
  @XmlAttribute public String version;
  @XmlElement public Size size;
  @XmlElement public Structure structure;
}
