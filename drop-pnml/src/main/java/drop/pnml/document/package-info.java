/**
 * A PNML document as JAXB binds it: the elements that a place/transition net needs, in the
 * namespace of the 2009 grammar. Lists of nodes and arcs may be views that make each element as it
 * is asked for, so that a document costs no memory next to the net that it shows.
 */
@XmlSchema(
    namespace = PnmlDocument.NAMESPACE,
    elementFormDefault = XmlNsForm.QUALIFIED,
    xmlns = @XmlNs(prefix = "", namespaceURI = PnmlDocument.NAMESPACE))
package drop.pnml.document;

import jakarta.xml.bind.annotation.XmlNs;
import jakarta.xml.bind.annotation.XmlNsForm;
import jakarta.xml.bind.annotation.XmlSchema;
