package drop.pnml;

import drop.net.PetriNet;
import drop.notation.NetWriter;
import drop.notation.UnsupportedNetException;
import drop.pnml.document.PnmlDocument;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * Writes a net as PNML of the 2009 grammar, on one page. The document says that it is in UTF-8,
 * which is the caller's part to make true.
 *
 * <p>What was written reads back as an equal net, but for a name that is empty: PNML readers take
 * that for no name, and so for the id.
 */
public final class PnmlWriter implements NetWriter {
  @Override
  public String extension() {
    return "pnml";
  }

  @Override
  public String description() {
    return "PNML, the exchange format of Petri net tools (ISO/IEC 15909-2)";
  }

  @Override
  public void write(PetriNet net, Writer out) throws IOException, UnsupportedNetException {
    PnmlText.check(net);
    try {
      Marshaller marshaller = JAXBContext.newInstance(PnmlDocument.class).createMarshaller();
      marshaller.setProperty(Marshaller.JAXB_FORMATTED_OUTPUT, true);
      marshaller.marshal(NetDocument.of(net), new UncheckedWriter(out));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (JAXBException e) {
      throw new IllegalStateException("a net that was checked cannot be written", e);
    }
    out.flush();
  }
}
