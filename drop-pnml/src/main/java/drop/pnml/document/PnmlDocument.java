package drop.pnml.document;

import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlRootElement;

/** The root element, {@code <pnml>}, with the one net that it holds. */
@XmlRootElement(name = "pnml")
public final class PnmlDocument {
  public static final String NAMESPACE = "http://www.pnml.org/version-2009/grammar/pnml";

  @XmlElement public NetElement net;
}
