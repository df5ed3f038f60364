package drop.pnml;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamException;

/**
 * Reads place/transition nets from PNML documents, plain or compressed with gzip.
 *
 * <p>It is liberal in what changes nothing (namespaces, the spelling of the net type, pages,
 * unknown annotations) and strict in what changes the net: an element known to alter the behaviour
 * that the net in memory cannot express is refused by name, never read as something else.
 */
public final class PnmlReader {
  private static final int LISTED_NETS = 20;

  /**
   * Reads one net of a file.
   *
   * @param netId the id of the net to read; null where the file holds a single one
   */
  public PetriNet read(Path file, String netId) throws ModelException, IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, file.toString(), netId);
    }
  }

  /**
   * Reads one net of a document and leaves the stream open: it is the caller's.
   *
   * @param sourceName what to call the document in messages
   * @param netId the id of the net to read; null where the document holds a single one
   */
  public PetriNet read(InputStream in, String sourceName, String netId)
      throws ModelException, IOException {
    try (XmlCursor xml = new XmlCursor(in, sourceName)) {
      return read(xml, netId);
    } catch (XMLStreamException e) {
      throw XmlFault.explain(e, sourceName);
    } catch (IOException e) {
      throw XmlFault.explain(e, sourceName, Location.NONE);
    }
  }

  private static PetriNet read(XmlCursor xml, String netId)
      throws ModelException, XMLStreamException {
    xml.root("pnml");
    // Some tools wrap the net in a <module>: it is looked through, as pages are.
    Containers levels = new Containers(xml, "module");
    List<String> ids = new ArrayList<>();
    PetriNet net = null;
    while (levels.next()) {
      if (!xml.name().equals("net")) {
        continue;
      }
      String id = xml.requiredAttribute("id");
      if (netId == null && net != null) {
        throw severalNets(xml, levels, ids);
      }
      ids.add(id);
      if (netId == null || id.equals(netId)) {
        if (net != null) {
          throw xml.refusal("a second net has the id \"" + Quote.of(id) + "\"; ids must be unique");
        }
        net = read(xml, id, levels, netId == null);
      }
    }
    xml.finish();
    if (ids.isEmpty()) {
      throw xml.refusal(Location.NONE, "the document holds no <net> element");
    }
    if (net == null) {
      throw xml.refusal(
          Location.NONE, "no net has the id \"" + Quote.of(netId) + "\"; there is " + list(ids));
    }
    return net;
  }

  private static PetriNet read(XmlCursor xml, String id, Containers levels, boolean perhapsNotMeant)
      throws ModelException, XMLStreamException {
    try {
      return new NetReader(xml, id).read();
    } catch (ModelException problem) {
      // The rest is read all the same: there may be other nets and, worse than this problem, the
      // document may not be XML at all.
      while (levels.next()) {
        if (perhapsNotMeant && xml.name().equals("net")) {
          throw severalNets(xml, levels, new ArrayList<>(List.of(id)));
        }
      }
      xml.finish();
      throw problem;
    }
  }

  /** The refusal to choose among nets; the cursor stands on the first that {@code ids} lacks. */
  private static ModelException severalNets(XmlCursor xml, Containers levels, List<String> ids)
      throws XMLStreamException {
    Location second = xml.location();
    do {
      if (xml.name().equals("net")) {
        String id = xml.attribute("id");
        ids.add(id == null ? "(one without id)" : id);
      }
    } while (levels.next());
    return xml.refusal(
        second, "the document holds " + ids.size() + " nets; name one of them (--net): " + list(ids));
  }

  private static String list(List<String> ids) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(ids.size(), LISTED_NETS); i++) {
      text.append(i == 0 ? "" : ", ").append(Quote.of(ids.get(i)));
    }
    return ids.size() > LISTED_NETS
        ? text + ", and " + (ids.size() - LISTED_NETS) + " more"
        : text.toString();
  }
}
